import type { Page } from '@playwright/test';

/** Parts of the page that move by themselves. */
export class Shifts {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Watches for them; call it before the page is opened. */
  async watch(): Promise<void> {
    await this.#page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { observedShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** The movements seen since `watch`. */
  async seen(): Promise<unknown> {
    return this.#page.evaluate(() => Reflect.get(window, 'observedShifts'));
  }
}
