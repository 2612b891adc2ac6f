import type { Locator, Page } from '@playwright/test';

/** Whether the texts of the page fit into their elements and the window. */
export class TextFit {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets the font size of the browser in CSS pixels. Call it before the page is opened. */
  async setFontSize(pixels: number): Promise<void> {
    await this.#page.addInitScript((size) => {
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement) return;
        document.documentElement.style.fontSize = `${size}px`;
        observer.disconnect();
      }).observe(document, { childList: true });
    }, pixels);
  }

  /** The words of the facts, the buttons and the title that are broken over two lines. */
  async brokenWords(): Promise<readonly string[]> {
    return this.#page.locator('dl, h1, button, nav').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          for (const word of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const isVisible = node.parentElement?.checkVisibility() ?? false;
            if (isVisible && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              broken.push(word[0]);
          }
        }
        return broken;
      }),
    );
  }

  /** The texts of the links of a region that are wider than their links or have more than one line. */
  async clippedLabels(region: Locator): Promise<readonly string[]> {
    return region.locator('a > span').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const link = label.parentElement?.getBoundingClientRect();
          return (
            label.getClientRects().length > 1 || label.getBoundingClientRect().width > (link?.width ?? 0)
          );
        })
        .map(({ textContent }) => textContent),
    );
  }

  /** By how many CSS pixels the page is wider than the window. */
  async horizontalOverflow(): Promise<number> {
    return this.#page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  }

  /** The texts of the visible controls whose content is cut off without an ellipsis. */
  async clippedControls(): Promise<readonly string[]> {
    return this.#page.locator('a, button, label, legend, summary, dt').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { overflowX, textOverflow, clipPath, position } = getComputedStyle(control);
          const isVisuallyHidden = position === 'absolute' && clipPath !== 'none';
          const isClipped = overflowX !== 'visible' && textOverflow !== 'ellipsis' && !isVisuallyHidden;
          return isClipped && control.checkVisibility() && control.scrollWidth > control.clientWidth + 1;
        })
        .map(({ textContent }) => textContent),
    );
  }
}
