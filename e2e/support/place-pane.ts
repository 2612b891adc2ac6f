import { Sheet } from './sheet.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { Product } from './product.ts';

const words = {
  ru: {
    way: /^[\d\s]+,\d км, /,
    wayDetails: /^Путь: .+ — /,
    alongRoute: /^[\d\s]+,\d км по маршруту/,
    bothLanguages: 'Два языка',
    copyLink: 'Ссылка',
    linkCopied: 'Ссылка скопирована',
    readMore: 'Читать дальше',
    readLess: 'Свернуть',
    nothingOpen: 'Стоянка не выбрана',
    directions: 'Как доехать',
    editors: 'Для редакторов',
    unknownPosition: /^Где это было, пока неизвестно/,
  },
  en: {
    way: /^[\d,]+\.\d km, /,
    wayDetails: /^From .+ to /,
    alongRoute: /^[\d,]+\.\d km along the route/,
    bothLanguages: 'Two languages',
    copyLink: 'Link',
    linkCopied: 'Link copied',
    readMore: 'Read more',
    readLess: 'Read less',
    nothingOpen: 'No stop is open',
    directions: 'Directions',
    editors: 'For editors',
    unknownPosition: /^Where this was is not known yet/,
  },
} as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pane of the open stop: what can be read and done there. */
export class PlacePane {
  private readonly product: Product;

  constructor(product: Product) {
    this.product = product;
  }

  private get words() {
    return words[this.product.language];
  }

  private button(name: string | RegExp): Locator {
    return this.product.stop.getByRole('button', { name, exact: true });
  }

  /** The length of the way here, which opens more of it. */
  get way(): Locator {
    return this.button(this.words.way);
  }

  /** From where to where the way leads. */
  get wayDetails(): Locator {
    return this.product.page.locator('[popover]').getByText(this.words.wayDetails);
  }

  get alongRoute(): Locator {
    return this.product.page.locator('[popover]').getByText(this.words.alongRoute);
  }

  get bothLanguages(): Locator {
    return this.button(this.words.bothLanguages);
  }

  get copyLink(): Locator {
    return this.button(this.words.copyLink);
  }

  get linkCopied(): Locator {
    return this.product.page.getByText(this.words.linkCopied);
  }

  get readMore(): Locator {
    return this.button(this.words.readMore);
  }

  get readLess(): Locator {
    return this.button(this.words.readLess);
  }

  get nothingOpen(): Locator {
    return this.product.page.getByRole('heading', { name: this.words.nothingOpen });
  }

  get directions(): Locator {
    return this.product.stop.getByRole('link', { name: this.words.directions });
  }

  get editors(): Locator {
    return this.product.stop.getByRole('heading', { name: this.words.editors });
  }

  get unknownPosition(): Locator {
    return this.product.stop.getByText(this.words.unknownPosition);
  }

  /** The block of a language that holds a text, where both stand side by side. */
  blockOf(language: 'ru' | 'en', text: string | RegExp): Locator {
    return this.product.stop.locator(`div[lang="${language}"]`).filter({ hasText: text }).first();
  }

  /** Whether the sheet is far enough to the top of a phone's screen to be read. */
  async raise(): Promise<void> {
    if (this.product.layout === 'desktop') return;
    await new Sheet(this.product).putAt('full');
  }

  /** Where something is on the screen, in CSS pixels. */
  async boxOf(part: Locator): Promise<Box> {
    const box = await part.boundingBox();
    if (box === null) throw new Error('it is not on the screen');
    return box;
  }

  /** Gives a stop another record from now on; the one that the page brought along stays. */
  async changeRecord(placeId: number, fields: Readonly<Record<string, unknown>>): Promise<void> {
    await this.product.page.route('**/v1/places/', async (route) => {
      const answer = await route.fetch();
      const places: { place_id: number }[] = await answer.json();
      const json = places.map((place) => (place.place_id === placeId ? { ...place, ...fields } : place));
      await route.fulfill({ response: answer, json });
    });
  }

  /** Gives the texts of every stop that is opened from now on other words, or takes them all away. */
  async changeTexts(html: string | null): Promise<void> {
    await this.product.page.route('**/texts_by_place*', async (route) => {
      const answer = await route.fetch();
      const texts: object[] = await answer.json();
      const first = { ...texts[0], text_content: html, text_content_en: html };
      await route.fulfill({ response: answer, json: html === null ? [] : [first] });
    });
  }

  /** What axe finds at fault, beside the list that stands where the map cannot. */
  async faults(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.product.page }).exclude('ol').analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}
