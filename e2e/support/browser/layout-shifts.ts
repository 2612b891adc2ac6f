import type { Page } from '@playwright/test';

/** A layout shift and the nodes that moved. The DOM types of TypeScript do not declare it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Layout shifts, as the browser's performance timeline reports them. */
export class LayoutShifts {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Records layout shifts. Call it before the page is opened. The page keeps its fallback fonts: the swap of a font
   * that arrives late moves text by design (`font-display: swap`), and how late it arrives depends on the machine.
   * For the same reason the body has no boxes before it is parsed: a busy machine paints parts of it, which then grow.
   */
  async observe(): Promise<void> {
    await this.#page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    await this.#page.addInitScript(() => {
      const withoutBody = new CSSStyleSheet();
      withoutBody.replaceSync('body { display: none; }');
      document.adoptedStyleSheets = [withoutBody];
      document.addEventListener('readystatechange', () => (document.adoptedStyleSheets = []), { once: true });
      const shifts: string[] = [];
      Object.assign(window, { observedShifts: shifts });
      const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const tag = element?.outerHTML.split('>')[0];
        return `${tag}> "${node?.textContent?.slice(0, 40)}" ${JSON.stringify([previousRect, currentRect])}`;
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { startTime, value, sources } = entry as LayoutShift;
          shifts.push([`${value} at ${startTime} ms`, ...sources.map(describe)].join('\n'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** The layout shifts since the page was opened, each with its score, its time and the nodes that moved. */
  async entries(): Promise<unknown> {
    return this.#page.evaluate(() => Reflect.get(window, 'observedShifts'));
  }
}
