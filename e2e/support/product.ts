import type { Locator, Page, Response } from '@playwright/test';
import { Gallery } from './gallery.ts';
import { Graphics } from './graphics.ts';
import { Journey } from './journey.ts';
import { Lists } from './lists.ts';
import { PlacesList } from './places-list.ts';
import { RouteList } from './route-list.ts';
import { Scripts } from './scripts.ts';
import { Search } from './search.ts';
import { SettingsSheet } from './settings-sheet.ts';
import { Shifts } from './shifts.ts';
import { words } from './words.ts';
import { ZoomControl } from './zoom-control.ts';

export type Language = 'ru' | 'en';
export type Layout = 'desktop' | 'phone';

/**
 * The product as a visitor meets it. Journeys speak in its terms; only the drivers know where things stand on the page.
 */
export class Product {
  readonly page: Page;
  readonly language: Language;
  readonly layout: Layout;

  constructor(page: Page, language: Language, layout: Layout) {
    this.page = page;
    this.language = language;
    this.layout = layout;
  }

  /** The same product read in another language. */
  in(language: Language): Product {
    return new Product(this.page, language, this.layout);
  }

  /** What the product says in the visitor's language. */
  get words(): (typeof words)[Language] {
    return words[this.language];
  }

  get gallery(): Gallery {
    return new Gallery(this.page, this.words.gallery);
  }

  get journey(): Journey {
    return new Journey(this.page, this.words.journey);
  }

  get routeList(): RouteList {
    return new RouteList(this.page, this.words.routeList);
  }

  get search(): Search {
    return new Search(this.page, this.words.search);
  }

  get placesList(): PlacesList {
    return new PlacesList(this.page, this.words.placesList);
  }

  get settings(): SettingsSheet {
    return new SettingsSheet(this.page, this.words.settings);
  }

  get zoom(): ZoomControl {
    return new ZoomControl(this);
  }

  get graphics(): Graphics {
    return new Graphics(this.page);
  }

  get lists(): Lists {
    return new Lists(this.page);
  }

  get scripts(): Scripts {
    return new Scripts(this.page);
  }

  get shifts(): Shifts {
    return new Shifts(this.page);
  }

  /** The address of a page in the visitor's language: Russian ones have no prefix. */
  address(path: string): string {
    return this.language === 'ru' ? path : `/en${path === '/' ? '' : path}`;
  }

  async open(path: string): Promise<Response | null> {
    return this.page.goto(this.address(path));
  }

  /** Opens the address of a stop and waits until the page answers to the visitor. */
  async openStop(placeId: number): Promise<void> {
    await this.open(`/place/${placeId}`);
    await this.mapToAppear();
  }

  /** Waits until the live map has taken the place of the drawing that the page came with. */
  async mapToAppear(): Promise<void> {
    await this.page.getByText(this.words.mapLoading).waitFor({ state: 'hidden' });
  }

  /** Waits until the map has drawn everything and moves no more. */
  async mapToRest(): Promise<void> {
    await this.mapToAppear();
    await this.page.locator('[data-map="idle"]').waitFor();
  }

  async closeStop(): Promise<void> {
    await this.stop.getByRole('button', { name: this.words.closeStop }).click();
  }

  /** The name that remains of a closed stop. */
  get closedStop(): Locator {
    return this.page.getByTitle(this.words.openStop);
  }

  async historyLength(): Promise<number> {
    return this.page.evaluate(() => window.history.length);
  }

  /** Changes the hash as somebody does who edits the address bar. */
  async changeHash(hash: string): Promise<void> {
    await this.page.evaluate((text) => {
      window.location.hash = text;
    }, hash);
  }

  /** The product on another page. */
  of(page: Page): Product {
    return new Product(page, this.language, this.layout);
  }

  /** A stop in the list that stands where the map cannot. */
  stopInList(name: RegExp): Locator {
    return this.page.getByRole('list').getByRole('link', { name }).first();
  }

  async goToNextStop(): Promise<void> {
    await this.nextStop.click();
  }

  async goToPreviousStop(): Promise<void> {
    await this.previousStop.click();
  }

  async goBack(): Promise<void> {
    await this.page.goBack();
  }

  async switchLanguage(): Promise<void> {
    await this.otherLanguage.click();
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Types where the keyboard is, key by key, and waits for nothing. */
  async typeKeys(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes from link to link with the Tab key until one is reached. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${target.toString()}.`);
  }

  /** Waits until the application has taken over the page that the server delivered, with all its pictures and fonts. */
  async toBeTakenOver(): Promise<void> {
    await this.page.waitForFunction(() => {
      const parts = [...document.querySelectorAll('#root > *')];
      return parts.some((part) => Object.keys(part).some((key) => key.startsWith('__react')));
    });
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => document.fonts.ready);
    await this.mapToAppear();
  }

  /** A link of the menu, in the header or at the lower edge of a phone, by the path that it leads to. */
  menuLink(path: string): Locator {
    return this.page.locator(`nav a[href$="${path}"]`).filter({ visible: true }).first();
  }

  get headerMenu(): Locator {
    return this.page.getByRole('banner').getByRole('navigation').first().getByRole('link');
  }

  /** The entries of the header's menu whose beginning or end cannot be seen. */
  async cutMenuEntries(): Promise<readonly string[]> {
    return await this.headerMenu.evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right, top, height } = link.getBoundingClientRect();
          return [left + 1, right - 1].some(
            (x) => !link.contains(document.elementFromPoint(x, top + height / 2)),
          );
        })
        .map((link) => link.textContent),
    );
  }

  /** The heading of the page or of the open stop. */
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The sheet of paper that tells of the open stop. */
  get stop(): Locator {
    return this.page.getByRole('region', { name: this.words.stop, exact: true });
  }

  /** The picture at the head of the stop, and the pictures of the stop after it. */
  get pictures(): Locator {
    return this.stop.getByRole('img');
  }

  get nextStop(): Locator {
    return this.stop.getByRole('link', { name: this.words.nextStop }).first();
  }

  get previousStop(): Locator {
    return this.stop.getByRole('link', { name: this.words.previousStop }).first();
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: this.words.map });
  }

  /** The one stop of the Tab key that walks along the stops of the map. */
  get stopWalk(): Locator {
    return this.page.getByRole('listbox', { name: this.words.stopWalk });
  }

  /** The stop that the walk has come to. */
  get walkedStop(): Locator {
    return this.stopWalk.getByRole('option');
  }

  /** What takes the keys of the map itself. */
  get mapCanvas(): Locator {
    return this.page.locator('canvas');
  }

  /** The link that shows this page in the other language. */
  get otherLanguage(): Locator {
    return this.page
      .getByRole('navigation', { name: this.words.languageSwitcher })
      .getByRole('link', { name: this.words.otherLanguage });
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: this.words.skipToContent });
  }

  /** The link that counts the pictures of the stop and leads to them. */
  get showImages(): Locator {
    return this.stop.getByRole('link', { name: this.words.showImages });
  }

  get retry(): Locator {
    return this.page.getByRole('button', { name: this.words.retry });
  }

  /** A text somewhere on the page. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }

  /** The root of the page, which says in which language it is written. */
  get root(): Locator {
    return this.page.locator('html');
  }

  /** The address that the browser shows, from the path on. */
  get shownAddress(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return `${pathname}${search}${hash}`;
  }

  /** What the browser keeps for this visitor under a key. */
  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}
