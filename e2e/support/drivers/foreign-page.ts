import type { FrameLocator, Locator, Page } from '@playwright/test';
import { Touch } from '../browser/touch.ts';
import { centreOf } from '../geometry.ts';

/** A long page of another site that shows an embedded page in a frame. */
export class ForeignPage {
  readonly #page: Page;
  readonly #responses: Promise<{ readonly url: string; readonly bytes: number }>[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the page with the code of an embedded page in the middle. */
  async open(code: string): Promise<void> {
    this.#page.on('response', (response) => {
      const measured = response
        .request()
        .sizes()
        .then((sizes) => ({ url: response.url(), bytes: sizes.responseBodySize }));
      this.#responses.push(measured);
    });
    const text = '<p style="height: 1200px">Text</p>';
    await this.#page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width">${text}${code}${text}`,
    );
    await this.frame.scrollIntoViewIfNeeded();
    await this.#page.waitForLoadState('networkidle');
  }

  get frame(): Locator {
    return this.#page.locator('iframe');
  }

  get embedded(): FrameLocator {
    return this.#page.frameLocator('iframe');
  }

  /** The URLs and the transferred bytes of all responses. */
  async responses() {
    return await Promise.all(this.#responses);
  }

  async scrollPosition(): Promise<number> {
    return await this.#page.evaluate(() => window.scrollY);
  }

  /** Turns the wheel over the frame. */
  async turnWheel(pixels: number): Promise<void> {
    const { x, y } = await centreOf(this.frame);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, pixels);
  }

  /** Drags the frame upwards with a finger. */
  async dragUp(pixels: number): Promise<void> {
    const from = await centreOf(this.frame);
    await new Touch(this.#page).swipe(from, { x: from.x, y: from.y - pixels }, 400);
  }
}
