import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';
import type { Language } from './driver.ts';
import { sheetMessages } from '../messages/sheet-messages.ts';
import { OpenStop } from './open-stop.ts';
import { Share } from './share.ts';
import { Sheet } from './sheet.ts';

/** The messages of the pane that the tests expect. */
const paneMessages = {
  ru: {
    height: 'Высота',
    heightProfile: /^Высоты пути: /,
    way: /^(?:[\d\s]+,\d|около [\d\s]+) км, /,
    inferred: 'Линия проведена по рельефу, а не по записям',
    wayDetails: /^Путь: .+ — /,
    alongRoute: /^[\d\s]+,\d км по маршруту/,
    bothLanguages: 'Два языка',
    share: 'Поделиться',
    linkCopied: 'Ссылка скопирована',
    readMore: 'Читать дальше',
    readLess: 'Свернуть',
    nothingOpen: 'Стоянка не выбрана',
    directions: 'Как доехать',
    editors: 'Для редакторов',
    unknownPosition: /^Где это было, пока неизвестно/,
  },
  en: {
    height: 'Height',
    heightProfile: /^Heights from /,
    way: /^(?:[\d,]+\.\d|about [\d,]+) km, /,
    inferred: 'Line inferred from the terrain, not recorded',
    wayDetails: /^From .+ to /,
    alongRoute: /^[\d,]+\.\d km along the route/,
    bothLanguages: 'Both languages',
    share: 'Share',
    linkCopied: 'Link copied',
    readMore: 'Read more',
    readLess: 'Read less',
    nothingOpen: 'No stop selected',
    directions: 'Directions',
    editors: 'For editors',
    unknownPosition: /^The location is not known yet/,
  },
} as const;

/** The content and the actions of the pane of a stop. */
export class PlacePane extends Driver {
  get #labels() {
    return paneMessages[this.language];
  }

  get #region(): Locator {
    return new OpenStop(this).region;
  }

  #button(name: string | RegExp): Locator {
    return this.#region.getByRole('button', { name, exact: true });
  }

  /** The distance from the previous stop, a button that opens the popover about the leg. */
  get legButton(): Locator {
    return this.#button(this.#labels.way);
  }

  /** The note among the facts that the line of the leg is inferred; the sources have it as well. */
  get inferredNote(): Locator {
    return this.#region.getByLabel(sheetMessages[this.language].facts).getByText(this.#labels.inferred);
  }

  /** The title of the popover, with both ends of the leg. */
  get legPopoverTitle(): Locator {
    return this.page.locator('[popover]').getByText(this.#labels.wayDetails);
  }

  /** The value of the fact about the height of the stop. */
  get height(): Locator {
    return this.#region
      .locator('dt')
      .getByText(this.#labels.height, { exact: true })
      .locator('xpath=following-sibling::dd');
  }

  /** The section with the height profile of the leg. */
  get heightProfile(): Locator {
    return this.#region.getByRole('region', { name: this.#labels.heightProfile });
  }

  get distanceAlongRoute(): Locator {
    return this.page.locator('[popover]').getByText(this.#labels.alongRoute);
  }

  get bilingualButton(): Locator {
    return this.#button(this.#labels.bothLanguages);
  }

  get shareButton(): Locator {
    return this.#button(this.#labels.share);
  }

  /** Copies the link in the dialog that shares the stop. */
  async copyLink(): Promise<void> {
    await this.shareButton.click();
    await new Share(this).copyLinkButton.click();
  }

  get linkCopiedNotice(): Locator {
    return this.page.getByText(this.#labels.linkCopied);
  }

  /** The notice about the copied link. */
  get notice(): Locator {
    return this.page.getByRole('status').filter({ has: this.linkCopiedNotice });
  }

  get readMoreButton(): Locator {
    return this.#button(this.#labels.readMore);
  }

  get readLessButton(): Locator {
    return this.#button(this.#labels.readLess);
  }

  /** The heading of the pane when no stop is selected. */
  get emptyHeading(): Locator {
    return this.page.getByRole('heading', { name: this.#labels.nothingOpen });
  }

  get directionsLink(): Locator {
    return this.#region.getByRole('link', { name: this.#labels.directions });
  }

  get editorsHeading(): Locator {
    return this.#region.getByRole('heading', { name: this.#labels.editors });
  }

  get unknownPositionText(): Locator {
    return this.#region.getByText(this.#labels.unknownPosition);
  }

  /** The block of one language that contains a text, in bilingual mode. */
  languageBlock(language: Language, text: string | RegExp): Locator {
    return this.#region.locator(`div[lang="${language}"]`).filter({ hasText: text }).first();
  }

  /** On a phone, raises the sheet to its full height. */
  async expand(): Promise<void> {
    if (this.layout === 'phone') await new Sheet(this).setHeight('full');
  }

  /**
   * Replaces fields of a place in the response of the place list. The record that is embedded in the delivered page stays
   * unchanged.
   */
  async mockPlace(placeId: number, fields: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.route('**/v1/places/', async (route) => {
      const response = await route.fetch();
      const places: { place_id: number }[] = await response.json();
      const json = places.map((place) => (place.place_id === placeId ? { ...place, ...fields } : place));
      await route.fulfill({ response, json });
    });
  }

  /** Replaces the texts of each stop opened from now on by one with this HTML, or by none for null. */
  async mockTexts(html: string | null): Promise<void> {
    await this.page.route('**/texts_by_place*', async (route) => {
      const response = await route.fetch();
      const texts: object[] = await response.json();
      const first = { ...texts[0], text_content: html, text_content_en: html };
      await route.fulfill({ response, json: html === null ? [] : [first] });
    });
  }

  /** The number of lines of the first text of the stop that are visible and not covered, each in its full height. */
  async countVisibleTextLines(): Promise<number> {
    const text = this.page.getByRole('article').locator('div[lang]').first();
    return await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = new Set<number>();
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (left + right) / 2;
        const isShown = [top + 1, bottom - 1].every((y) =>
          element.contains(document.elementFromPoint(middle, y)),
        );
        if (isShown) tops.add(Math.round(top));
      }
      return tops.size;
    });
  }

  /** Whether each chip of the facts is shown in its full width and contains its whole text. */
  async areFactsUncut(): Promise<boolean> {
    const facts = this.page.getByRole('article').locator('dl').first();
    return await facts.evaluate((list) => {
      const edges = list.getBoundingClientRect();
      return [...list.children]
        .filter((fact) => fact.getClientRects().length > 0)
        .every((fact) => {
          const { left, right } = fact.getBoundingClientRect();
          return left >= edges.left && right <= edges.right && fact.scrollWidth <= fact.clientWidth;
        });
    });
  }
}
