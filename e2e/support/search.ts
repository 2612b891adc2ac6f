import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['search'];

/** The search: its dialog over every page, and what it shows on the map. */
export class Search {
  readonly #page: Page;
  readonly #words: Words;
  /** Where the search is: its dialog, or its page. */
  readonly #place: Locator;

  constructor(page: Page, searchWords: Words, place?: Locator) {
    this.#page = page;
    this.#words = searchWords;
    this.#place = place ?? page.getByRole('dialog', { name: searchWords.title });
  }

  /** The search as a page of its own. */
  get onPage(): Search {
    return new Search(this.#page, this.#words, this.#page.getByRole('main'));
  }

  /** The field in the header that opens the search. */
  get launcher(): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: this.#words.title });
  }

  /** What opens the search on the map. */
  get control(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#words.title, exact: true });
  }

  /** What opens the calendar on the map. */
  get dateControl(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#words.byDate });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#words.title });
  }

  get field(): Locator {
    return this.#page.getByRole('combobox', { name: this.#words.field });
  }

  /** What was found, line by line. */
  get hits(): Locator {
    return this.#page.getByRole('listbox', { name: this.#words.found }).getByRole('option');
  }

  /** Of what was found, the places. */
  get foundPlaces(): Locator {
    return this.#page.getByRole('group', { name: this.#words.places }).getByRole('option');
  }

  /** The line that Enter takes. */
  get activeHit(): Locator {
    return this.#page
      .getByRole('listbox', { name: this.#words.found })
      .locator('[role=option][aria-selected=true]');
  }

  /** The parts of a line that were found. */
  markedIn(hit: Locator): Locator {
    return hit.locator('mark');
  }

  /** What the search says to everyone who hears it. */
  get status(): Locator {
    return this.#place.getByRole('status').first();
  }

  /** What says, where the search is, that it or its calendar did not load. */
  failure(text: string | RegExp): Locator {
    return this.#place.getByRole('alert').filter({ hasText: text });
  }

  /** Another try at what did not load. */
  get retry(): Locator {
    return this.#place.getByRole('alert').getByRole('button');
  }

  /** The offer of another reading, such as the other keyboard layout's. */
  offer(query: string): Locator {
    return this.#place.getByRole('button', { name: query, exact: true });
  }

  get showOnMap(): Locator {
    return this.#place.getByRole('button', { name: this.#words.showOnMap });
  }

  /** The slip on the map that says what is ringed. */
  get slip(): Locator {
    return this.#page.getByRole('main').getByRole('status').filter({ hasText: this.#words.onMap });
  }

  /** All that the slip covers. */
  get slipSheet(): Locator {
    return this.slip.locator('xpath=..');
  }

  /** The way from the slip to the list that shows the same places. */
  get backToList(): Locator {
    return this.#page.getByRole('main').getByRole('link', { name: this.#words.backToList });
  }

  /** The way from the slip to what was found in the dialog. */
  get backToResults(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#words.backToResults });
  }

  get hideFromMap(): Locator {
    return this.#page.getByRole('button', { name: this.#words.hideFromMap });
  }

  get byWords(): Locator {
    return this.#place.getByRole('button', { name: this.#words.byWords, exact: true });
  }

  get byDate(): Locator {
    return this.#place.getByRole('button', { name: this.#words.dates, exact: true });
  }

  /** A year of the calendar. */
  year(year: number): Locator {
    return this.#place.getByRole('button', { name: String(year), exact: true });
  }

  /** The heading of the calendar: the month that it shows. */
  month(name: string): Locator {
    return this.#place.getByRole('button', { name: new RegExp(`^${name}$`, 'i') });
  }

  /** A day of the shown month. */
  day(name: string): Locator {
    return this.#place.getByRole('table').getByRole('button', { name, exact: true });
  }

  /** The days of the shown month that can be chosen. */
  get choosableDays(): Locator {
    return this.#place.getByRole('table').locator('button:enabled');
  }

  /** The stops of a day that has several. */
  get stopsOfDay(): Locator {
    return this.#place.getByRole('listitem').getByRole('link');
  }

  async type(text: string): Promise<void> {
    await this.field.fill(text);
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.close }).click();
  }

  /** Opens the search as the visitor of this size does. */
  async open(): Promise<void> {
    await this.launcher.click();
    await this.#place.waitFor();
  }
}
