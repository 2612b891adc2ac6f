import type { Page } from '@playwright/test';

/** Simulates the on-screen keyboard of a phone through the visual viewport. */
export class OnScreenKeyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes the height of the visual viewport depend on `show`. Call it before the page is opened. */
  async install(): Promise<void> {
    await this.#page.addInitScript(() => {
      const viewport = window.visualViewport;
      if (!viewport) return;
      Object.defineProperty(viewport, 'height', {
        get: () => window.innerHeight - Number(Reflect.get(window, 'keyboardPixels') ?? 0),
      });
    });
  }

  /** Opens the keyboard with a height in CSS pixels; 0 closes it. */
  async show(pixels: number): Promise<void> {
    await this.#page.evaluate((height) => {
      Object.assign(window, { keyboardPixels: height });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, pixels);
  }
}
