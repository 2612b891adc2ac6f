import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { daysBetween } from './calendar.ts';

/** How precisely a date is known. */
export type DatePrecision = 'day' | 'month' | 'year';

/** The signs of a stay in the pane of a place: a long one, a night or a few, a passage, one not known to the day. */
export const stayIcons = ['home', 'camp', 'chevron', 'calendar'] as const;
export type StayIcon = (typeof stayIcons)[number];

/** The sign of a place on the map. */
export type MarkerIcon = 'pass' | 'off-expedition' | 'passed-by' | 'stayed-tonight' | 'long-stay';

type Stay = Pick<PlaceRecord, 'date' | 'enddate'>;
type DatedStay = Stay & Pick<PlaceRecord, 'date_format'>;

/** A stay is long when it spans more days than this. */
export const longStayDays = 5;

/** The one date format that stands for an exact day. */
export const exactDateFormat = 'YYYY-MM-DD';

/**
 * How precise a date format is. Only `YYYY-MM-DD` is exact; any other that names a month stands for a month, and
 * everything else, unknown formats included, for no more than a year.
 */
export function datePrecision(dateFormat: string | null): DatePrecision {
  if (dateFormat === exactDateFormat) return 'day';
  return dateFormat?.includes('M') === true ? 'month' : 'year';
}

/** Days from arrival to departure, 0 for a transit; null when one of them is missing, unreadable or out of order. */
export function stayDays(place: Stay): number | null {
  if (place.date === null || place.enddate === null) return null;
  const days = daysBetween(place.date, place.enddate);
  return days >= 0 ? days : null;
}

/**
 * How many days a stay has, with those of arrival and departure; null where nobody knows its length exactly.
 */
export function countedDays(place: DatedStay): number | null {
  const days = datePrecision(place.date_format) === 'day' ? stayDays(place) : null;
  return days === null ? null : days + 1;
}

/** How many days the shortest long stay has, with those of arrival and departure. */
export const fewestDaysOfLongStay = longStayDays + 2;

/** A long stay spans more than 5 days. */
export function isLongStay(place: Stay): boolean {
  return (stayDays(place) ?? 0) > longStayDays;
}

/** A transit point has equal arrival and departure. */
export function isTransit(place: Stay): boolean {
  return place.date !== null && place.date === place.enddate;
}

/** The sign of the stay: a calendar when its length is not known to the day. */
export function stayIcon(place: DatedStay): StayIcon {
  if (datePrecision(place.date_format) !== 'day' || stayDays(place) === null) return 'calendar';
  if (isTransit(place)) return 'chevron';
  return isLongStay(place) ? 'home' : 'camp';
}

/**
 * The sign of a place on the map. An exact stay of 1 to 5 nights shows the sign of a night too, although the rule as it
 * was written calls it passed by: people slept there.
 */
export function markerIcon(
  place: DatedStay & Pick<PlaceRecord, 'place_type' | 'visited_on' | 'ispathpart'>,
): MarkerIcon {
  if (place.place_type === 'pass') return 'pass';
  if (place.visited_on === 'other' || !place.ispathpart) return 'off-expedition';
  const days = stayDays(place);
  if (days === null || days === 0) return 'passed-by';
  if (datePrecision(place.date_format) !== 'day') return 'stayed-tonight';
  return isLongStay(place) ? 'long-stay' : 'stayed-tonight';
}
