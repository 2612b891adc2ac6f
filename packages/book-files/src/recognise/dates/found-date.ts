import type { DatePrecision } from '@cae-map/expedition/dates/stays';

/** A day, a month or a year as it is written. A null day is the whole month, and a day without a month is in that of the date before it. */
export interface WrittenDay {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly day: number | null;
}

/** A date, or the first and the last day of a span, in the words of a file. */
export interface FoundDate {
  readonly first: WrittenDay;
  /** Null for a single date. */
  readonly last: WrittenDay | null;
  readonly precision: DatePrecision;
  /** Whether the day was converted from the Julian calendar, or is the second one of a pair such as 13/26. */
  readonly isOldStyle: boolean;
  /** Whether the words name days that do not follow each other, such as '8 and 12 August'. */
  readonly isTwoDates: boolean;
}
