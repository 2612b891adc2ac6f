import { getYear } from '../../dates/calendar.ts';
import { isListed } from '../../shown-stops.ts';
import type { Expedition, Place } from '../../to-expedition.ts';

/**
 * What a visitor can choose in a picker of dates: the days of exact stays, from arrival to departure. Places with a
 * negative minzoom have none.
 */

/** What the picker reads of an expedition. */
export type Dates = Pick<Expedition, 'byDay'>;

/** The days of the places of a whitelist; of all, where it is empty. */
export function shownDates(expedition: Dates, whitelist: readonly number[]): Dates {
  if (whitelist.length === 0) return expedition;
  const days = [...expedition.byDay].map(
    ([day, places]) => [day, places.filter(({ id }) => isListed(id, whitelist))] as const,
  );
  return { byDay: new Map(days.filter(([, places]) => places.length > 0)) };
}

/** The day that the picker shows first: the departure from Darjeeling. */
export const initialDay = '1925-03-06';

/** What choosing a day leads to. */
export type DayChoice =
  | { readonly kind: 'none' }
  /** Opened at once. */
  | { readonly kind: 'one'; readonly place: Place }
  /** Offered as a list, by `seqid`. */
  | { readonly kind: 'several'; readonly places: readonly Place[] };

/** The places of a day `YYYY-MM-DD` by `seqid`; none for days without places and for texts that are no day. */
export function placesOnDay(expedition: Dates, day: string): readonly Place[] {
  return expedition.byDay.get(day) ?? [];
}

/** What choosing a day leads to; a text that is no day leads nowhere. */
export function chooseDay(expedition: Dates, day: string): DayChoice {
  const places = placesOnDay(expedition, day);
  const [place] = places;
  if (place === undefined) return { kind: 'none' };
  return places.length === 1 ? { kind: 'one', place } : { kind: 'several', places };
}

/** The days that can be chosen, earliest first. */
export function choosableDays(expedition: Dates): readonly string[] {
  return [...expedition.byDay.keys()].toSorted();
}

/** A year of the picker. */
export interface ChoosableYear {
  readonly year: number;
  /** False for a year without places between years with places: it shows, and cannot be chosen. */
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

/** The day that the picker shows when it opens: that of the open place, or the first day where that has none. */
export function openingDay(place: Place | null, expedition: Dates): string {
  if (place === null) return initialDay;
  const { date, enddate } = place.record;
  const day = [date, enddate].find((end) => end !== null && placesOnDay(expedition, end).includes(place));
  return day ?? initialDay;
}
