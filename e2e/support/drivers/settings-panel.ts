import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';
import { Sheet } from './sheet.ts';

/** The settings, in the tab of the sheet or on their own page. */
export class SettingsPanel extends Driver {
  get #labels(): Driver['messages']['settings'] {
    return this.messages.settings;
  }

  /** The map control that opens and closes the settings tab; phones have none. */
  get #toggleButton(): Locator {
    return this.page.locator('button[aria-pressed]').and(this.page.getByLabel(this.#labels.title));
  }

  /** Opens the settings tab by the map control, on a phone by the tab of the sheet. */
  async open(): Promise<void> {
    if (this.layout === 'phone') await new Sheet(this).openTab('settings');
    else await this.#toggleButton.click();
  }

  /** Returns from the settings tab to the stop. */
  async close(): Promise<void> {
    if (this.layout === 'phone') await new Sheet(this).openTab('overview');
    else await this.#toggleButton.click();
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

  /** The rendered background of the track of the switch of the markers. */
  async markersBackground(): Promise<string> {
    const track = this.markersSwitch.locator('[class*="track"]');
    return track.evaluate((element) => getComputedStyle(element).backgroundColor);
  }

  get mainSectionSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.#labels.mainSection });
  }

  get resetButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.reset });
  }
}
