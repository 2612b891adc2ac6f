import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Locator, Page, Response } from '@playwright/test';
import { FirstMap } from '../browser/first-map.ts';
import { LayoutShifts } from '../browser/layout-shifts.ts';
import { ListEndpoints } from '../browser/list-endpoints.ts';
import { OnScreenKeyboard } from '../browser/on-screen-keyboard.ts';
import { Scripts } from '../browser/scripts.ts';
import { TextFit } from '../browser/text-fit.ts';
import { WebGl } from '../browser/webgl.ts';
import { Account } from './account.ts';
import { Driver } from './driver.ts';
import type { Language } from './driver.ts';
import { Field } from './field.ts';
import { Gallery } from './gallery.ts';
import { Header } from './header.ts';
import { BookImport } from './editing/book-import.ts';
import { EditingPresence } from './editing/editing-presence.ts';
import { HotkeyHelp } from './hotkey-help.ts';
import { ImageLibrary } from './editing/image-library.ts';
import { JourneyPlayer } from './journey/journey-player.ts';
import { LayerPanel } from './map/layer-panel.ts';
import { MapTools } from './map/map-tools.ts';
import { MapContents } from './map/map-contents.ts';
import { MapView } from './map/map-view.ts';
import { Offline } from './offline.ts';
import { OpenStop } from './open-stop.ts';
import { Paper } from './paper.ts';
import { Paintings } from './paintings.ts';
import { People } from './people.ts';
import { RecordPage } from './record-page.ts';
import { Reader } from './reader.ts';
import { PlaceEditor } from './editing/place-editor.ts';
import { PlacePane } from './place-pane.ts';
import { PlacesList } from './places-list.ts';
import { Proposals } from './editing/proposals.ts';
import { ResearchTools } from './research/research-tools.ts';
import { YearColours } from './research/year-colours.ts';
import { RouteList } from './route-list.ts';
import { SceneDriver } from './map/scene.ts';
import { Search } from './search.ts';
import { SettingsPanel } from './settings-panel.ts';
import { Share } from './share.ts';
import { Sheet } from './sheet.ts';
import { TextEditor } from './editing/text-editor.ts';
import { Tracks } from './research/tracks.ts';
import { Translations } from './editing/translations.ts';
import { Users } from './users.ts';
import { Welcome } from './welcome.ts';
import { Voyage } from './journey/voyage.ts';
import { ZoomControl } from './map/zoom-control.ts';

/** Repeated from the product, so that an unintended change fails a test. */
const pathPrefixes: Readonly<Record<ContentLanguage, string>> = { ru: '', en: '/en' };

/** How often `tabTo` presses Tab before it throws. */
const maximumTabPresses = 60;

/** The driver of the whole product: navigation, keyboard input, and the drivers of its parts. */
export class Product extends Driver {
  get account(): Account {
    return new Account(this);
  }

  get editingPresence(): EditingPresence {
    return new EditingPresence(this);
  }

  get bookImport(): BookImport {
    return new BookImport(this);
  }

  get textEditor(): TextEditor {
    return new TextEditor(this);
  }

  get gallery(): Gallery {
    return new Gallery(this);
  }

  get header(): Header {
    return new Header(this);
  }

  get hotkeyHelp(): HotkeyHelp {
    return new HotkeyHelp(this);
  }

  get imageLibrary(): ImageLibrary {
    return new ImageLibrary(this);
  }

  get journey(): JourneyPlayer {
    return new JourneyPlayer(this);
  }

  get layers(): LayerPanel {
    return new LayerPanel(this);
  }

  get mapContents(): MapContents {
    return new MapContents(this);
  }

  get map(): MapView {
    return new MapView(this);
  }

  get mapTools(): MapTools {
    return new MapTools(this);
  }

  get offline(): Offline {
    return new Offline(this);
  }

  get paper(): Paper {
    return new Paper(this);
  }

  get paintings(): Paintings {
    return new Paintings(this);
  }

  get reader(): Reader {
    return new Reader(this);
  }

  get people(): People {
    return new People(this);
  }

  get recordPage(): RecordPage {
    return new RecordPage(this);
  }

  get placeEditor(): PlaceEditor {
    return new PlaceEditor(this);
  }

  get placePane(): PlacePane {
    return new PlacePane(this);
  }

  get placesList(): PlacesList {
    return new PlacesList(this);
  }

  get field(): Field {
    return new Field(this);
  }

  get proposals(): Proposals {
    return new Proposals(this);
  }

  get research(): ResearchTools {
    return new ResearchTools(this);
  }

  get routeList(): RouteList {
    return new RouteList(this);
  }

  get scene(): SceneDriver {
    return new SceneDriver(this);
  }

  get search(): Search {
    return new Search(this);
  }

  get settings(): SettingsPanel {
    return new SettingsPanel(this);
  }

  get share(): Share {
    return new Share(this);
  }

  get sheet(): Sheet {
    return new Sheet(this);
  }

  get stop(): OpenStop {
    return new OpenStop(this);
  }

  get tracks(): Tracks {
    return new Tracks(this);
  }

  get yearColours(): YearColours {
    return new YearColours(this);
  }

  get translations(): Translations {
    return new Translations(this);
  }

  get users(): Users {
    return new Users(this);
  }

  get voyage(): Voyage {
    return new Voyage(this);
  }

  get welcome(): Welcome {
    return new Welcome(this);
  }

  get zoom(): ZoomControl {
    return new ZoomControl(this);
  }

  get firstMap(): FirstMap {
    return new FirstMap(this.page);
  }

  get layoutShifts(): LayoutShifts {
    return new LayoutShifts(this.page);
  }

  get listEndpoints(): ListEndpoints {
    return new ListEndpoints(this.page);
  }

  get onScreenKeyboard(): OnScreenKeyboard {
    return new OnScreenKeyboard(this.page);
  }

  get scripts(): Scripts {
    return new Scripts(this.page);
  }

  get textFit(): TextFit {
    return new TextFit(this.page);
  }

  get webgl(): WebGl {
    return new WebGl(this.page);
  }

  /** The same page, with the messages and paths of another language. */
  inLanguage(language: Language): Product {
    return new Product({ page: this.page, language, layout: this.layout });
  }

  /** The product in another browser page. */
  onPage(page: Page): Product {
    return new Product({ page, language: this.language, layout: this.layout });
  }

  /** A path in the visitor's language. */
  localizedPath(path: string): string {
    const prefix = pathPrefixes[this.language];
    return prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`;
  }

  async open(path: string): Promise<Response | null> {
    const response = await this.page.goto(this.localizedPath(path));
    await this.startApplication();
    return response;
  }

  /**
   * Starts the application as the first input of a visitor does. Otherwise it waits for the first frame of the map, which software rendering
   * delays by seconds.
   */
  private async startApplication(): Promise<void> {
    const signal = this.page.evaluate(() => void document.dispatchEvent(new Event('wheel')));
    // The page may be leaving for that of another language.
    await signal.catch(() => undefined);
  }

  /** Opens the page of a stop and waits until the live map has loaded. */
  async openStop(placeId: number): Promise<void> {
    await this.open(`/place/${placeId}`);
    await this.map.waitForLoad();
  }

  async goBack(): Promise<void> {
    await this.page.goBack();
  }

  async historyLength(): Promise<number> {
    return this.page.evaluate(() => window.history.length);
  }

  /** Sets the hash of the current URL, as editing it in the address bar does. */
  async changeHash(hash: string): Promise<void> {
    await this.page.evaluate((text) => {
      window.location.hash = text;
    }, hash);
  }

  /** Path, query and hash of the current URL. */
  get relativeUrl(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return `${pathname}${search}${hash}`;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Types into the focused element, key by key, without waiting for it to be ready. */
  async typeKeys(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until an element has the focus. Throws when it is not reached. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < maximumTabPresses; presses += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${target.toString()}.`);
  }

  /** Waits until React has hydrated the delivered page and images, fonts and the map have loaded. */
  async waitForHydration(): Promise<void> {
    await this.waitForApplication();
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => document.fonts.ready);
    await this.map.waitForLoad();
  }

  /** Waits until the application has taken over the page, whatever it still loads. */
  async waitForApplication(): Promise<void> {
    await this.page.waitForFunction(() => {
      const parts = [...document.querySelectorAll('#root > *')];
      return parts.some((part) => Object.keys(part).some((key) => key.startsWith('__react')));
    });
  }

  /** The level 1 heading: the title of the page or of the open stop. */
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Any element with a text. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }

  get retryButton(): Locator {
    return this.page.getByRole('button', { name: this.messages.retry });
  }

  /** The `html` element, which has the `lang` attribute. */
  get documentElement(): Locator {
    return this.page.locator('html');
  }

  async localStorageItem(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}
