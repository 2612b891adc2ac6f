import { markAsKnownVisitor } from '../../e2e/support/browser/known-visitor.ts';
import type { Browser, Page } from '@playwright/test';
import { windowSize } from '../frames/path.ts';
import { buildPreparation } from './page-build.ts';

/** Opens a new window with an empty cache and the init script of the load measurement. */
export async function openLoadWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: windowSize,
    colorScheme: 'light',
    // Fade animations would add software-rendered frames.
    reducedMotion: 'reduce',
  });
  // The steps have their own time limits.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  // Without the log a broken page would look like a slow one.
  page.on('pageerror', (error) => console.error('peers: page error:', error.message));
  await page.addInitScript(markAsKnownVisitor);
  await page.addInitScript({ content: await buildPreparation() });
  return page;
}
