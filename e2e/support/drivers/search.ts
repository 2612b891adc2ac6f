import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';
import type { DriverContext } from './driver.ts';

/** The search: its dialog or its page, and the results shown on the map. */
export class Search extends Driver {
  /** The element that contains the search: the dialog or the main element of the page. */
  readonly #container: Locator;

  constructor(context: DriverContext, container?: Locator) {
    super(context);
    this.#container = container ?? this.dialog;
  }

  get #labels(): Driver['messages']['search'] {
    return this.messages.search;
  }

  /** The search page `/search`. */
  get onPage(): Search {
    return new Search(this, this.page.getByRole('main'));
  }

  /** The button in the header that opens the search. */
  get headerButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.#labels.title });
  }

  /** The map control that opens the search; phones have none. */
  get mapButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#labels.title, exact: true });
  }

  /** The map control that opens the calendar; phones have none. */
  get mapCalendarButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#labels.byDate });
  }

  /** Opens the calendar by the map control, on a phone by the search in the header. */
  async openCalendar(): Promise<void> {
    if (this.layout === 'desktop') return this.mapCalendarButton.click();
    await this.open();
    return this.calendarTab.click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.title });
  }

  get input(): Locator {
    return this.page.getByRole('combobox', { name: this.#labels.field });
  }

  get results(): Locator {
    return this.page.getByRole('listbox', { name: this.#labels.found }).getByRole('option');
  }

  get placeResults(): Locator {
    return this.page.getByRole('group', { name: this.#labels.places }).getByRole('option');
  }

  /** The result that Enter opens. */
  get activeResult(): Locator {
    return this.page
      .getByRole('listbox', { name: this.#labels.found })
      .locator('[role=option][aria-selected=true]');
  }

  /** The highlighted matches in a result. */
  highlightsIn(result: Locator): Locator {
    return result.locator('mark');
  }

  /** The live region of the search. */
  get status(): Locator {
    return this.#container.getByRole('status').first();
  }

  /** The alert that the search or its calendar has not loaded. */
  failureAlert(text: string | RegExp): Locator {
    return this.#container.getByRole('alert').filter({ hasText: text });
  }

  get retryButton(): Locator {
    return this.#container.getByRole('alert').getByRole('button');
  }

  /** The button that replaces the query, such as by the one on the other keyboard layout. */
  suggestion(query: string): Locator {
    return this.#container.getByRole('button', { name: query, exact: true });
  }

  get showOnMapButton(): Locator {
    return this.#container.getByRole('button', { name: this.#labels.showOnMap });
  }

  /** The message on the map with the name of the results that are shown there. */
  get mapBannerText(): Locator {
    return this.page.getByRole('main').getByRole('status').filter({ hasText: this.#labels.onMap });
  }

  /** The whole banner around that message. */
  get mapBanner(): Locator {
    return this.mapBannerText.locator('xpath=..');
  }

  /** The link from the banner to the list with the same places. */
  get backToListLink(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.#labels.backToList });
  }

  /** The button of the banner that opens the results in the dialog again. */
  get backToResultsButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#labels.backToResults });
  }

  get hideFromMapButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.hideFromMap });
  }

  get textTab(): Locator {
    return this.#container.getByRole('button', { name: this.#labels.byWords, exact: true });
  }

  get calendarTab(): Locator {
    return this.#container.getByRole('button', { name: this.#labels.dates, exact: true });
  }

  yearButton(year: number): Locator {
    return this.#container.getByRole('button', { name: String(year), exact: true });
  }

  /** The heading of the calendar with the shown month. */
  monthHeading(name: string): Locator {
    return this.#container.getByRole('button', { name: new RegExp(`^${name}$`, 'i') });
  }

  /** A day of the shown month. */
  day(name: string): Locator {
    return this.#container.getByRole('table').getByRole('button', { name, exact: true });
  }

  /** The days of the shown month that can be selected. */
  get enabledDays(): Locator {
    return this.#container.getByRole('table').locator('button:enabled');
  }

  /** The stops of a selected day with several stops. */
  get stopsOfDay(): Locator {
    return this.#container.getByRole('listitem').getByRole('link');
  }

  async fill(text: string): Promise<void> {
    await this.input.fill(text);
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#labels.close }).click();
  }

  /** Opens the dialog from the header. */
  async open(): Promise<void> {
    await this.headerButton.click();
    await this.#container.waitFor();
  }
}
