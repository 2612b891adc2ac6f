import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The map: its loading, its canvas, and the keyboard access to its stops. */
export class MapView extends Driver {
  /** Waits until the live map has replaced the static drawing of the delivered page. */
  async waitForLoad(): Promise<void> {
    await this.page.getByText(this.messages.mapLoading).waitFor({ state: 'hidden' });
  }

  /** Waits until the map has loaded and rendered everything and no camera movement is running. */
  async waitForIdle(): Promise<void> {
    await this.waitForLoad();
    await this.page.locator('[data-map="idle"]').waitFor();
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: this.messages.map });
  }

  /** Receives the map's own keys, such as + and -. */
  get canvas(): Locator {
    return this.page.locator('canvas');
  }

  /** The pin of the open stop. */
  get pin(): Locator {
    return this.page.locator('.map-pin');
  }

  /** The area of the map that no panel, bar or header covers. */
  get freeArea(): Locator {
    return this.page.locator('[class*="freeArea"]');
  }

  /** The listbox for walking along the stops of the map with the arrow keys. */
  get stopListbox(): Locator {
    return this.page.getByRole('listbox', { name: this.messages.stopWalk });
  }

  /** The current option of the stop listbox. */
  get activeStop(): Locator {
    return this.stopListbox.getByRole('option');
  }

  /** A stop in the list that replaces the map when WebGL is not available. */
  stopInFallbackList(name: RegExp): Locator {
    return this.page.getByRole('list').getByRole('link', { name }).first();
  }
}
