import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';

/** The visit of a phone on a slow network: 400 kB/s and 150 ms, with a processor four times as slow. */
const network = { offline: false, downloadThroughput: 400_000, uploadThroughput: 100_000, latency: 150 };
const slowdown = 4;
const visits = 5;
/** A page for reading: what the network takes is not hidden by software rendering of the map. */
const path = '/book/view/1/1';

/**
 * Measures when a page that was read responds to input: online with the files in the cache of the browser, and without a network. It responds when React has
 * taken over its elements.
 */
export async function measureOffline(address: string): Promise<Table> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address + path);
    await waitForKeptPage(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    const online = await repeat(page);
    await session.send('Network.emulateNetworkConditions', { ...network, offline: true });
    await disconnect(context);
    const offline = await repeat(page);
    return {
      title: `A chapter that was read, until it responds to input, milliseconds (processor at 1/${slowdown})`,
      head: ['network', 'median', 'slowest'],
      rows: [
        ['400 kB/s, 150 ms', ...describe(online)],
        ['none', ...describe(offline)],
      ],
    };
  } finally {
    await browser.close();
  }
}

async function waitForKeptPage(page: Page): Promise<void> {
  for (let isKept = false; !isKept;) {
    await page.waitForTimeout(500);
    isKept = await page.evaluate(
      async (url) => navigator.serviceWorker.controller !== null && (await caches.match(url)) !== undefined,
      path,
    );
  }
}

async function disconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

async function repeat(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.reload({ waitUntil: 'commit' });
    // React has marked the elements of the page that it responds to.
    const time = await page.waitForFunction(
      () => {
        const root = document.querySelector('#root > *');
        const isHydrated = root !== null && Object.keys(root).some((key) => key.startsWith('__react'));
        return isHydrated ? performance.now() : false;
      },
      null,
      { polling: 20, timeout: 60_000 },
    );
    times.push(Number(await time.jsonValue()));
  }
  return times;
}

function describe(times: readonly number[]): string[] {
  return [quantile(times, 0.5), Math.max(...times)].map((time) => String(Math.round(time)));
}
