import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['journey'];

/** The journey by days: its bar, what moves on the map, and the day in the pane. */
export class Journey {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, journeyWords: Words) {
    this.#page = page;
    this.#words = journeyWords;
  }

  get bar(): Locator {
    return this.#page.getByRole('region', { name: this.#words.label });
  }

  /** The scale with the handle: what it says is the day and the place. */
  get day(): Locator {
    return this.bar.getByRole('slider');
  }

  get play(): Locator {
    return this.bar.getByRole('button', { name: this.#words.play });
  }

  get pause(): Locator {
    return this.bar.getByRole('button', { name: this.#words.pause });
  }

  get collapse(): Locator {
    return this.bar.getByRole('button', { name: this.#words.collapse });
  }

  get expand(): Locator {
    return this.bar.getByRole('button', { name: this.#words.expand });
  }

  /** Takes the map back to the travellers; there while the map is let go. */
  get follow(): Locator {
    return this.bar.getByRole('button', { name: this.#words.follow });
  }

  get options(): Locator {
    return this.bar.getByRole('button', { name: this.#words.options });
  }

  /** A choice among the options. */
  option(name: string): Locator {
    return this.#page.getByRole('radio', { name });
  }

  get wholeRoute(): Locator {
    return this.#page.getByRole('button', { name: this.#words.wholeRoute });
  }

  /** What is said of the journey while it plays. */
  get said(): Locator {
    return this.#page.locator('[data-journey-said]');
  }

  /** The sign of the travellers on the map. */
  get travellers(): Locator {
    return this.#page.locator('[data-journey-mark] > :first-child');
  }

  /** In the pane while it plays: the way to the next entry. */
  get nextEntry(): Locator {
    return this.#page.getByRole('link', { name: this.#words.nextEntry });
  }

  /** What the pane tells of the day. */
  get dayInPane(): Locator {
    return this.#page.getByRole('region', { name: this.#words.today });
  }

  /** Puts the handle at a share of the scale, 0 to 1, by the pointer. */
  async putHandleAt(share: number): Promise<void> {
    const box = await this.day.boundingBox();
    if (box === null) throw new Error('there is no scale');
    await this.#page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await this.#page.mouse.down();
    await this.#page.mouse.move(box.x + box.width * share, box.y + box.height * 0.5, { steps: 4 });
    await this.#page.mouse.up();
  }

  /** What the handle says of itself: how far it stands along the scale, 0 to 1. */
  async handleShare(): Promise<number> {
    return this.day
      .locator(':scope > div')
      .last()
      .evaluate((handle) => {
        const scale = handle.parentElement?.getBoundingClientRect();
        return scale ? (handle.getBoundingClientRect().left - scale.left) / scale.width : Number.NaN;
      });
  }
}
