import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['routeList'];

/** The list of the route beside the map. */
export class RouteList {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, listWords: Words) {
    this.#page = page;
    this.#words = listWords;
  }

  get control(): Locator {
    return this.#page.getByRole('button', { name: this.#words.title, exact: true });
  }

  get sheet(): Locator {
    return this.#page.getByRole('region', { name: this.#words.title });
  }

  get heading(): Locator {
    return this.sheet.getByRole('heading', { level: 2 });
  }

  /** The stops of the list, in its order. */
  get stops(): Locator {
    return this.sheet.getByRole('listitem').getByRole('link');
  }

  /** The stop that the list marks as the open one. */
  get openStop(): Locator {
    return this.sheet.locator('[aria-current="location"]');
  }

  stop(name: string | RegExp): Locator {
    return this.stops.filter({ hasText: name }).first();
  }

  /** Whether the marked stop is no wider than the sheet: long names wrap. */
  async isOpenStopWithinSheet(): Promise<boolean> {
    const [stop, sheet] = await Promise.all([this.openStop.boundingBox(), this.sheet.boundingBox()]);
    return stop !== null && sheet !== null && stop.width <= sheet.width;
  }

  /** Leaves only what the map shows, or brings all stops back. */
  async followMap(isFollowing: boolean): Promise<void> {
    await this.sheet.getByRole('checkbox').setChecked(isFollowing);
  }
}
