import type { Page } from '@playwright/test';

/** The scripts that are loaded on demand. */
export class Scripts {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reports an enabled data saver, so that nothing is prefetched. Call it before the page is opened. */
  async preventPrefetching(): Promise<void> {
    await this.#page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }

  /**
   * Delays all script requests from now on.
   * @returns a function that releases them
   */
  async delay(): Promise<() => void> {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.#page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /**
   * Makes requests for a chunk fail from now on.
   * @param name the name of the chunk without its hash
   * @returns a function that unblocks them
   */
  async block(name: string): Promise<() => Promise<void>> {
    const url = `**/assets/${name}-*.js`;
    await this.#page.route(url, (route) => route.abort());
    return () => this.#page.unroute(url);
  }
}
