import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The page as it is printed on A4. */
export class Paper extends Driver {
  /** Applies the print styles at the width of A4 and dispatches `beforeprint`. */
  async begin(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await this.page.setViewportSize({ width: 690, height: 1000 });
    await this.page.emulateMedia({ media: 'print' });
  }

  /** The copy of the map. */
  get map(): Locator {
    return this.page.locator('[data-copied="true"] canvas');
  }

  /** Whether the copy of the map has more than one colour. */
  async hasDrawnMap(): Promise<boolean> {
    return this.map.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return false;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size > 50;
    });
  }

  get sources(): Locator {
    return this.page.locator('#sources');
  }

  /** The texts of the elements of the pane whose content is cut off. */
  async clippedElements(): Promise<readonly string[]> {
    return this.page.locator('article, article *, section:has(> div article)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(element);
          const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
          const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
          return isClipping && clipPath === 'none' && isCut && element.checkVisibility();
        })
        .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 40)}`),
    );
  }

  /** The names of the visible buttons and fields; a fact that is a button on screens counts as text. */
  async visibleControls(): Promise<readonly string[]> {
    return this.page
      .locator('button, input, select, summary, [role="slider"], nav a')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => control.closest('dd') === null && control.getClientRects().length > 0)
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
  }

  /** Prints the page and counts its pages. */
  async pageCount(): Promise<number> {
    const file = await this.page.pdf({ format: 'A4' });
    return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  }
}
