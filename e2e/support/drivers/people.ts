import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The pages of the people and of the sources, and the parts of other pages that link to them. */
export class People extends Driver {
  /** The name of a person, as a link on the open page. */
  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name }).first();
  }

  /** The section of the pane of a stop. */
  get whoWasHere(): Locator {
    const name = { ru: 'Кто был здесь', en: 'Who was here' }[this.language];
    return this.page.getByRole('region').getByRole('heading', { name }).locator('..');
  }

  /** The link of a text that mentions the person. */
  get mention(): Locator {
    return this.page.getByRole('main').locator('a[href*="#text-"]').first();
  }

  /** The entry of a chapter that the hash of the URL names. */
  get openEntry(): Locator {
    return this.page.locator(`[id="${new URL(this.page.url()).hash.slice(1)}"]`);
  }

  /** The link to the main source of an entry. */
  sourceOf(entry: Locator): Locator {
    return entry.locator('a[href*="/sources#"]').first();
  }

  /** The list of stops of the first work, closed at first. */
  get stopsOfWork(): Locator {
    return this.page.getByRole('main').locator('details').first();
  }

  /** By how many pixels the page is wider than the window. */
  async horizontalOverflow(): Promise<number> {
    return await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
