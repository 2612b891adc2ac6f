import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The catalogue of paintings. */
export class Paintings extends Driver {
  /** The cards of the paintings. */
  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  get yearFilter(): Locator {
    return this.page.getByRole('combobox', { name: this.messages.paintings.year, exact: true });
  }

  /** The button of a phone that opens the filters. */
  get filterButton(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.messages.paintings.filter}`) });
  }

  /** Opens the filters, which a desktop always shows. */
  async openFilters(): Promise<void> {
    if (await this.yearFilter.isHidden()) await this.filterButton.click();
  }

  get searchInput(): Locator {
    return this.page.getByRole('searchbox', { name: this.messages.paintings.search });
  }

  get submitButton(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: this.messages.paintings.submit, exact: true });
  }

  get showOnMapButton(): Locator {
    return this.page.getByRole('button', { name: this.messages.paintings.showOnMap });
  }

  /** The painting that the hash of the URL cites. */
  get cited(): Locator {
    return this.page.locator('li:target');
  }
}
