import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Locator } from '@playwright/test';
import { Touch } from '../browser/touch.ts';
import { Driver } from './driver.ts';

/** The images of a stop, in its pane or on their page, and the viewer that shows one at a time. */
export class Gallery extends Driver {
  get #labels(): Driver['messages']['gallery'] {
    return this.messages.gallery;
  }

  /** Replaces the response of the image list. Call it before the page is opened. */
  async mockImages(change: (images: readonly ImageRecord[]) => readonly ImageRecord[]): Promise<void> {
    await this.page.route('**/v1/images/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: change(await response.json()) });
    });
  }

  /** Makes requests for matching image files fail from now on. */
  async blockFiles(url: string | RegExp): Promise<void> {
    await this.page.route(url, (route) => route.abort());
  }

  /** The section with the images. */
  get region(): Locator {
    return this.page.getByRole('region', { name: this.#labels.pictures, exact: true });
  }

  /** Records from now on how the section is highlighted: by animation or by outline. */
  async observeHighlights(): Promise<void> {
    await this.region.evaluate((region) => {
      const highlights: string[] = [];
      Object.assign(window, { observedHighlights: highlights });
      new MutationObserver(() => {
        const { animationName, outlineStyle } = getComputedStyle(region);
        const style = animationName === 'none' ? `outline ${outlineStyle}` : 'animation';
        highlights.push(region.dataset['flashing'] === 'true' ? style : 'end');
      }).observe(region, { attributeFilter: ['data-flashing'] });
    });
  }

  /** The highlights since `observeHighlights`. */
  async highlights(): Promise<unknown> {
    return this.page.evaluate(() => Reflect.get(window, 'observedHighlights'));
  }

  /** The catalogue cards of paintings without an image file. */
  get cards(): Locator {
    return this.region.getByRole('article');
  }

  /** The images that can be opened in the viewer. */
  get links(): Locator {
    return this.region.locator('a[data-image-id]');
  }

  image(title: string | RegExp): Locator {
    return this.region.getByRole('link', { name: title });
  }

  /** The button that reloads an image of the section. */
  retryButton(title: string): Locator {
    return this.region.getByRole('button', { name: `${this.#labels.retry}: ${title}` });
  }

  /** The button that reloads the image in the viewer. */
  get viewerRetryButton(): Locator {
    return this.currentSlide.getByRole('button', { name: this.#labels.retry });
  }

  get viewer(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The slide that the viewer shows; the preloaded slides beside it are inert. */
  get currentSlide(): Locator {
    return this.viewer.locator('[role="group"]:not([inert])');
  }

  get currentImage(): Locator {
    return this.currentSlide.getByRole('img');
  }

  /** The live region of the viewer. */
  get announcement(): Locator {
    return this.viewer.getByRole('status');
  }

  get thumbnails(): Locator {
    return this.viewer.getByRole('navigation').getByRole('button');
  }

  get nextButton(): Locator {
    return this.viewer.getByRole('button', { name: this.#labels.next });
  }

  get zoomInButton(): Locator {
    return this.viewer.getByRole('button', { name: this.#labels.zoomIn });
  }

  get closeButton(): Locator {
    return this.viewer.getByRole('button', { name: this.#labels.close });
  }

  get showOnMapLink(): Locator {
    return this.viewer.getByRole('link', { name: this.#labels.onMap });
  }

  get downloadLink(): Locator {
    return this.viewer.getByRole('link', { name: this.#labels.download });
  }

  get editLink(): Locator {
    return this.viewer.getByRole('link', { name: this.#labels.edit });
  }

  /** The fields of the image record, shown to researchers. */
  get recordDetails(): Locator {
    return this.viewer.getByLabel(this.#labels.record);
  }

  get playVideoButton(): Locator {
    return this.currentSlide.getByRole('button', { name: this.#labels.play });
  }

  get videoPlayer(): Locator {
    return this.viewer.locator('iframe');
  }

  /** Swipes from the middle of the window by a number of CSS pixels. */
  async swipe(right: number, down = 0): Promise<void> {
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
    const from = { x: width / 2, y: height / 2 };
    await new Touch(this.page).swipe(from, { x: from.x + right, y: from.y + down });
  }
}
