import type { Page } from '@playwright/test';

/** What the browser can draw a map with. */
export class Graphics {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes the browser one that cannot draw the map; call it before the page is opened. */
  async forbid(): Promise<void> {
    await this.#page.addInitScript(() => {
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
        },
      });
    });
  }

  /** Takes the drawing context of the map away, as a browser does when its graphics fail. */
  async lose(): Promise<void> {
    await this.#page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { takenContext: extension });
      extension?.loseContext();
    });
  }

  async restore(): Promise<void> {
    await this.#page.evaluate(() => Reflect.get(window, 'takenContext').restoreContext());
  }
}
