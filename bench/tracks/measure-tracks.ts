import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Product } from '../../e2e/support/drivers/product.ts';
import { launchBrowser } from '../browser.ts';
import { readWorkByMark, traceCategories, type TraceEvent } from '../frames/main-thread.ts';
import { openWindow } from '../frames/measured-page.ts';
import { mark } from '../frames/path.ts';
import type { Table } from '../report.ts';
import { largeGpx, largestPointCount } from './large-track.ts';
import { measureMemory, type MemoryRange } from './renderer-memory.ts';

/** The figures of one action. */
interface Measured {
  /** Until the track is in the list and sent to the map, in seconds. */
  readonly seconds: number;
  /** The longest task of script and layout of the main thread, in milliseconds of processor time. */
  readonly longestTask: number;
  readonly memory: MemoryRange;
}

/** Measures how the largest track file is added, and restored at the next visit. */
export async function measureTracks(address: string): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-tracks-'));
  const file = join(folder, 'large.gpx');
  const text = largeGpx();
  await writeFile(file, text);
  const browser = await launchBrowser();
  try {
    const page = await openWindow(browser);
    const added = await measureAdding(browser, page, { address, file });
    const restored = await measureRestoring(browser, page, address);
    return {
      title: `A track file of ${largestPointCount.toLocaleString('en')} points (${(text.length / 1e6).toFixed(0)} MB of GPX)`,
      head: [
        'action',
        'until the track is listed and drawn, s',
        'longest task of the main thread, ms',
        'renderer before, MB',
        'renderer at most, MB',
      ],
      rows: [toRow('add the file', added), toRow('restore at the next visit', restored)],
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function toRow(title: string, { seconds, longestTask, memory }: Measured): string[] {
  return [
    title,
    seconds.toFixed(1),
    longestTask.toFixed(1),
    memory.before.toFixed(0),
    memory.peak.toFixed(0),
  ];
}

async function measureAdding(
  browser: Browser,
  page: Page,
  { address, file }: { readonly address: string; readonly file: string },
): Promise<Measured> {
  const { map, tracks } = createProduct(page);
  await page.goto(`${address}/place/53#p=53/t`);
  await map.waitForIdle();
  await tracks.empty.waitFor();
  return await measure(browser, page, async () => {
    await tracks.chooseFile(file);
    await tracks.track('Large').waitFor({ timeout: 120_000 });
  });
}

async function measureRestoring(browser: Browser, page: Page, address: string): Promise<Measured> {
  const { map, tracks } = createProduct(page);
  // The tab is opened after the map is idle, so that the start of the page is not measured.
  await page.goto(`${address}/aboutcae`);
  await page.evaluate(() => localStorage.removeItem('trackLists'));
  await page.goto(`${address}/place/53`);
  await map.waitForIdle();
  return await measure(browser, page, async () => {
    await tracks.open();
    await tracks.track('Large').waitFor();
  });
}

function createProduct(page: Page): Product {
  return new Product({ page, language: 'ru', layout: 'desktop' });
}

async function measure(browser: Browser, page: Page, action: () => Promise<void>): Promise<Measured> {
  await browser.startTracing(page, { categories: traceCategories });
  let seconds = 0;
  const memory = await measureMemory(browser, async () => {
    await mark(page, 'tracks');
    const start = performance.now();
    await action();
    await createProduct(page).map.waitForIdle();
    seconds = (performance.now() - start) / 1000;
    await mark(page, 'end');
  });
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const tasks = readWorkByMark(trace.traceEvents, ['tracks']).get('tracks')?.tasks ?? [];
  return { seconds, longestTask: Math.max(...tasks), memory };
}
