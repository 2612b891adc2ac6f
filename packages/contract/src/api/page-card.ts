import type { ContentLanguage } from '../enumerations.ts';

/** The size of a card in pixels, which link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The largest file of a card in bytes. */
export const maxCardBytes = 60_000;

/** A picture on a card. */
export interface CardPicture {
  /** The path of a file of the product, such as `/media/illustrations/pass.webp`. */
  readonly path: string;
  /** Whether the whole picture is shown, as works of art are; otherwise it is cropped. */
  readonly isWhole: boolean;
  /** The main point of a cropped picture: fractions from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** What is printed below it, such as that it is a drawing; empty for nothing. */
  readonly note: string;
}

/** The position that a card marks on the map, in degrees WGS84. */
export interface CardPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Whether it is calculated between two stops. */
  readonly isCalculated: boolean;
}

/** What the card of a page shows: plain texts in the language of the page. */
export interface PageCard {
  readonly language: ContentLanguage;
  /** The name of the product. */
  readonly site: string;
  /** Where the page belongs, such as the name of a list; empty without. */
  readonly section: string;
  readonly title: string;
  /** Other names of the same thing, also Chinese ones. */
  readonly names: readonly string[];
  /** The date as precisely as it is known, or where the expedition was; empty if nothing is known. */
  readonly dates: string;
  /** The beginning of the text, or a description; empty without. */
  readonly text: string;
  /** Null for a page without a position, whose card shows the whole route. */
  readonly position: CardPosition | null;
  /** Null for a page without a picture that may be shown. */
  readonly picture: CardPicture | null;
}

/** A card and its version. */
export interface DescribedCard {
  readonly card: PageCard;
  /** A hash of everything that is drawn: 16 hexadecimal digits. */
  readonly version: string;
}

/** The path below which cards are. */
const cardsBase = '/cards';

/** Instead of a version: the card as it is now. */
export const currentCard = 'current';

/** The path of the card of a page. @param pagePath the path of the page with its language, without a query */
export function cardPath(pagePath: string, version: string): string {
  return `${cardsBase}${pagePath === '/' ? '' : pagePath}/${version}.jpg`;
}

const cardPattern = new RegExp(`^${cardsBase}((?:/[^/]+)*)/([0-9a-f]{16}|${currentCard})\\.jpg$`);

/** Reads the path of a card: the path of its page, and the version. Null for a path of another form. */
export function readCardPath(path: string): { readonly pagePath: string; readonly version: string } | null {
  const [, pagePath, version] = cardPattern.exec(path) ?? [];
  return pagePath === undefined || version === undefined ? null : { pagePath: pagePath || '/', version };
}
