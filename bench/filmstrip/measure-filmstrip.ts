import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { disableWebGlDrawing } from '../../e2e/support/browser/webgl-drawing.ts';
import { launchBrowser } from '../browser.ts';

/*
 * Frames of the load of a running product on a slow phone, and what is loaded until the map is drawn:
 * `npx tsx bench/filmstrip/measure-filmstrip.ts http://127.0.0.1:3000 <folder of the pictures> [undrawn]`. The processor and the network are throttled
 * by the browser. Without a graphics card WebGL takes a minute of the slowed processor; with `undrawn` it draws nothing, so that the times are
 * those of the page, and the map in the pictures is empty.
 */

const paths = { start: '/', stop: '/en/place/53', view: '/#m=9/34.2/77.6' };
/** Seconds after the navigation. */
const frames = [0.5, 1, 2, 4, 6, 8];
const slowdown = 4;
const megabit = 1_000_000 / 8;
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
const longestLoadMilliseconds = 90_000;

interface Load {
  /** Transferred bytes of the scripts, and of everything, until the map is drawn. */
  readonly scriptBytes: number;
  readonly bytes: number;
  /** Script of the main thread until then, in milliseconds of the slowed processor. */
  readonly scriptMilliseconds: number;
  readonly drawnMilliseconds: number;
}

const [origin, folder, mode] = process.argv.slice(2);
if (origin === undefined || folder === undefined)
  throw new Error('usage: measure-filmstrip.ts <origin> <folder>');
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const [name, path] of Object.entries(paths)) {
  const load = await measure(browser, `${origin}${path}`, (second, picture) =>
    writeFile(join(folder, `${name}-${second}.png`), picture),
  );
  console.log(`${path}: ${JSON.stringify(load)}`);
}
await browser.close();

async function measure(
  measured: Browser,
  url: string,
  keepFrame: (second: number, picture: Buffer) => Promise<void>,
): Promise<Load> {
  const context = await measured.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: url.includes('/en') ? 'en-US' : 'ru-RU',
  });
  const page = await context.newPage();
  if (mode === 'undrawn') await page.addInitScript(disableWebGlDrawing);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const count = countBytes(session);
  const keepRest = await keepScreencast(session, keepFrame);
  const begin = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await waitUntilDrawn(page);
  const drawnMilliseconds = Date.now() - begin;
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0;
  const load = { ...count(), scriptMilliseconds: Math.round(seconds * 1000), drawnMilliseconds };
  await page.waitForTimeout(Math.max(0, (frames.at(-1) ?? 0) * 1000 + 500 - drawnMilliseconds));
  await keepRest();
  await context.close();
  return load;
}

/** The drawing of the server is hidden when the first frame of the map is drawn. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page
    .locator('.map-view')
    .locator('xpath=..')
    .locator('> [data-outdated][data-hidden="true"]')
    .waitFor({ state: 'attached', timeout: longestLoadMilliseconds });
}

function countBytes(session: CDPSession): () => Pick<Load, 'bytes' | 'scriptBytes'> {
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ scriptBytes, bytes });
}

/**
 * Keeps the last frame before each of the seconds; the frames are those of the compositor.
 * @returns a function that keeps the last frame for the seconds since which nothing has changed
 */
async function keepScreencast(
  session: CDPSession,
  keepFrame: (second: number, picture: Buffer) => Promise<void>,
): Promise<() => Promise<void>> {
  let begin: number | null = null;
  let last: Buffer | null = null;
  const waiting = [...frames];
  session.on('Page.frameNavigated', () => (begin ??= Date.now()));
  await session.send('Page.enable');
  const keepDue = async (): Promise<void> => {
    const [next] = waiting;
    if (begin === null || last === null || next === undefined || Date.now() - begin < next * 1000) return;
    waiting.shift();
    await keepFrame(next, last);
    await keepDue();
  };
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    void keepDue();
    last = Buffer.from(data, 'base64');
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return keepDue;
}
