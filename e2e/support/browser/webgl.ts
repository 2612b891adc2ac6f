import type { Page } from '@playwright/test';

/** Disables WebGL, or simulates the loss of its context. */
export class WebGl {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes `getContext` return null for WebGL. Call it before the page is opened. */
  async disable(): Promise<void> {
    await this.#page.addInitScript(() => {
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
        },
      });
    });
  }

  /** Loses the context of the map, as after a failure of the graphics driver. */
  async loseContext(): Promise<void> {
    await this.#page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { loseContextExtension: extension });
      extension?.loseContext();
    });
  }

  async restoreContext(): Promise<void> {
    await this.#page.evaluate(() => Reflect.get(window, 'loseContextExtension').restoreContext());
  }
}
