import type { Browser, Page } from '@playwright/test';
import { windowSize } from '../frames/path.ts';
import { buildPreparation } from './page-build.ts';

/** A new window with an empty cache, prepared for a page whose loading is measured. */
export async function openLoadWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: windowSize,
    colorScheme: 'light',
    // Signs that fade in are frames that software draws.
    reducedMotion: 'reduce',
  });
  // The limits of the measurement end what never ends.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  // A page that breaks would look like one that never ends.
  page.on('pageerror', (error) => console.error('peers: the page has failed:', error.message));
  await page.addInitScript({ content: await buildPreparation() });
  return page;
}
