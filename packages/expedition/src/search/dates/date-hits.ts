import { daysInMonth, getYear } from '../../dates/calendar.ts';
import type { DatePrecision } from '../../dates/stays.ts';
import type { DateQuery } from './read-date.ts';
import type { DateSpan } from './read-dates.ts';
import type { DateHit } from '../search-answer.ts';
import type { SearchPlace } from '../search-input.ts';

/** A place and the days by which it can be found. */
interface DatedPlace {
  readonly id: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The places that can be found by date, in travel order, and their first and last year. */
export interface PlaceDates {
  readonly places: readonly DatedPlace[];
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Indexes the places by their days. */
export function indexPlaceDates(all: readonly SearchPlace[]): PlaceDates {
  const places = all
    .toSorted((a, b) => a.seqid - b.seqid || a.place_id - b.place_id)
    .flatMap(({ place_id: id, firstDay, lastDay }) =>
      firstDay === null || lastDay === null ? [] : [{ id, firstDay, lastDay }],
    );
  return {
    places,
    firstYear: places.reduce((year, { firstDay }) => Math.min(year, getYear(firstDay)), Infinity),
    lastYear: places.reduce((year, { lastDay }) => Math.max(year, getYear(lastDay)), -Infinity),
  };
}

/**
 * Finds the places of a day, month, year or span. A date without a year has one hit for each year with places. A year alone
 * outside the journey has no hit, because it may be any number.
 */
export function findDateHits(dates: PlaceDates, date: DateQuery | DateSpan): DateHit[] {
  const { firstYear, lastYear } = dates;
  if ('precision' in date) return [dateHit(dates, date.precision, date.firstDay, date.lastDay)];
  if (date.month === null)
    return date.year >= firstYear && date.year <= lastYear
      ? [dateHit(dates, 'year', `${date.year}-01-01`, `${date.year}-12-31`)]
      : [];
  const { month, day } = date;
  if (date.year !== null) return [hitOfMonth(dates, date.year, month, day)];
  const years =
    dates.places.length === 0
      ? []
      : Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years
    .filter((year) => day === null || day <= daysInMonth(year, month))
    .map((year) => hitOfMonth(dates, year, month, day))
    .filter((hit) => hit.placeIds.length > 0);
}

function hitOfMonth(dates: PlaceDates, year: number, month: number, day: number | null): DateHit {
  const start = `${String(year).padStart(4, '0')}-${pad(month)}`;
  return day === null
    ? dateHit(dates, 'month', `${start}-01`, `${start}-${pad(daysInMonth(year, month))}`)
    : dateHit(dates, 'day', `${start}-${pad(day)}`, `${start}-${pad(day)}`);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function dateHit(dates: PlaceDates, precision: DatePrecision, firstDay: string, lastDay: string): DateHit {
  const placeIds = dates.places
    .filter((place) => place.firstDay <= lastDay && place.lastDay >= firstDay)
    .map((place) => place.id);
  const isEmpty = placeIds.length === 0;
  return {
    kind: 'date',
    precision,
    firstDay,
    lastDay,
    placeIds,
    dayBefore: isEmpty
      ? latest(dates.places.map((place) => place.lastDay).filter((day) => day < firstDay))
      : null,
    dayAfter: isEmpty
      ? earliest(dates.places.map((place) => place.firstDay).filter((day) => day > lastDay))
      : null,
  };
}

function latest(days: readonly string[]): string | null {
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}

function earliest(days: readonly string[]): string | null {
  return days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}
