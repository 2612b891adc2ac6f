import { addDays, isCalendarDate } from './dates/calendar.ts';
import type { Place } from './places/place.ts';
import { stayDays } from './dates/stays.ts';

/** A longer stay is considered a typing error: only its first day is indexed. */
export const maxIndexedStayDays = 1000;

/**
 * The days by which a place can be found: every day of an exact stay. Empty for coarser dates, for invalid dates and
 * for places with a negative minzoom.
 */
export function listIndexedDays(place: Place): string[] {
  const { date, enddate, minzoom } = place.record;
  const first = date ?? enddate;
  if (place.precision !== 'day' || minzoom < 0 || first === null || !isCalendarDate(first)) return [];
  const days = stayDays(place.record) ?? 0;
  return Array.from({ length: isImplausiblyLong(place) ? 1 : days + 1 }, (_, index) => addDays(first, index));
}

/** Returns whether a stay is too long to be plausible. */
export function isImplausiblyLong(place: Place): boolean {
  return (stayDays(place.record) ?? 0) > maxIndexedStayDays;
}
