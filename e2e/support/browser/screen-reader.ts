import type { Page } from '@playwright/test';

const liveRegions = '[role="status"], [role="alert"], [aria-live]';

/**
 * Approximates what a screen reader announces during a test: the focused elements that the test records, and the changes
 * of live regions, in order.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #announcements: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Observes the live regions. Call it before the page is opened. */
  async observeLiveRegions(): Promise<void> {
    await this.#page.exposeFunction('recordAnnouncement', (text: string) => {
      this.#announcements.push(text);
    });
    await this.#page.addInitScript((regions) => {
      const lastTexts = new WeakMap<Element, string>();
      const record = (text: string): unknown =>
        Reflect.apply(Reflect.get(window, 'recordAnnouncement'), window, [text]);
      const readRegions = (): void => {
        for (const region of document.querySelectorAll(regions)) {
          const text = (region.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
          // Hidden regions are not announced, and neither are regions whose text has not changed.
          const isHidden = region.closest('[hidden], [aria-hidden="true"], [inert]') !== null;
          if (isHidden || text === lastTexts.get(region)) continue;
          const isChange = text !== '' && lastTexts.has(region);
          lastTexts.set(region, text);
          const isNewAlert = text !== '' && region.getAttribute('role') === 'alert';
          if (isChange || isNewAlert) record(`live: ${text}`);
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        readRegions();
        new MutationObserver(readRegions).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['hidden', 'aria-hidden', 'inert'],
        });
      });
    }, liveRegions);
  }

  /** Records the focused element: its role, name and description. */
  async recordFocus(): Promise<void> {
    const focused = this.#page.locator(':focus');
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    const [elementDescription, dialogDescription] = await focused.evaluate((element) => {
      const describe = (described: Element | null): string => {
        const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids
          .map((id) => document.getElementById(id)?.innerText ?? '')
          .join(' ')
          .replaceAll(/\s+/gu, ' ');
      };
      const dialog = element.closest('[role="dialog"]');
      return [describe(element) || (element.getAttribute('title') ?? ''), describe(dialog)];
    });
    if (dialogDescription !== '') this.#announcements.push(`dialog: ${dialogDescription}`);
    const [, role = '', name = ''] = /(\w+) "(.*)"/u.exec(line) ?? [];
    const isRedundant = elementDescription === '' || elementDescription === name;
    this.#announcements.push(`${role}: ${name}${isRedundant ? '' : ` (${elementDescription})`}`);
  }

  /** Everything recorded so far, in order. */
  get announcements(): readonly string[] {
    return this.#announcements;
  }
}
