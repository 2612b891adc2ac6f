import type { Browser, Page } from '@playwright/test';
import { traceCategories } from '../frames/main-thread.ts';
import type { TraceEvent } from '../frames/main-thread.ts';
import { readLoadWork } from './load-work.ts';
import { openLoadWindow } from './open-window.ts';
import type { PageServer, Traffic } from './page-server.ts';

/** The cost of loading a page until it is usable. */
export interface Load extends Omit<Traffic, 'rounds'> {
  /** Measured on this machine with software rendering. */
  readonly wallMilliseconds: number;
  /** Processor time of script, style and layout on the main thread. */
  readonly scriptMilliseconds: number;
}

/** The delay of each response while round trips are counted; longer than any script runs. */
const delayMilliseconds = 1000;

/**
 * Opens a page with an empty cache and measures until it is usable.
 * @returns the figures and the page, which stays open
 */
export async function measureLoad(browser: Browser, server: PageServer): Promise<{ load: Load; page: Page }> {
  const page = await openLoadWindow(browser);
  server.reset();
  await browser.startTracing(page, { categories: traceCategories });
  const wallMilliseconds = await openUntilUsable(page, server.address);
  const { bytes, requests } = server.traffic();
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const scriptMilliseconds = readLoadWork(trace.traceEvents);
  return { load: { bytes, requests, wallMilliseconds, scriptMilliseconds }, page };
}

/**
 * Counts the sequential round trips until a page is usable. All responses are delayed, so that independent requests are sent
 * before the first response.
 */
export async function countRounds(browser: Browser, server: PageServer): Promise<number> {
  const page = await openLoadWindow(browser);
  server.reset(delayMilliseconds);
  try {
    await openUntilUsable(page, server.address);
    return server.traffic().rounds;
  } finally {
    server.reset();
    await page.context().close();
  }
}

/** @returns milliseconds from navigation until the page is usable, by the clock of the page */
async function openUntilUsable(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    () => performance.getEntriesByName('bench:end').at(0)?.startTime ?? false,
    undefined,
    { polling: 50 },
  );
  const time = await usable.jsonValue();
  return typeof time === 'number' ? time : Number.NaN;
}
