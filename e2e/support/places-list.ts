import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['placesList'];
type Limit = 'section' | 'year' | 'transport' | 'accuracy' | 'stay' | 'order';

/** The page with the list of all places. */
export class PlacesList {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, listWords: Words) {
    this.#page = page;
    this.#words = listWords;
  }

  /** The rows of the places that are rendered: those of the page without a script, else those near the viewport. */
  get places(): Locator {
    return this.#page.getByRole('group', { name: this.#words.title }).getByRole('listitem');
  }

  /** The names of the places, in the order of the list. */
  get names(): Locator {
    return this.places.getByRole('link');
  }

  get name(): Locator {
    return this.#page.getByRole('searchbox', { name: this.#words.name });
  }

  limit(limit: Limit): Locator {
    return this.#page.getByRole('combobox', { name: this.#words[limit], exact: true });
  }

  get withPictures(): Locator {
    return this.#page.getByRole('checkbox', { name: this.#words.withPictures });
  }

  get withTexts(): Locator {
    return this.#page.getByRole('checkbox', { name: this.#words.withTexts });
  }

  /** What asks for the choice where no script does. */
  get submit(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#words.submit, exact: true });
  }

  get reset(): Locator {
    return this.#page.getByRole('button', { name: this.#words.reset });
  }

  get showOnMap(): Locator {
    return this.#page.getByRole('button', { name: this.#words.showOnMap });
  }

  get nothing(): Locator {
    return this.#page.getByText(this.#words.nothing);
  }

  /** Links to the pages of the list, where no script runs. */
  get pages(): Locator {
    return this.#page.getByRole('navigation', { name: this.#words.pages }).getByRole('link');
  }

  /** How many places the list holds, by its own words. */
  async count(): Promise<number> {
    const text = await this.#page.getByRole('main').getByRole('status').first().textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]);
  }
}
