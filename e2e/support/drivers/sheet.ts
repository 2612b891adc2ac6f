import type { Locator } from '@playwright/test';
import { boxOf, centreOf } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { sheetMessages } from '../messages/sheet-messages.ts';
import { Touch } from '../browser/touch.ts';
import { Driver } from './driver.ts';
import type { DriverContext, Language } from './driver.ts';
import { Header } from './header.ts';
import { JourneyPlayer } from './journey/journey-player.ts';
import { MapView } from './map/map-view.ts';
import { OpenStop } from './open-stop.ts';

/** The heights that the sheet snaps to on a phone. */
export type SheetHeight = 'low' | 'half' | 'full';

/** The sheet that contains the pane of the open stop or the settings. On a phone it can be dragged. */
export class Sheet extends Driver {
  readonly touch: Touch;

  constructor(context: DriverContext) {
    super(context);
    this.touch = new Touch(context.page);
  }

  get sheetMessages(): (typeof sheetMessages)[Language] {
    return sheetMessages[this.language];
  }

  /** The sheet itself, whichever tab it shows. */
  get element(): Locator {
    const handle = this.page.getByRole('slider', { name: this.sheetMessages.handle, includeHidden: true });
    return this.page.locator('section').filter({ has: handle });
  }

  /** The scroll container of the sheet. */
  get content(): Locator {
    return this.element.locator('[tabindex="-1"]').first();
  }

  /** The drag handle, which is a slider for the keyboard. */
  get handle(): Locator {
    return this.page.getByRole('slider', { name: this.sheetMessages.handle });
  }

  get raiseButton(): Locator {
    return this.page.getByRole('button', { name: this.sheetMessages.raise });
  }

  get lowerButton(): Locator {
    return this.page.getByRole('button', { name: this.sheetMessages.lower });
  }

  get tabBar(): Locator {
    return this.page.getByRole('navigation', { name: this.sheetMessages.tabs });
  }

  async openTab(tab: 'overview' | 'settings'): Promise<void> {
    await this.tabBar.getByRole('button', { name: this.sheetMessages[tab] }).click();
  }

  get backToTopButton(): Locator {
    return this.page.getByRole('button', { name: this.sheetMessages.backToTop });
  }

  /** The facts of the stop, such as the accuracy of its position. */
  get factsRow(): Locator {
    return new OpenStop(this).region.getByLabel(this.sheetMessages.facts);
  }

  /** Sets the height with the keyboard and waits for the animation. */
  async setHeight(height: SheetHeight): Promise<void> {
    await this.handle.press(height === 'full' ? 'End' : 'Home');
    if (height === 'half') await this.handle.press('ArrowUp');
    await this.waitForAnimations();
  }

  async waitForAnimations(): Promise<void> {
    await new OpenStop(this).region.evaluate(async (sheet) => {
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished.catch(() => {})));
    });
  }

  /** The rendered height in CSS pixels, after the browser has handled all pending input. */
  async heightInPixels(): Promise<number> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const { top, bottom } = await boxOf(this.element);
    return bottom - top;
  }

  async scrollTo(pixels: number): Promise<void> {
    await this.content.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), pixels);
  }

  async scrollTop(): Promise<number> {
    return this.content.evaluate((element) => element.scrollTop);
  }

  /** The snapshot of the previous stop that is animated out after a swipe. */
  get exitingSnapshot(): Locator {
    return this.element.locator('[inert][aria-hidden="true"]');
  }

  /** Records the exit animations after swipes. Call it before the page is opened. */
  async observeSwipeExits(): Promise<void> {
    await this.page.addInitScript(() => {
      const original = Reflect.get(Element.prototype, 'animate');
      const exitDurations: unknown[] = [];
      Object.assign(window, { exitDurations });
      Object.assign(Element.prototype, {
        animate(this: HTMLElement, frames: unknown, options: { duration?: unknown }) {
          if (this.inert) exitDurations.push(options.duration);
          return Reflect.apply(original, this, [frames, options]);
        },
      });
    });
  }

  /** The durations of the exit animations since `observeSwipeExits`, in milliseconds. */
  async swipeExitDurations(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'exitDurations'));
  }

  /** Whether the pin is fully visible between the header and the bar or sheet that covers the map from below. */
  async isPinVisible(): Promise<boolean> {
    const { pin } = new MapView(this);
    const { bar } = new JourneyPlayer(this);
    if (!(await pin.isVisible())) return false;
    const { top, bottom } = await boxOf(pin);
    const { bottom: upperLimit } = await boxOf(new Header(this).banner);
    const { top: lowerLimit } = await boxOf((await bar.isVisible()) ? bar : this.element);
    return top >= upperLimit && bottom <= lowerLimit;
  }

  /** A point on the text of the pane, right of the middle, where no control handles the touch. */
  async pointOnText(): Promise<Point> {
    const { bottom } = await boxOf(this.element);
    return { x: 280, y: bottom - 24 };
  }

  /** The centre of the drag handle. */
  async handleCentre(): Promise<Point> {
    return centreOf(this.handle);
  }

  /** Swipes horizontally over the text of the pane. */
  async swipe(pixels: number): Promise<void> {
    const from = await this.pointOnText();
    await this.touch.swipe(from, { x: from.x + pixels, y: from.y });
  }

  /** Whether the scale of the map is shown within the sheet, where it covers no label of a stop. */
  async containsScale(): Promise<boolean> {
    const scale = await boxOf(this.page.getByTitle(this.sheetMessages.scale));
    const sheet = await boxOf(this.element);
    return scale.top >= sheet.top && scale.bottom <= sheet.bottom;
  }
}
