import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The settings, in the tab of the sheet or on their own page. */
export class SettingsPanel extends Driver {
  get #labels(): Driver['messages']['settings'] {
    return this.messages.settings;
  }

  /** The map control that opens and closes the settings tab. */
  get toggleButton(): Locator {
    return this.page.locator('button[aria-pressed]').and(this.page.getByLabel(this.#labels.title));
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: this.#labels.title });
  }

  /** The ARIA snapshot of each group of settings: names, descriptions and values. */
  async groupSnapshots(): Promise<string[]> {
    const groups = this.page.getByRole('main').locator('fieldset').filter({ visible: true });
    await groups.first().waitFor();
    const snapshots = await Promise.all((await groups.all()).map((group) => group.ariaSnapshot()));
    // The language links point to the current page, so their URLs differ between the tab and the page.
    return snapshots.map((snapshot) => snapshot.replaceAll(/^\s*- \/url:.*\n/gm, ''));
  }

  get markersSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.#labels.markers, exact: true });
  }

  get mainSectionSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.#labels.mainSection });
  }

  get resetButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.reset });
  }
}
