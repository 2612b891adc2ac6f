import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

type Filter = 'section' | 'year' | 'transport' | 'accuracy' | 'stay' | 'order';

/** The page with the list of all places. */
export class PlacesList extends Driver {
  get #labels(): Driver['messages']['placesList'] {
    return this.messages.placesList;
  }

  /** The rendered items: those of one page without JavaScript, otherwise those near the viewport. */
  get items(): Locator {
    return this.page.getByRole('group', { name: this.#labels.title }).getByRole('listitem');
  }

  /** The links with the names of the places, in list order. */
  get links(): Locator {
    return this.items.getByRole('link');
  }

  get nameInput(): Locator {
    return this.page.getByRole('searchbox', { name: this.#labels.name });
  }

  filter(filter: Filter): Locator {
    return this.page.getByRole('combobox', { name: this.#labels[filter], exact: true });
  }

  get withTextsCheckbox(): Locator {
    return this.page.getByRole('checkbox', { name: this.#labels.withTexts });
  }

  /** Submits the form when JavaScript is not available. */
  get submitButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#labels.submit, exact: true });
  }

  get resetButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.reset });
  }

  get showOnMapButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.showOnMap });
  }

  get emptyMessage(): Locator {
    return this.page.getByText(this.#labels.nothing);
  }

  /** The links to the pages of the list, which are shown without JavaScript. */
  get pageLinks(): Locator {
    return this.page.getByRole('navigation', { name: this.#labels.pages }).getByRole('link');
  }

  /** The number of places in the list, as its status message states it. */
  async count(): Promise<number> {
    const status = await this.page.getByRole('main').getByRole('status').first().textContent();
    return Number(/\d+/.exec(status ?? '')?.[0]);
  }
}
