import { addDays, isCalendarDate } from './dates/calendar.ts';
import type { Place } from './places/place.ts';
import { stayDays } from './dates/stays.ts';

/** A stay beyond this is taken for a slip of the pen: only its first day is found by date. */
export const longestIndexedStayDays = 1000;

/**
 * The days on which a place can be found: every day of an exact stay. None for coarser dates, for places with a negative
 * minzoom and for dates that cannot be read.
 */
export function daysOf(place: Place): string[] {
  const { date, enddate, minzoom } = place.record;
  const first = date ?? enddate;
  if (place.precision !== 'day' || minzoom < 0 || first === null || !isCalendarDate(first)) return [];
  const days = stayDays(place.record) ?? 0;
  return Array.from({ length: isTooLong(place) ? 1 : days + 1 }, (_, index) => addDays(first, index));
}

/** Tells whether a stay is longer than any that can be meant. */
export function isTooLong(place: Place): boolean {
  return (stayDays(place.record) ?? 0) > longestIndexedStayDays;
}
