import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['settings'];

/** The settings, on the sheet beside the map or on their page. */
export class SettingsSheet {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, settingsWords: Words) {
    this.#page = page;
    this.#words = settingsWords;
  }

  /** Opens and closes the settings from the map. */
  get control(): Locator {
    return this.#page.locator('button[aria-pressed]').and(this.#page.getByLabel(this.#words.title));
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { name: this.#words.title });
  }

  /** Every group of settings as those hear it who do not see: names, hints, and what is chosen. */
  async groups(): Promise<string[]> {
    const groups = this.#page.getByRole('main').locator('fieldset').filter({ visible: true });
    await groups.first().waitFor();
    const heard = await Promise.all((await groups.all()).map((group) => group.ariaSnapshot()));
    // The other language is that of the page on which one is.
    return heard.map((group) => group.replaceAll(/^\s*- \/url:.*\n/gm, ''));
  }

  get markers(): Locator {
    return this.#page.getByRole('switch', { name: this.#words.markers });
  }

  get mainSection(): Locator {
    return this.#page.getByRole('switch', { name: this.#words.mainSection });
  }

  get reset(): Locator {
    return this.#page.getByRole('button', { name: this.#words.reset });
  }
}
