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
