import type { Locator, Page, Response } from '@playwright/test';
import { words } from './words.ts';

export type Language = 'ru' | 'en';
export type Layout = 'desktop' | 'phone';

/**
 * The product as a visitor meets it. Journeys speak in its terms; only the drivers know where things stand on the page.
 */
export class Product {
  readonly page: Page;
  readonly language: Language;
  readonly layout: Layout;

  constructor(page: Page, language: Language, layout: Layout) {
    this.page = page;
    this.language = language;
    this.layout = layout;
  }

  /** What the product says in the visitor's language. */
  get words(): (typeof words)[Language] {
    return words[this.language];
  }

  /** The address of a page in the visitor's language: Russian ones have no prefix. */
  address(path: string): string {
    return this.language === 'ru' ? path : `/en${path === '/' ? '' : path}`;
  }

  async open(path: string): Promise<Response | null> {
    return this.page.goto(this.address(path));
  }

  async openPlace(placeId: number): Promise<Response | null> {
    return this.open(`/place/${placeId}`);
  }

  /** The heading of the page or of the open stop. */
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The pane that tells of the open stop. */
  get placePane(): Locator {
    return this.page.getByRole('region', { name: this.words.place, exact: true });
  }

  get nextStop(): Locator {
    return this.page.getByRole('link', { name: this.words.nextStop }).first();
  }

  get previousStop(): Locator {
    return this.page.getByRole('link', { name: this.words.previousStop }).first();
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: this.words.map });
  }

  /** The link that shows this page in the other language. */
  get otherLanguage(): Locator {
    return this.page.getByRole('link', { name: this.words.otherLanguage, exact: true }).first();
  }

  get retry(): Locator {
    return this.page.getByRole('button', { name: this.words.retry });
  }

  /** The language that the page says it is written in. */
  get pageLanguage(): Promise<string | null> {
    return this.page.locator('html').getAttribute('lang');
  }
}
