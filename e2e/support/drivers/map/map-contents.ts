import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';

/** The line types, the heat map and the photographs of the map, with their settings and the key. */
export class MapContents extends Driver {
  get #labels(): Driver['messages']['mapContents'] {
    return this.messages.mapContents;
  }

  get lineTypeChoice(): Locator {
    return this.page.getByRole('combobox', { name: this.#labels.lineType });
  }

  get heatmapSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.#labels.heatmap });
  }

  get certainOnlySwitch(): Locator {
    return this.page.getByRole('switch', { name: this.#labels.certainOnly });
  }

  /** The notices of the filter of certain positions: on the map and in lists. */
  get filterNotices(): Locator {
    return this.page.getByRole('group', { name: this.#labels.filter });
  }

  /** Removes the filter by its notice within a panel. */
  async removeFilter(panel: Locator): Promise<void> {
    await panel.getByRole('group', { name: this.#labels.filter }).getByRole('button').click();
  }

  /** The entries of the key about the accuracy of positions. */
  get accuracyKey(): Locator {
    return this.page.getByRole('dialog').getByText(this.#labels.accuracyKey);
  }

  /** The button that opens the key to the map. */
  get keyButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.key });
  }

  /** The legend of the line type by accuracy, on the map and in the key. */
  get accuracyLegend(): Locator {
    return this.page.getByRole('dialog').getByRole('list', { name: this.#labels.accuracy });
  }

  get longestStays(): Locator {
    return this.page.getByRole('list', { name: this.#labels.longestStays }).getByRole('listitem');
  }

  get photographsButton(): Locator {
    return this.page.locator('button[aria-pressed]').and(this.page.getByLabel(this.#labels.photographs));
  }

  /** The photographs in the list of those in view. */
  get listedPhotographs(): Locator {
    return this.page
      .getByRole('dialog', { name: this.#labels.photographs })
      .getByRole('listitem')
      .getByRole('button');
  }
}
