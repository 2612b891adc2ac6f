import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The panel with the stops of the route in travel order. */
export class RouteList extends Driver {
  get #title(): string {
    return this.messages.routeList.title;
  }

  get openButton(): Locator {
    return this.page.getByRole('button', { name: this.#title, exact: true });
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.#title });
  }

  get heading(): Locator {
    return this.panel.getByRole('heading', { level: 2 });
  }

  /** The stops, in travel order. */
  get stops(): Locator {
    return this.panel.getByRole('listitem').getByRole('link');
  }

  /** The stop that is marked as open. */
  get currentStop(): Locator {
    return this.panel.locator('[aria-current="location"]');
  }

  /** Whether the open stop is no wider than the panel: long names wrap. */
  async currentStopFitsPanel(): Promise<boolean> {
    const [stop, panel] = await Promise.all([this.currentStop.boundingBox(), this.panel.boundingBox()]);
    return stop !== null && panel !== null && stop.width <= panel.width;
  }

  /** Switches the filter that shows only the stops in the current map view. */
  async limitToMapView(isLimited: boolean): Promise<void> {
    await this.panel.getByRole('checkbox').setChecked(isLimited);
  }
}
