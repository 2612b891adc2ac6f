import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { maxIndexedStayDays } from '../indexed-days.ts';
import { datePrecision, type DatePrecision } from '../dates/stays.ts';
import { toDayNumber } from './day-numbers.ts';
import { longestNonDecreasingSubsequence } from './longest-non-decreasing-subsequence.ts';
import { evening, morning } from './moment.ts';
import { toDayRange } from './months.ts';

type StopDates = Pick<PlaceRecord, 'date' | 'enddate' | 'date_format'>;

/**
 * How constraining a date is, most constraining first. A coarse date on any day but the first of its month counts as a
 * hint: a record has one format for both dates, which is coarse as soon as one of them is. A hint places a stay but
 * never makes it exact.
 */
const ranks = ['day', 'hint', 'month', 'year'] as const;
type Rank = (typeof ranks)[number];

/** A range of day numbers (see `toDayNumber`), including both. */
interface CountedDays {
  readonly first: number;
  readonly last: number;
}

/**
 * Bounds of the arrivals and departures of a journey. The events alternate: the arrival at the first stop, its
 * departure, the arrival at the second stop and so on; 2i and 2i + 1 belong to stop i. Both bounds are non-decreasing,
 * and there is always a day from morning to evening between them.
 */
export interface EventBounds {
  /** Day numbers with the morning as their fraction; -Infinity before the first dated event. */
  readonly earliest: Float64Array;
  /** Day numbers with the evening as their fraction; Infinity after the last dated event. */
  readonly latest: Float64Array;
  /** Which events have an exact date that is consistent with the travel order. */
  readonly isExact: readonly boolean[];
}

/** The dates of a stop and the texts about it. */
export interface DatedStop {
  readonly record: StopDates;
  readonly texts: readonly TextIdRecord[];
}

/**
 * Derives the bounds of stops in travel order, as day numbers. Applies the most precise dates first and drops as few of
 * the dates that contradict the travel order as possible. Missing dates are bounded by the texts that are about a
 * single stop and by the neighbouring dates. Null when no stop has a usable date.
 */
export function eventBounds(stops: readonly DatedStop[]): EventBounds | null {
  const events = stops.flatMap(({ record }) => readEvents(record));
  const earliest = new Float64Array(events.length).fill(Number.NEGATIVE_INFINITY);
  const latest = new Float64Array(events.length).fill(Number.POSITIVE_INFINITY);
  const isExact = events.map(() => false);
  for (const rank of ranks) {
    for (const { index, days } of selectConsistent(events, rank, { earliest, latest })) {
      earliest[index] = Math.max(earliest[index] ?? 0, days.first + morning);
      latest[index] = Math.min(latest[index] ?? 0, days.last + evening);
      if (rank === 'day') isExact[index] = true;
    }
    propagate(earliest, latest);
  }
  if (!latest.some(Number.isFinite)) return null;
  applyTextDates(stops, { earliest, latest });
  return { earliest, latest, isExact };
}

/**
 * The travellers arrived at a stop by the first day of the texts about it and left after the last, as far as the other
 * bounds allow.
 */
function applyTextDates(
  stops: readonly DatedStop[],
  { earliest, latest }: Pick<EventBounds, 'earliest' | 'latest'>,
): void {
  const textDays = stops.map(({ texts }) => texts.flatMap((text) => getSinglePlaceDays(text) ?? []));
  textDays.forEach((ranges, stop) => {
    for (const { first } of ranges) {
      const arrival = first + evening;
      if (arrival > (earliest[2 * stop] ?? 0)) latest[2 * stop] = Math.min(latest[2 * stop] ?? 0, arrival);
    }
  });
  propagate(earliest, latest);
  textDays.forEach((ranges, stop) => {
    for (const { last } of ranges) {
      const departure = last + morning;
      const event = 2 * stop + 1;
      if (departure < (latest[event] ?? 0)) earliest[event] = Math.max(earliest[event] ?? 0, departure);
    }
  });
  propagate(earliest, latest);
}

/** The days of a text that is about a single place and has an exact date; otherwise null. */
function getSinglePlaceDays(text: TextIdRecord): CountedDays | null {
  const { text_date, text_enddate, date_format, place_ids } = text;
  if (place_ids.length !== 1 || text_date === null || datePrecision(date_format) !== 'day') return null;
  const first = toDayNumber(text_date);
  const last = text_enddate === null ? first : toDayNumber(text_enddate);
  return first <= last ? { first, last } : null;
}

/** The date of an arrival or a departure. */
interface DatedEvent {
  readonly days: CountedDays;
  readonly rank: Rank;
}

/** The arrival and the departure of a stop. */
function readEvents({ date, enddate, date_format }: StopDates): [DatedEvent | null, DatedEvent | null] {
  const precision = datePrecision(date_format);
  const arrival = readEvent(date, precision);
  const end = readEvent(enddate, precision);
  const stay = arrival === null || end === null ? 0 : end.days.last - arrival.days.first;
  const departure = stay < 0 || stay > maxIndexedStayDays ? null : end;
  // A coarse arrival ('August 1926') also bounds the departure; an exact one ('10 March') does not.
  const fallback = precision === 'day' ? null : arrival;
  return [arrival, departure ?? fallback];
}

function readEvent(date: string | null, precision: DatePrecision): DatedEvent | null {
  if (date === null) return null;
  const meant = toDayRange(date, precision);
  if (meant === null) return null;
  const isHint = precision !== 'day' && meant.from !== date && !date.endsWith('-01');
  const { from, to } = isHint ? { from: date, to: date } : meant;
  return {
    days: { first: toDayNumber(from), last: toDayNumber(to) },
    rank: isHint ? 'hint' : precision,
  };
}

/** The events of a rank that are consistent with the bounds and with each other. */
function selectConsistent(
  events: readonly (DatedEvent | null)[],
  rank: Rank,
  { earliest, latest }: Pick<EventBounds, 'earliest' | 'latest'>,
): { readonly index: number; readonly days: CountedDays }[] {
  const candidates = events.flatMap((event, index) => {
    if (event?.rank !== rank) return [];
    const { days } = event;
    const isPossible =
      days.last + evening > (earliest[index] ?? 0) && days.first + morning < (latest[index] ?? 0);
    return isPossible ? [{ index, days }] : [];
  });
  return longestNonDecreasingSubsequence(candidates.map(({ days }) => days.first)).flatMap(
    (kept) => candidates[kept] ?? [],
  );
}

/** Makes both bounds non-decreasing: no event is before an earlier one. */
function propagate(earliest: Float64Array, latest: Float64Array): void {
  for (let index = 1; index < earliest.length; index += 1) {
    earliest[index] = Math.max(earliest[index] ?? 0, earliest[index - 1] ?? 0);
  }
  for (let index = latest.length - 2; index >= 0; index -= 1) {
    latest[index] = Math.min(latest[index] ?? 0, latest[index + 1] ?? 0);
  }
}
