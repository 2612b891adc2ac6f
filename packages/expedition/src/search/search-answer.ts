import type { DatePrecision } from '../dates/stays.ts';
import type { Position } from '../route/geography.ts';
import type { TextRange } from './words/words.ts';

/** A shown text with the parts of it that were found. */
export interface MarkedText {
  readonly text: string;
  /** The language of the text for its `lang` attribute (BCP 47). */
  readonly language: string;
  /** What was found, in order and apart from each other; none where something else was found. */
  readonly ranges: readonly TextRange[];
}

/**
 * By which of its names a place was found: its title in the reader's language, its title in the other one, or any other
 * spelling: a name of today, an alias, a title written in other letters.
 */
export type PlaceNameRank = 'title' | 'otherTitle' | 'otherName';

export interface PlaceHit {
  readonly kind: 'place';
  readonly placeId: number;
  /** The title for the reader, marked where it is what was found. */
  readonly title: MarkedText;
  /** The name that was found where that is not the shown title. */
  readonly name: MarkedText | null;
  readonly rank: PlaceNameRank;
  /** The name is only like what was asked for. */
  readonly isGuess: boolean;
}

export interface DateHit {
  readonly kind: 'date';
  readonly precision: DatePrecision;
  /** The first and last day of the day, month or year, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The places of these days by `seqid`; empty when there are none. */
  readonly placeIds: readonly number[];
  /** The nearest days with places before and after, where these days have none. */
  readonly dayBefore: string | null;
  readonly dayAfter: string | null;
}

export interface CoordinatesHit {
  readonly kind: 'coordinates';
  /** WGS84 degrees, latitude first. */
  readonly position: Position;
  /** The nearest stops, nearest first. */
  readonly nearest: readonly { readonly placeId: number; readonly metres: number }[];
}

/** A part of a longer text around what was found in it. */
export interface Excerpt extends MarkedText {
  /** Something was left out before or behind the part. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface TextHit {
  readonly kind: 'text';
  readonly textId: number;
  readonly chapterId: number;
  /** Its days, in the form in which those of a stop are put into words: no more of them than is known. */
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
  readonly imageId: number;
  readonly placeId: number | null;
  readonly title: MarkedText;
  readonly author: MarkedText;
}

export type SearchHit = PlaceHit | DateHit | CoordinatesHit | TextHit | CaptionHit;

/** How many were found of each kind, of which the hits are the first. */
export type HitCounts = Readonly<Record<SearchHit['kind'], number>>;

/** Another reading of the query that finds more: the same keys on the other keyboard layout. */
export interface DidYouMean {
  readonly query: string;
  /** The layout on which the keys were meant. */
  readonly layout: 'ru' | 'en';
}

/** What a search found: places first, then days, coordinates, texts and captions. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly counts: HitCounts;
  readonly didYouMean: DidYouMean | null;
}
