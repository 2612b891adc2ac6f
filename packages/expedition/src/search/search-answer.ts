import type { DatePrecision } from '../dates/stays.ts';
import type { ImageCounts, ImageKind } from '../places/images.ts';
import type { Position } from '../route/geography.ts';
import type { TextRange } from './words/words.ts';

/** A text with marked ranges. */
export interface MarkedText {
  readonly text: string;
  /** The language of the text for its `lang` attribute (BCP 47). */
  readonly language: string;
  /** The matched ranges, in order and disjoint; empty when the text did not match. */
  readonly ranges: readonly TextRange[];
}

/**
 * Which name of a place matched: its title in the reader's language, its title in the other one, or any other name: a
 * modern name, an alias, a title in another script.
 */
export type PlaceNameRank = 'title' | 'otherTitle' | 'otherName';

export interface PlaceHit {
  readonly kind: 'place';
  readonly placeId: number;
  /** The title in the reader's language, with marked ranges when it matched. */
  readonly title: MarkedText;
  /** The matched name when it is not the shown title. */
  readonly name: MarkedText | null;
  readonly rank: PlaceNameRank;
  /** The name matches only fuzzily. */
  readonly isGuess: boolean;
}

export interface DateHit {
  readonly kind: 'date';
  readonly precision: DatePrecision;
  /** The first and last day of the day, month, year or span, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The places of these days, sorted by `seqid`; may be empty. */
  readonly placeIds: readonly number[];
  /** The nearest days with places before and after, when these days have none. */
  readonly dayBefore: string | null;
  readonly dayAfter: string | null;
}

export interface CoordinatesHit {
  readonly kind: 'coordinates';
  /** WGS84 degrees, latitude first. */
  readonly position: Position;
  /** The nearest stops, by distance. */
  readonly nearest: readonly { readonly placeId: number; readonly metres: number }[];
}

/** The part of a longer text around its matches. */
export interface Excerpt extends MarkedText {
  /** Whether text is omitted before or after the part. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface TextHit {
  readonly kind: 'text';
  readonly textId: number;
  readonly chapterId: number;
  /** Its dates, in the same form as those of a stop, as precise as known. */
  readonly date: string | null;
  readonly enddate: string | null;
  readonly date_format: string;
  /** The places that the text is about. */
  readonly placeIds: readonly number[];
  readonly heading: MarkedText;
  readonly excerpt: Excerpt;
}

export interface CaptionHit {
  readonly kind: 'caption';
  readonly imageKind: ImageKind;
  readonly imageId: number;
  readonly placeId: number | null;
  readonly title: MarkedText;
  readonly author: MarkedText;
}

export interface PersonHit {
  readonly kind: 'person';
  readonly personId: string;
  readonly name: MarkedText;
  /** The role on the journey and the other names. */
  readonly role: MarkedText;
}

/** A work of the bibliography. */
export interface WorkHit {
  readonly kind: 'work';
  readonly workId: string;
  readonly title: MarkedText;
  /** The author and the year. */
  readonly author: MarkedText;
}

export type SearchHit = PlaceHit | DateHit | CoordinatesHit | PersonHit | TextHit | CaptionHit | WorkHit;

/** The total number of results of each kind, of which only the first are included as hits. */
export type HitCounts = Readonly<Record<SearchHit['kind'], number>>;

/** The query retyped in the other keyboard layout, which finds more. */
export interface DidYouMean {
  readonly query: string;
  /** The intended keyboard layout. */
  readonly layout: 'ru' | 'en';
}

/**
 * The result of a search: places first, then people, dates, coordinates, texts, captions by the kind of their images, and works.
 */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly counts: HitCounts;
  /** The total number of captions by the kind of their images. */
  readonly captionCounts: ImageCounts;
  readonly didYouMean: DidYouMean | null;
}
