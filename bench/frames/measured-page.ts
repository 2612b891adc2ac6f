import { markAsKnownVisitor } from '../../e2e/support/browser/known-visitor.ts';
import type { Browser, Page } from '@playwright/test';
import { Product } from '../../e2e/support/drivers/product.ts';
import { readWork, traceCategories } from './main-thread.ts';
import type { TraceEvent, Work } from './main-thread.ts';
import type { View } from './page/bench-page.ts';
import { pageScript } from './page-script.ts';
import { followPath, startView, windowSize } from './path.ts';
import type { Movement } from './path.ts';

/** The result of following the path once. */
export interface Round {
  readonly work: ReadonlyMap<Movement, Work>;
  /** The final view of the map. */
  readonly end: View;
}

/** The timeout for rendering the map, in milliseconds; software rendering on a busy machine is slow. */
const pageTimeout = 120_000;

/** Opens a new window with the script that prepares the measurement. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: windowSize });
  context.setDefaultTimeout(pageTimeout);
  const page = await context.newPage();
  await page.addInitScript(markAsKnownVisitor);
  await page.addInitScript({ content: await pageScript('prepare-page') });
  return page;
}

/** Opens the product and waits until the map with route and stops is idle. */
export async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await new Product({ page, language: 'ru', layout: 'desktop' }).map.waitForIdle();
}

/** Opens the bare page and waits until the style of its map has loaded. */
export async function openBarePage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.map?.getStyle() !== undefined);
}

/** Moves the map to the start of the path, follows the path and reads the work of the main thread. */
export async function measureRound(page: Page): Promise<Round> {
  await page.bringToFront();
  await page.evaluate((view) => window.bench.showView(view), startView);
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  await browser.startTracing(page, { categories: traceCategories });
  await followPath(page);
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return { work: readWork(trace.traceEvents), end: await page.evaluate(() => window.bench.currentView()) };
}
