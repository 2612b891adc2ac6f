import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { Locator, Page } from '@playwright/test';
import type { words } from './words.ts';

type Words = (typeof words)[keyof typeof words]['gallery'];

/** The pictures of a stop, in its pane or on their page, and the viewer that shows them one at a time. */
export class Gallery {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, galleryWords: Words) {
    this.#page = page;
    this.#words = galleryWords;
  }

  /** Lets the product know other pictures than those it ships with; call it before the page is opened. */
  async give(change: (images: readonly ImageRecord[]) => readonly ImageRecord[]): Promise<void> {
    await this.#page.route('**/v1/images/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: change(await answer.json()) });
    });
  }

  /** Lets the files of pictures fail from now on whose address fits. */
  async breakFiles(address: string | RegExp): Promise<void> {
    await this.#page.route(address, (route) => route.abort());
  }

  /** The part of the page that holds the pictures. */
  get region(): Locator {
    return this.#page.getByRole('region', { name: this.#words.pictures, exact: true });
  }

  /** Watches how the pictures stand out from now on: whether they do, by what movement, with what outline. */
  async watchFlashes(): Promise<void> {
    await this.region.evaluate((region) => {
      const flashes: string[] = [];
      Object.assign(window, { observedFlashes: flashes });
      new MutationObserver(() => {
        const { animationName, outlineStyle } = getComputedStyle(region);
        const look = animationName === 'none' ? `outline ${outlineStyle}` : 'movement';
        flashes.push(region.dataset['flashing'] === 'true' ? look : 'end');
      }).observe(region, { attributeFilter: ['data-flashing'] });
    });
  }

  /** How the pictures have stood out since `watchFlashes`. */
  async flashes(): Promise<unknown> {
    return this.#page.evaluate(() => Reflect.get(window, 'observedFlashes'));
  }

  get cards(): Locator {
    return this.region.getByRole('article');
  }

  /** The pictures that can be opened. */
  get links(): Locator {
    return this.region.getByRole('link');
  }

  picture(title: string | RegExp): Locator {
    return this.region.getByRole('link', { name: title });
  }

  /** The button that tries a picture of the page again. */
  retry(title: string): Locator {
    return this.region.getByRole('button', { name: `${this.#words.retry}: ${title}` });
  }

  /** The button that tries the picture of the viewer again. */
  get retryShown(): Locator {
    return this.shown.getByRole('button', { name: this.#words.retry });
  }

  /** The picture over the whole page. */
  get viewer(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** What the viewer shows; what lies beside it, ready to be shown next, answers to nobody. */
  get shown(): Locator {
    return this.viewer.locator('[role="group"]:not([inert])');
  }

  get shownPicture(): Locator {
    return this.shown.getByRole('img');
  }

  /** What the viewer says to screen readers of the picture. */
  get said(): Locator {
    return this.viewer.getByRole('status');
  }

  get thumbnails(): Locator {
    return this.viewer.getByRole('navigation').getByRole('button');
  }

  get next(): Locator {
    return this.viewer.getByRole('button', { name: this.#words.next });
  }

  get zoomIn(): Locator {
    return this.viewer.getByRole('button', { name: this.#words.zoomIn });
  }

  get close(): Locator {
    return this.viewer.getByRole('button', { name: this.#words.close });
  }

  get onMap(): Locator {
    return this.viewer.getByRole('link', { name: this.#words.onMap });
  }

  get download(): Locator {
    return this.viewer.getByRole('link', { name: this.#words.download });
  }

  get edit(): Locator {
    return this.viewer.getByRole('link', { name: this.#words.edit });
  }

  /** What researchers are told of the record behind the picture. */
  get record(): Locator {
    return this.viewer.getByLabel(this.#words.record);
  }

  /** Starts the video that the viewer shows. */
  get play(): Locator {
    return this.shown.getByRole('button', { name: this.#words.play });
  }

  get player(): Locator {
    return this.viewer.locator('iframe');
  }

  /** Draws a finger over the viewer, from its middle by so many pixels. */
  async swipe(right: number, down = 0): Promise<void> {
    const touch = await this.#page.context().newCDPSession(this.#page);
    const { width = 0, height = 0 } = this.#page.viewportSize() ?? {};
    const steps = 8;
    const at = (step: number) => [
      { x: width / 2 + (right * step) / steps, y: height / 2 + (down * step) / steps },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }
}
