import type { Locator } from '@playwright/test';
import type { Product } from './product.ts';

/** The level between the buttons, known by its title. */
const levelSelector = 'span[title="Масштаб"], span[title="Zoom level"]';

/** The control of the map that shows its zoom and changes it. */
export class ZoomControl {
  readonly #product: Product;

  constructor(product: Product) {
    this.#product = product;
  }

  /** Goes one level nearer, and waits until the map has drawn it. */
  async nearer(): Promise<void> {
    const { page } = this.#product;
    const before = await this.level.textContent();
    await this.nearerButton.click();
    await page.waitForFunction(
      ([selector, level]) => document.querySelector(selector)?.textContent === level,
      [levelSelector, String(Number(before) + 1)] as const,
    );
    await this.#product.mapToRest();
  }

  get nearerButton(): Locator {
    return this.#product.page.getByRole('button', { name: this.#product.words.zoomIn });
  }

  get fartherButton(): Locator {
    return this.#product.page.getByRole('button', { name: this.#product.words.zoomOut });
  }

  /** The level that it shows. */
  get level(): Locator {
    return this.#product.page.locator(levelSelector);
  }
}
