import type { Locator } from '@playwright/test';
import { mapToolMessages } from '../../messages/map-tool-messages.ts';
import { Driver, type Language } from '../driver.ts';

type ToolLabels = (typeof mapToolMessages)[Language];

/** The tools of the map: distance, position of the visitor, coordinates, links to other maps. */
export class MapTools extends Driver {
  get labels(): ToolLabels {
    return mapToolMessages[this.language];
  }

  /** The button that opens the menu of further controls. */
  get moreButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.more });
  }

  /** Runs the tool with a name of `labels` from the menu of further controls. */
  async choose(tool: 'measure' | 'locate' | 'goTo' | 'externalMaps'): Promise<void> {
    await this.moreButton.click();
    await this.control(tool).click();
  }

  control(tool: 'measure' | 'locate' | 'goTo' | 'externalMaps'): Locator {
    return this.page.getByRole('button', { name: this.labels[tool] });
  }

  /** The panel of the measurement. */
  get measurement(): Locator {
    return this.page.getByRole('region', { name: this.labels.measurement });
  }

  get undoButton(): Locator {
    return this.measurement.getByRole('button', { name: this.labels.undo });
  }

  /** The measured length in metres, which is part of the text of every length. */
  async metres(): Promise<number> {
    const text = (await this.measurement.getByRole('status').locator('p').first().textContent()) ?? '';
    const [, digits = ''] = /([\d\s,.]+)[мm]$/u.exec(text) ?? [];
    return Number(digits.replace(/[\s,]/gu, ''));
  }

  /** Clicks or taps a point of the map, given as shares of the free area. */
  async placePoint(freeArea: Locator, right: number, down: number): Promise<void> {
    const box = await freeArea.boundingBox();
    if (box === null) throw new Error('the map has no free area');
    const [x, y] = [box.x + box.width * right, box.y + box.height * down];
    if (this.layout === 'phone') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The field of the researchers' pane that adds a point by its coordinates. */
  get newPointField(): Locator {
    return this.page.getByRole('textbox', { name: this.labels.newPoint });
  }

  /** Adds a point to the measured line by keyboard. */
  async typePoint(text: string): Promise<void> {
    await this.newPointField.fill(text);
    await this.newPointField.press('Enter');
  }

  /** The points in the researchers' pane, each with the segment to it. */
  get measuredPoints(): Locator {
    return this.page.getByRole('list', { name: this.labels.points }).getByRole('listitem');
  }

  get insertButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.insertSecond });
  }

  get undoEditButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.undoEdit, exact: true });
  }

  /** The heights along the measured line. */
  get lineHeights(): Locator {
    return this.page.getByRole('region', { name: this.labels.heights });
  }

  get copyTextButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.copyText });
  }

  /** The cross in the centre of the map while a point can be placed there by keyboard. */
  get cross(): Locator {
    return this.page.locator('[data-map-centre] svg');
  }

  get targetField(): Locator {
    return this.page.getByLabel(this.labels.target);
  }

  /** Enters a text in the dialog for coordinates and submits it by Enter. */
  async goTo(text: string): Promise<void> {
    await this.targetField.fill(text);
    await this.targetField.press('Enter');
  }

  get targetFailure(): Locator {
    return this.page.getByRole('dialog').getByRole('alert');
  }

  get externalMaps(): Locator {
    return this.page.getByRole('dialog', { name: this.labels.externalMaps });
  }

  get closeNoticeButton(): Locator {
    return this.page.getByRole('alert').getByRole('button');
  }

  get debugPanel(): Locator {
    return this.page.getByRole('region', { name: this.labels.debug });
  }

  /** Records the logged events from now on, in place of sending them. Call it before the page is opened. */
  async recordEvents(): Promise<void> {
    await this.page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { recordedEvents: events });
      navigator.sendBeacon = (url) => {
        events.push(decodeURIComponent(String(url)));
        return true;
      };
    });
  }

  async recordedEvents(): Promise<readonly string[]> {
    return this.page.evaluate(() => Reflect.get(window, 'recordedEvents'));
  }
}
