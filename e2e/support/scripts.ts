import type { Page } from '@playwright/test';

/** The parts of the program that are loaded while the page is used. */
export class Scripts {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Holds back what is asked for from now on.
   * @returns what lets it through
   */
  async hold(): Promise<() => void> {
    let letThrough = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await this.#page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    return letThrough;
  }

  /**
   * Loses the parts of a name from now on, as a network does that has gone.
   * @returns what ends that
   */
  async lose(name: string): Promise<() => Promise<void>> {
    const address = `**/assets/${name}-*.js`;
    await this.#page.route(address, (route) => route.abort());
    return () => this.#page.unroute(address);
  }
}
