import type { Page } from '@playwright/test';

/** What a live region says: its role decides how urgently. */
const liveRegions = '[role="status"], [role="alert"], [aria-live]';

/**
 * What a screen reader would say in the course of a journey: the names of what the keyboard reaches, and the messages
 * of live regions, each in its order.
 */
export class Speech {
  readonly #page: Page;
  readonly #spoken: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen; call it before the page is opened. */
  async listen(): Promise<void> {
    await this.#page.exposeFunction('noteSpoken', (text: string) => {
      this.#spoken.push(text);
    });
    await this.#page.addInitScript((regions) => {
      const last = new WeakMap<Element, string>();
      const note = (text: string): unknown =>
        Reflect.apply(Reflect.get(window, 'noteSpoken'), window, [text]);
      const read = (): void => {
        for (const region of document.querySelectorAll(regions)) {
          const text = (region.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
          // Nothing hidden is read out; what a region already says is not said again.
          const isHidden = region.closest('[hidden], [aria-hidden="true"], [inert]') !== null;
          if (isHidden || text === last.get(region)) continue;
          const isNew = text !== '' && last.has(region);
          last.set(region, text);
          if (isNew || (text !== '' && region.getAttribute('role') === 'alert')) note(`says: ${text}`);
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        read();
        new MutationObserver(read).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['hidden', 'aria-hidden', 'inert'],
        });
      });
    }, liveRegions);
  }

  /** Notes what the keyboard stands on: its role, its name, and what describes it. */
  async focus(): Promise<void> {
    const focused = this.#page.locator(':focus');
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    const [described, dialog] = await focused.evaluate((element) => {
      const describe = (described: Element | null): string => {
        const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids
          .map((id) => document.getElementById(id)?.innerText ?? '')
          .join(' ')
          .replaceAll(/\s+/gu, ' ');
      };
      const around = element.closest('[role="dialog"]');
      return [describe(element) || (element.getAttribute('title') ?? ''), describe(around)];
    });
    if (dialog !== '') this.#spoken.push(`dialog: ${dialog}`);
    const [, role = '', name = ''] = /(\w+) "(.*)"/u.exec(line) ?? [];
    const description = described === '' || described === name ? '' : ` (${described})`;
    this.#spoken.push(`${role}: ${name}${description}`);
  }

  /** Everything that has been said. */
  get spoken(): readonly string[] {
    return this.#spoken;
  }
}
