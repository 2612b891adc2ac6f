import type { Locator, Page } from '@playwright/test';
import { Finger, type Point } from './fingers.ts';
import type { Product } from './product.ts';
import { sheetWords } from './sheet-words.ts';

export type Height = 'low' | 'half' | 'full';

/** A rectangle of the window in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The sheet with the open stop, as fingers and keys meet it. */
export class Sheet {
  readonly product: Product;
  readonly page: Page;
  readonly finger: Finger;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
    this.finger = new Finger(product.page);
  }

  get words(): (typeof sheetWords)['ru' | 'en'] {
    return sheetWords[this.product.language];
  }

  /** What is dragged, and moved by keys. */
  get handle(): Locator {
    return this.page.getByRole('slider', { name: this.words.handle });
  }

  get raise(): Locator {
    return this.page.getByRole('button', { name: this.words.raise });
  }

  get lower(): Locator {
    return this.page.getByRole('button', { name: this.words.lower });
  }

  /** The bar of tabs and the tabs on it. */
  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: this.words.tabs });
  }

  async openTab(tab: 'overview' | 'settings'): Promise<void> {
    await this.tabs.getByRole('button', { name: this.words[tab] }).click();
  }

  get backToTop(): Locator {
    return this.page.getByRole('button', { name: this.words.backToTop });
  }

  /** What closes the sheet on the home tab. */
  get close(): Locator {
    return this.product.stop.getByRole('button', { name: this.product.words.closeStop, exact: true });
  }

  /** The row of facts that scrolls sideways on a phone. */
  get facts(): Locator {
    return this.product.stop.getByLabel(this.words.facts);
  }

  /** The menu at the lower edge of a phone. */
  get bottomBar(): Locator {
    return this.page
      .locator('nav')
      .filter({ has: this.page.locator('a[href$="/guide"]') })
      .last();
  }

  /** The list of the keys. */
  get keys(): Locator {
    return this.page.getByRole('dialog', { name: this.words.keys });
  }

  get keysControl(): Locator {
    return this.page.getByRole('button', { name: this.words.keys });
  }

  /** Puts the sheet at a height by the keyboard and waits until it rests there. */
  async putAt(height: Height): Promise<void> {
    await this.handle.press(height === 'full' ? 'End' : 'Home');
    if (height === 'half') await this.handle.press('ArrowUp');
    await this.toRest();
  }

  /** Waits until the sheet moves no more. */
  async toRest(): Promise<void> {
    await this.product.stop.evaluate(async (sheet) => {
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished.catch(() => {})));
    });
  }

  /** The height as it is drawn once the browser has dealt with every movement so far. */
  async heightInPixels(): Promise<number> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const { top, bottom } = await this.box(this.sheetElement);
    return bottom - top;
  }

  /** The sheet itself, whatever tab is on it. */
  get sheetElement(): Locator {
    const handle = this.page.getByRole('slider', { name: this.words.handle, includeHidden: true });
    return this.page.locator('section').filter({ has: handle });
  }

  /** What scrolls on the sheet. */
  get content(): Locator {
    return this.sheetElement.locator('[tabindex="-1"]').first();
  }

  async scrollTo(pixels: number): Promise<void> {
    await this.content.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), pixels);
  }

  async scrolled(): Promise<number> {
    return this.content.evaluate((element) => element.scrollTop);
  }

  /** The picture of a stop that is seen to leave after a swipe. */
  get leavingStop(): Locator {
    return this.sheetElement.locator('[inert][aria-hidden="true"]');
  }

  /** Notes each picture of a stop that begins to leave; call it before the page is opened. */
  async watchLeaving(): Promise<void> {
    await this.page.addInitScript(() => {
      const original = Reflect.get(Element.prototype, 'animate');
      const leavings: unknown[] = [];
      Object.assign(window, { leavings });
      Object.assign(Element.prototype, {
        animate(this: HTMLElement, frames: unknown, options: { duration?: unknown }) {
          if (this.inert) leavings.push(options.duration);
          return Reflect.apply(original, this, [frames, options]);
        },
      });
    });
  }

  /** How long each picture that left since `watchLeaving` took, in milliseconds. */
  async leavings(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'leavings'));
  }

  async box(element: Locator): Promise<Box> {
    return element.first().evaluate((found) => {
      const { left, top, right, bottom } = found.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  }

  /** Whether two elements cover a part of each other. */
  async overlap(one: Locator, other: Locator): Promise<boolean> {
    const [a, b] = [await this.box(one), await this.box(other)];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }

  /** The pin of the open stop on the map. */
  get pin(): Locator {
    return this.page.locator('.map-pin');
  }

  /** Whether the pin stands between the header and what covers the map from below. */
  async showsPin(): Promise<boolean> {
    const { bar } = this.product.journey;
    if (!(await this.pin.isVisible())) return false;
    const pin = await this.box(this.pin);
    const { bottom: above } = await this.box(this.header);
    const { top: below } = await this.box((await bar.isVisible()) ? bar : this.sheetElement);
    return pin.top >= above && pin.bottom <= below;
  }

  /** The part of the map that nothing lies on. */
  get freeArea(): Locator {
    return this.page.locator('[class*="freeArea"]');
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  /** A point on the text of the pane, right of its middle, where nothing else takes a finger. */
  async pointOnText(): Promise<Point> {
    const { bottom } = await this.box(this.sheetElement);
    return { x: 280, y: bottom - 24 };
  }

  /** The middle of something. */
  async middleOf(element: Locator): Promise<Point> {
    const { left, top, right, bottom } = await this.box(element);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Swipes over the text of the pane. */
  async swipe(pixels: number, milliseconds = 160, down = 0): Promise<void> {
    const from = await this.pointOnText();
    await this.finger.swipe(from, { x: from.x + pixels, y: from.y + down }, milliseconds);
  }

  /** Opens the on-screen keyboard, as the browser tells of it; 0 closes it. Call `giveKeyboard` before the page opens. */
  async showKeyboard(pixels: number): Promise<void> {
    await this.page.evaluate((height) => {
      Object.assign(window, { keyboardPixels: height });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, pixels);
  }

  /** Gives the browser an on-screen keyboard that `showKeyboard` opens. */
  async giveKeyboard(): Promise<void> {
    await this.page.addInitScript(() => {
      const viewport = window.visualViewport;
      if (!viewport) return;
      Object.defineProperty(viewport, 'height', {
        get: () => window.innerHeight - Number(Reflect.get(window, 'keyboardPixels') ?? 0),
      });
    });
  }
}
