import type { Page } from '@playwright/test';

/** Layout shifts, as the browser's performance timeline reports them. */
export class LayoutShifts {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Records layout shifts. Call it before the page is opened. */
  async observe(): Promise<void> {
    await this.#page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { observedShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** The layout shifts since the page was opened. */
  async entries(): Promise<unknown> {
    return this.#page.evaluate(() => Reflect.get(window, 'observedShifts'));
  }
}
