import type { Browser } from '@playwright/test';
import { windowSize } from '../frames/path.ts';
import type { PageServer } from './page-server.ts';

/** What a page costs until a stop can be opened, when its HTML already contains links to the stops. */
export interface FirstUse {
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  /** Time of style and layout; the pages run no script by then. */
  readonly layoutMilliseconds: number;
}

/**
 * Loads a page completely with scripts disabled.
 * @returns the cost if a stop of the route can be opened then, else null: the page needs its scripts
 */
export async function measureFirstUse(browser: Browser, server: PageServer): Promise<FirstUse | null> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: windowSize,
    colorScheme: 'light',
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    const metrics = await context.newCDPSession(page);
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
    server.reset();
    await page.goto(server.address, { waitUntil: 'load' });
    const { bytes } = server.traffic();
    const stop = page.locator('svg a[href*="/place/"]').filter({ visible: true });
    if ((await stop.count()) === 0) return null;
    const { metrics: values } = await metrics.send('Performance.getMetrics');
    const seconds = values
      .filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration')
      .reduce((sum, { value }) => sum + value, 0);
    return { bytes, layoutMilliseconds: seconds * 1000 };
  } finally {
    await context.close();
  }
}
