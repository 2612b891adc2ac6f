import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';
import type { DriverContext } from './driver.ts';

/** The area below the header and above the bottom bar in which a row counts as visible, in CSS pixels from the edges. */
const margins = { top: 120, bottom: 80 };

/** A page with a virtualized list. */
export class LongList extends Driver {
  /** The selector of the links in the rendered rows. */
  readonly #rowSelector: string;

  constructor(context: DriverContext, rowSelector: string) {
    super(context);
    this.#rowSelector = rowSelector;
  }

  /** The rendered rows. */
  get rows(): Locator {
    return this.page.locator(this.#rowSelector);
  }

  get focusedElement(): Locator {
    return this.page.locator('*:focus');
  }

  /** Waits until the list has its full height instead of that of the delivered page. */
  async waitForFullHeight(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(8000);
  }

  /** The number of elements in the document. */
  async elementCount(): Promise<number> {
    return this.page.evaluate(() => document.querySelectorAll('*').length);
  }

  /** Scrolls to a position between 0 and 1. */
  async scrollTo(position: number): Promise<void> {
    await this.page.evaluate((share) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, (scrollHeight - window.innerHeight) * share);
    }, position);
  }

  /** Waits for a visible row and returns the first one. */
  async firstVisibleRow(): Promise<Locator> {
    return this.rows.nth(await this.#waitForVisible(this.rows));
  }

  /** Waits until the rendered part of the page reaches the viewport; a row of images has links, but may have no place. */
  async waitForVisibleLink(): Promise<void> {
    await this.#waitForVisible(this.page.locator('#content a'));
  }

  /** Waits until one of the links is within the visible area, and returns the index of the first one. */
  async #waitForVisible(links: Locator): Promise<number> {
    const findIndex = (): Promise<number> =>
      links.evaluateAll(
        (elements, { top: upper, bottom: lower }) =>
          elements.findIndex((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top > upper && bottom < window.innerHeight - lower;
          }),
        margins,
      );
    await expect.poll(findIndex).toBeGreaterThanOrEqual(0);
    return await findIndex();
  }

  /** The distance between a row and a position in the viewport, in CSS pixels; Infinity when it is not rendered. */
  async distanceFrom(href: string, top: number): Promise<number> {
    const tops = await this.page
      .locator(`${this.#rowSelector}[href="${href}"]`)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    return Math.min(...tops.map((rowTop) => Math.abs(rowTop - top)));
  }

  /** Appends a button after the list and focuses it, so that Shift+Tab enters the list from below. */
  async focusBelowList(): Promise<void> {
    await this.page.evaluate(() => {
      const button = document.createElement('button');
      document.querySelector('#content')?.append(button);
      button.focus({ preventScroll: true });
    });
  }

  /** Dispatches `beforeprint` and returns the number of different places that are rendered then. */
  async beginPrinting(): Promise<unknown> {
    await this.page.evaluate((selector) => {
      window.addEventListener('beforeprint', () => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
        Object.assign(window, { printedPlaces: new Set(links.map(({ pathname }) => pathname)).size });
      });
    }, this.#rowSelector);
    await this.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    return this.page.evaluate(() => Reflect.get(window, 'printedPlaces'));
  }

  async endPrinting(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  }

  /** Fetches the list of places and counts those of some sections. */
  async countPlaces(sections: readonly string[]): Promise<number> {
    const response = await this.page.request.get('/v1/places/');
    const places: { visited_on: string }[] = await response.json();
    return places.filter((place) => sections.includes(place.visited_on)).length;
  }
}
