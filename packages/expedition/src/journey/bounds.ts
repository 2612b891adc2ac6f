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
 * What a date is rank, best first. A rough date that names another day than the first of its month has that day for a
 * hint: one format serves both dates of a record, and is rough as soon as one of them is. The hint places a stay; it
 * never makes it exact.
 */
const ranks = ['day', 'hint', 'month', 'year'] as const;
type Rank = (typeof ranks)[number];

/** Whole days counted as by `toDayNumber`; both included. */
interface CountedDays {
  readonly first: number;
  readonly last: number;
}

/**
 * When the arrivals and departures of a journey may have been. They stand in one row: the arrival at the first stop, the
 * departure from it, the arrival at the second and so on; 2i and 2i + 1 belong to stop i. Both bounds rise along the row,
 * and between them there is always a day from morning to evening.
 */
export interface EventBounds {
  /** Days with the morning as their fraction; -Infinity while nothing before is dated. */
  readonly earliest: Float64Array;
  /** Days with the evening as their fraction; Infinity while nothing after is dated. */
  readonly latest: Float64Array;
  /** Which events the records know to the day, without contradicting the order of travel. */
  readonly isExact: readonly boolean[];
}

/** A stop as its dates are read. */
export interface DatedStop {
  readonly record: StopDates;
  /** The texts about it. */
  readonly texts: readonly TextIdRecord[];
}

/**
 * Reads the dates of stops in travel order. Days count from `origin`, as everywhere here. The most precise dates count first; of those that
 * go back in time against the order of travel as few as possible are left out. What no date says follows from the
 * days that a text tells of a stop alone, and from the dates around it. Null when no stop has a date that can be used.
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

/** Who is told of at a stop on some days has come by the first of them and not left before the last, if that can be. */
function applyTextDates(
  stops: readonly DatedStop[],
  { earliest, latest }: Pick<EventBounds, 'earliest' | 'latest'>,
): void {
  const told = stops.map(({ texts }) => texts.flatMap((text) => getSinglePlaceDays(text) ?? []));
  told.forEach((ranges, stop) => {
    for (const { first } of ranges) {
      const arrival = first + evening;
      if (arrival > (earliest[2 * stop] ?? 0)) latest[2 * stop] = Math.min(latest[2 * stop] ?? 0, arrival);
    }
  });
  propagate(earliest, latest);
  told.forEach((ranges, stop) => {
    for (const { last } of ranges) {
      const departure = last + morning;
      const event = 2 * stop + 1;
      if (departure < (latest[event] ?? 0)) earliest[event] = Math.max(earliest[event] ?? 0, departure);
    }
  });
  propagate(earliest, latest);
}

/** The days of a text that is about one place and known to the day; null for any other. */
function getSinglePlaceDays(text: TextIdRecord): CountedDays | null {
  const { text_date, text_enddate, date_format, place_ids } = text;
  if (place_ids.length !== 1 || text_date === null || datePrecision(date_format) !== 'day') return null;
  const first = toDayNumber(text_date);
  const last = text_enddate === null ? first : toDayNumber(text_enddate);
  return first <= last ? { first, last } : null;
}

/** What a record says of an arrival or a departure. */
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
  // 'August 1926' says of a stay that it was in August; '10 March' alone says when they came, not when they left.
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

/** The events of a rank that agree with the bounds so far and with each other. */
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

/** Nothing is earlier than what was before it, nor later than what comes after. */
function propagate(earliest: Float64Array, latest: Float64Array): void {
  for (let index = 1; index < earliest.length; index += 1) {
    earliest[index] = Math.max(earliest[index] ?? 0, earliest[index - 1] ?? 0);
  }
  for (let index = latest.length - 2; index >= 0; index -= 1) {
    latest[index] = Math.min(latest[index] ?? 0, latest[index + 1] ?? 0);
  }
}
