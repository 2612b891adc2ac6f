import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The open stop: its pane, and the links to its neighbours along the route. */
export class OpenStop extends Driver {
  /** The pane of the stop. */
  get region(): Locator {
    return this.page.getByRole('region', { name: this.messages.stop, exact: true });
  }

  get closeButton(): Locator {
    return this.region.getByRole('button', { name: this.messages.closeStop, exact: true });
  }

  async close(): Promise<void> {
    await this.closeButton.click();
  }

  /** The button with the title of a closed stop, which opens it again. */
  get reopenButton(): Locator {
    return this.page.getByTitle(this.messages.openStop);
  }

  get nextLink(): Locator {
    return this.region.getByRole('link', { name: this.messages.nextStop }).first();
  }

  get previousLink(): Locator {
    return this.region.getByRole('link', { name: this.messages.previousStop }).first();
  }

  async goToNext(): Promise<void> {
    await this.nextLink.click();
  }

  async goToPrevious(): Promise<void> {
    await this.previousLink.click();
  }

  /** The lead image and the images below it. */
  get images(): Locator {
    return this.region.getByRole('img');
  }

  /** The link with the number of images, which scrolls to them. */
  get imageCountLink(): Locator {
    return this.region.getByRole('link', { name: this.messages.showImages });
  }
}
