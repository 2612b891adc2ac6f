import { getYear } from '../../dates/calendar.ts';
import { isListed } from '../../shown-stops.ts';
import type { Expedition, Place } from '../../to-expedition.ts';

/**
 * The model of the date picker: the days of exact stays, from arrival to departure, can be chosen. Places with a
 * negative minzoom are left out.
 */

/** The part of an expedition that the picker needs. */
export type Dates = Pick<Expedition, 'byDay'>;

/** The days of the places on the whitelist; all days when it is empty. */
export function shownDates(expedition: Dates, whitelist: readonly number[]): Dates {
  if (whitelist.length === 0) return expedition;
  const days = [...expedition.byDay].map(
    ([day, places]) => [day, places.filter(({ id }) => isListed(id, whitelist))] as const,
  );
  return { byDay: new Map(days.filter(([, places]) => places.length > 0)) };
}

/** The initial day of the picker: the departure from Darjeeling. */
export const initialDay = '1925-03-06';

/** The places of a chosen day. */
export type DayChoice =
  | { readonly kind: 'none' }
  /** Opened directly. */
  | { readonly kind: 'one'; readonly place: Place }
  /** Shown as a list, sorted by `seqid`. */
  | { readonly kind: 'several'; readonly places: readonly Place[] };

/** The places of a day `YYYY-MM-DD`, sorted by `seqid`; empty for days without places and for invalid days. */
export function placesOnDay(expedition: Dates, day: string): readonly Place[] {
  return expedition.byDay.get(day) ?? [];
}

/** Returns the places of a chosen day; kind 'none' for an invalid day. */
export function chooseDay(expedition: Dates, day: string): DayChoice {
  const places = placesOnDay(expedition, day);
  const [place] = places;
  if (place === undefined) return { kind: 'none' };
  return places.length === 1 ? { kind: 'one', place } : { kind: 'several', places };
}

/** The days that can be chosen, in order. */
export function choosableDays(expedition: Dates): readonly string[] {
  return [...expedition.byDay.keys()].toSorted();
}

/** A year of the picker. */
export interface ChoosableYear {
  readonly year: number;
  /** False for a year without places: it is shown but cannot be chosen. */
  readonly hasPlaces: boolean;
}

/** Every year from the first to the last with places. */
export function choosableYears(expedition: Dates): readonly ChoosableYear[] {
  const years = new Set([...expedition.byDay.keys()].map(getYear));
  if (years.size === 0) return [];
  const first = Math.min(...years);
  const length = Math.max(...years) - first + 1;
  return Array.from({ length }, (_, index) => ({ year: first + index, hasPlaces: years.has(first + index) }));
}

/** The day selected when the picker opens: that of the open place, or the initial day when the place has none. */
export function openingDay(place: Place | null, expedition: Dates): string {
  if (place === null) return initialDay;
  const { date, enddate } = place.record;
  const day = [date, enddate].find((end) => end !== null && placesOnDay(expedition, end).includes(place));
  return day ?? initialDay;
}
