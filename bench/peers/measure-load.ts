import type { Browser, Page } from '@playwright/test';
import { traceCategories } from '../frames/main-thread.ts';
import type { TraceEvent } from '../frames/main-thread.ts';
import { readLoadWork } from './load-work.ts';
import { openLoadWindow } from './open-window.ts';
import type { PageServer, Traffic } from './page-server.ts';

/** What it takes until a page can be used. */
export interface Load extends Omit<Traffic, 'rounds'> {
  /** By the clock of this machine, drawn by software. */
  readonly wallMilliseconds: number;
  /** Script, style and layout of the main thread, in milliseconds of its processor. */
  readonly scriptMilliseconds: number;
}

/** By how much an answer is held back when round trips are counted: more than a script takes. */
const heldBackMilliseconds = 1000;

/**
 * Opens a page with an empty cache and measures until it can be used.
 * @returns with the page, which stays open
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
 * How many requests follow one another until a page can be used. Every answer is held back, so that requests that do not
 * depend on one another begin before the first of them is answered.
 */
export async function countRounds(browser: Browser, server: PageServer): Promise<number> {
  const page = await openLoadWindow(browser);
  server.reset(heldBackMilliseconds);
  try {
    await openUntilUsable(page, server.address);
    return server.traffic().rounds;
  } finally {
    server.reset();
    await page.context().close();
  }
}

/** @returns milliseconds from the call to the moment when the page can be used, by the clock of the page */
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
