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
}
