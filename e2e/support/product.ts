import type { Locator, Page, Response } from '@playwright/test';
import { Gallery } from './gallery.ts';
import { Journey } from './journey.ts';
import { PlacesList } from './places-list.ts';
import { RouteList } from './route-list.ts';
import { Search } from './search.ts';
import { SettingsSheet } from './settings-sheet.ts';
import { words } from './words.ts';

export type Language = 'ru' | 'en';
export type Layout = 'desktop' | 'phone';

/** The level between the buttons of the zoom control, known by its title. */
const zoomLevelSelector = 'span[title^="Масштаб"], span[title^="Zoom "]';

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

  async zoomIn(): Promise<void> {
    const before = await this.zoomLevel();
    await this.page.getByRole('button', { name: this.words.zoomIn }).click();
    await this.page.waitForFunction(
      ([selector, level]) => document.querySelector(selector)?.textContent === level,
      [zoomLevelSelector, String(Number(before) + 1)] as const,
    );
    await this.mapToRest();
  }

  /** What the zoom control shows. */
  async zoomLevel(): Promise<string> {
    return (await this.page.locator(zoomLevelSelector).textContent()) ?? '';
  }

  get zoomInControl(): Locator {
    return this.page.getByRole('button', { name: this.words.zoomIn });
  }

  get zoomOutControl(): Locator {
    return this.page.getByRole('button', { name: this.words.zoomOut });
  }

  /** The level that the zoom control shows, wherever it stands. */
  get shownZoomLevel(): Locator {
    return this.page.locator(zoomLevelSelector);
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

  /** Makes the browser one that cannot draw the map; call it before the page is opened. */
  async forbidWebgl(): Promise<void> {
    await this.page.addInitScript(() => {
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
        },
      });
    });
  }

  /** Takes the drawing context of the map away, as a browser does when its graphics fail. */
  async loseWebgl(): Promise<void> {
    await this.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { takenContext: extension });
      extension?.loseContext();
    });
  }

  async restoreWebgl(): Promise<void> {
    await this.page.evaluate(() => Reflect.get(window, 'takenContext').restoreContext());
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

  /** Goes from link to link with the Tab key until one is reached. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${target.toString()}.`);
  }

  /** Lets the calls for lists of the expedition fail from now on: all of them, or one. */
  async breakLists(list = '{places,images}'): Promise<void> {
    await this.page.route(`**/v1/${list}/`, (route) => route.fulfill({ status: 503, json: { detail: '' } }));
  }

  /** Waits until the browser keeps copies of the lists. */
  async listsToBeSaved(): Promise<void> {
    await this.page.waitForFunction(
      async (names) => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === 'cae-map')) return false;
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('cae-map');
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const request = opening.result.transaction('lists').objectStore('lists').getAllKeys();
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error));
            opening.result.close();
          });
        });
        return names.every((name) => keys.includes(name));
      },
      ['listPlaces', 'listImages'],
    );
  }

  /** Watches for parts of the page that move by themselves; call it before the page is opened. */
  async watchShifts(): Promise<void> {
    await this.page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { observedShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** The movements seen since `watchShifts`. */
  async shifts(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'observedShifts'));
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

  async repairLists(): Promise<void> {
    await this.page.unrouteAll();
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
