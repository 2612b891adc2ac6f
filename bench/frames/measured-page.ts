import type { Browser, Page } from '@playwright/test';
import { Product } from '../../e2e/support/product.ts';
import { readWork, traceCategories } from './main-thread.ts';
import type { TraceEvent, Work } from './main-thread.ts';
import type { View } from './page/bench-page.ts';
import { pageScript } from './page-script.ts';
import { followPath, startView, windowSize } from './path.ts';
import type { Movement } from './path.ts';

/** What one way along the path came to. */
export interface Round {
  readonly work: ReadonlyMap<Movement, Work>;
  /** Where the map looks at the end. */
  readonly end: View;
}

/** How long a page may take to draw its map, in milliseconds: by software, and beside whatever else the machine does. */
const pageTimeout = 120_000;

/** A new window, prepared for the measurement. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: windowSize });
  context.setDefaultTimeout(pageTimeout);
  const page = await context.newPage();
  await page.addInitScript({ content: await pageScript('prepare-page') });
  return page;
}

/** Opens the product and waits until its map is drawn with the route and the stops. */
export async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await new Product(page, 'ru', 'desktop').mapToRest();
}

/** Opens the bare page and waits until it has its map. */
export async function openBarePage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.map?.getStyle() !== undefined);
}

/** Puts the map at the begin of the path, follows the path and reads what the main thread did meanwhile. */
export async function measureRound(page: Page): Promise<Round> {
  await page.bringToFront();
  await page.evaluate((view) => window.bench.show(view), startView);
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: traceCategories });
  await followPath(page);
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return { work: readWork(trace.traceEvents), end: await page.evaluate(() => window.bench.view()) };
}
