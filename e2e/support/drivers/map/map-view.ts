import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';

/** The map: its loading, its canvas, and the keyboard access to its stops. */
export class MapView extends Driver {
  /** Waits until the live map has replaced the static drawing of the delivered page. */
  async waitForLoad(): Promise<void> {
    await this.loadingMessage.waitFor({ state: 'hidden' });
  }

  /** Waits until the map has loaded and rendered everything and no camera movement is running. */
  async waitForIdle(): Promise<void> {
    await this.waitForLoad();
    await this.page.locator('[data-map="idle"]').waitFor();
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: this.messages.map });
  }

  /** The drawing of the route that the server renders. */
  get drawing(): Locator {
    return this.page.locator('.route-drawing');
  }

  /** The link of a stop in that drawing. */
  drawnStop(title: string): Locator {
    return this.drawing.locator('a').filter({ hasText: title }).first();
  }

  /** The message that the map is loading. */
  get loadingMessage(): Locator {
    return this.page.getByText(this.messages.mapLoading);
  }

  /** Receives the map's own keys, such as + and -. */
  get canvas(): Locator {
    return this.page.locator('canvas');
  }

  /** The pin of the open stop. */
  get pin(): Locator {
    return this.page.locator('.map-pin');
  }

  /** The attribution of the map data on a desktop. */
  get attribution(): Locator {
    return this.page.getByText(/GeoNames/).first();
  }

  /** The button at the edge of the free area that points to the open stop while it is out of view. */
  edgePointer(title: string): Locator {
    return this.page.getByRole('button', { name: this.messages.showStop(title) });
  }

  /** The area of the map that no panel, bar or header covers. */
  get freeArea(): Locator {
    return this.page.locator('[class*="freeArea"]');
  }

  /** Clicks on what the map draws at the centre of the free area, which is the position of the URL. */
  async clickCentre(): Promise<void> {
    const area = await this.freeArea.boundingBox();
    if (area === null) throw new Error('the map has no free area');
    await this.page.mouse.click(area.x + area.width / 2, area.y + area.height / 2);
  }

  /** Whether the tip of the pin is in the free area. */
  async isPinInFreeArea(): Promise<boolean> {
    const [pin, area] = await Promise.all([this.pin.boundingBox(), this.freeArea.boundingBox()]);
    if (pin === null || area === null) return false;
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height];
    return x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;
  }

  /** The listbox for walking along the stops of the map with the arrow keys. */
  get stopListbox(): Locator {
    return this.page.getByRole('listbox', { name: this.messages.stopWalk });
  }

  /** The current option of the stop listbox. */
  get activeStop(): Locator {
    return this.stopListbox.getByRole('option');
  }

  /** The visible buttons on the map, without those for keyboards, which are shown while they have the focus. */
  get #controls(): Locator {
    return this.page
      .locator('.map-view :is(button, summary):not([class*="walker"] *)')
      .filter({ visible: true });
  }

  /** The names of the visible buttons on the map outside of the sheet and of the journey bar. */
  async visibleControls(): Promise<readonly string[]> {
    const controls = this.#controls;
    return controls.evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('section') === null)
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
  }

  /** The names of those buttons that another element covers. */
  async coveredControls(): Promise<readonly string[]> {
    const controls = this.#controls;
    return controls.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 2, (top + bottom) / 2, bottom - 2].some(
            (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
  }

  /** The rendered colours of the legend of the years. */
  async legendColours(): Promise<readonly string[]> {
    const swatches = this.page.locator('[class*="swatch"]');
    await swatches.first().waitFor();
    return swatches.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    );
  }

  /** A stop in the list that replaces the map when WebGL is not available. */
  stopInFallbackList(name: RegExp): Locator {
    return this.page.getByRole('list').getByRole('link', { name }).first();
  }
}
