import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { longestIndexedStayDays } from '../indexed-days.ts';
import { datePrecision, type DatePrecision } from '../dates/stays.ts';
import { countDays } from './day-numbers.ts';
import { longestOrder } from './longest-non-decreasing-subsequence.ts';
import { evening, morning } from './moment.ts';
import { daysMeant } from './months.ts';

type StopDates = Pick<PlaceRecord, 'date' | 'enddate' | 'date_format'>;

/**
 * What a date is worth, best first. A rough date that names another day than the first of its month has that day for a
 * hint: one format serves both dates of a record, and is rough as soon as one of them is. The hint places a stay; it
 * never makes it exact.
 */
const worths = ['day', 'hint', 'month', 'year'] as const;
type Worth = (typeof worths)[number];

/** Whole days counted as by `countDays`; both included. */
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
  const events = stops.flatMap(({ record }) => eventsOf(record));
  const earliest = new Float64Array(events.length).fill(Number.NEGATIVE_INFINITY);
  const latest = new Float64Array(events.length).fill(Number.POSITIVE_INFINITY);
  const isExact = events.map(() => false);
  for (const worth of worths) {
    for (const { index, days } of fitting(events, worth, { earliest, latest })) {
      earliest[index] = Math.max(earliest[index] ?? 0, days.first + morning);
      latest[index] = Math.min(latest[index] ?? 0, days.last + evening);
      if (worth === 'day') isExact[index] = true;
    }
    passOn(earliest, latest);
  }
  if (!latest.some(Number.isFinite)) return null;
  stayWhereTextsTell(stops, { earliest, latest });
  return { earliest, latest, isExact };
}

/** Who is told of at a stop on some days has come by the first of them and not left before the last, if that can be. */
function stayWhereTextsTell(
  stops: readonly DatedStop[],
  { earliest, latest }: Pick<EventBounds, 'earliest' | 'latest'>,
): void {
  const told = stops.map(({ texts }) => texts.flatMap((text) => daysToldAlone(text) ?? []));
  told.forEach((ranges, stop) => {
    for (const { first } of ranges) {
      const arrival = first + evening;
      if (arrival > (earliest[2 * stop] ?? 0)) latest[2 * stop] = Math.min(latest[2 * stop] ?? 0, arrival);
    }
  });
  passOn(earliest, latest);
  told.forEach((ranges, stop) => {
    for (const { last } of ranges) {
      const departure = last + morning;
      const event = 2 * stop + 1;
      if (departure < (latest[event] ?? 0)) earliest[event] = Math.max(earliest[event] ?? 0, departure);
    }
  });
  passOn(earliest, latest);
}

/** The days of a text that is about one place and known to the day; null for any other. */
function daysToldAlone(text: TextIdRecord): CountedDays | null {
  const { text_date, text_enddate, date_format, place_ids } = text;
  if (place_ids.length !== 1 || text_date === null || datePrecision(date_format) !== 'day') return null;
  const first = countDays(text_date);
  const last = text_enddate === null ? first : countDays(text_enddate);
  return first <= last ? { first, last } : null;
}

/** What a record says of an arrival or a departure. */
interface DatedEvent {
  readonly days: CountedDays;
  readonly worth: Worth;
}

/** The arrival and the departure of a stop. */
function eventsOf({ date, enddate, date_format }: StopDates): [DatedEvent | null, DatedEvent | null] {
  const precision = datePrecision(date_format);
  const arrival = readEvent(date, precision);
  const end = readEvent(enddate, precision);
  const stay = arrival === null || end === null ? 0 : end.days.last - arrival.days.first;
  const departure = stay < 0 || stay > longestIndexedStayDays ? null : end;
  // 'August 1926' says of a stay that it was in August; '10 March' alone says when they came, not when they left.
  const untold = precision === 'day' ? null : arrival;
  return [arrival, departure ?? untold];
}

function readEvent(date: string | null, precision: DatePrecision): DatedEvent | null {
  if (date === null) return null;
  const meant = daysMeant(date, precision);
  if (meant === null) return null;
  const isHint = precision !== 'day' && meant.from !== date && !date.endsWith('-01');
  const { from, to } = isHint ? { from: date, to: date } : meant;
  return {
    days: { first: countDays(from), last: countDays(to) },
    worth: isHint ? 'hint' : precision,
  };
}

/** The events of a worth that agree with the bounds so far and with each other. */
function fitting(
  events: readonly (DatedEvent | null)[],
  worth: Worth,
  { earliest, latest }: Pick<EventBounds, 'earliest' | 'latest'>,
): { readonly index: number; readonly days: CountedDays }[] {
  const candidates = events.flatMap((event, index) => {
    if (event?.worth !== worth) return [];
    const { days } = event;
    const isPossible =
      days.last + evening > (earliest[index] ?? 0) && days.first + morning < (latest[index] ?? 0);
    return isPossible ? [{ index, days }] : [];
  });
  return longestOrder(candidates.map(({ days }) => days.first)).flatMap((kept) => candidates[kept] ?? []);
}

/** Nothing is earlier than what was before it, nor later than what comes after. */
function passOn(earliest: Float64Array, latest: Float64Array): void {
  for (let index = 1; index < earliest.length; index += 1) {
    earliest[index] = Math.max(earliest[index] ?? 0, earliest[index - 1] ?? 0);
  }
  for (let index = latest.length - 2; index >= 0; index -= 1) {
    latest[index] = Math.min(latest[index] ?? 0, latest[index + 1] ?? 0);
  }
}
