import type { Locator, Page } from '@playwright/test';

/** The map that is started before the application. */
export class FirstMap {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits until the first frame is complete and the server-rendered drawing is hidden. */
  async waitForIdle(): Promise<void> {
    await this.#page.locator('[data-map="idle"]').waitFor();
    await this.#page.locator('[data-map-part="drawing"][data-hidden="true"]').waitFor({ state: 'attached' });
  }

  /** Counts the contexts of WebGL from now on. Call it before the page is opened. */
  async countContexts(): Promise<() => Promise<number>> {
    await this.#page.addInitScript(() => {
      const canvases = new Set<unknown>();
      Object.assign(window, { drawnCanvases: canvases });
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          if (kind.startsWith('webgl')) canvases.add(this);
          return Reflect.apply(original, this, [kind, ...rest]);
        },
      });
    });
    return () => this.#page.evaluate(() => Reflect.get(window, 'drawnCanvases').size);
  }

  /** The notice that the application could not be loaded. */
  get failure(): Locator {
    return this.#page.getByRole('alert');
  }
}
