import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { daysBetween } from './calendar.ts';

/** The precision of a date. */
export type DatePrecision = 'day' | 'month' | 'year';

/** The icons of a stay on the place pane: long stay, one or several nights, transit, dates not exact. */
export const stayIcons = ['home', 'camp', 'chevron', 'calendar'] as const;
export type StayIcon = (typeof stayIcons)[number];

/** The icon of a place on the map. */
export type MarkerIcon = 'pass' | 'off-expedition' | 'passed-by' | 'stayed-tonight' | 'long-stay';

type Stay = Pick<PlaceRecord, 'date' | 'enddate'>;
type DatedStay = Stay & Pick<PlaceRecord, 'date_format'>;

/** The number of days that a stay must exceed to be long. */
export const longStayDays = 5;

/** The only date format of exact days. */
export const exactDateFormat = 'YYYY-MM-DD';

/**
 * The precision of a date format. Only `YYYY-MM-DD` is exact; any other that contains a month means a month, and
 * everything else, including unknown formats, a year.
 */
export function datePrecision(dateFormat: string | null): DatePrecision {
  if (dateFormat === exactDateFormat) return 'day';
  return dateFormat?.includes('M') === true ? 'month' : 'year';
}

/** Days from arrival to departure, 0 for a transit; null when a date is missing, invalid or out of order. */
export function stayDays(place: Stay): number | null {
  if (place.date === null || place.enddate === null) return null;
  const days = daysBetween(place.date, place.enddate);
  return days >= 0 ? days : null;
}

/** The number of calendar days of a stay, including arrival and departure; null when the dates are not exact. */
export function stayLength(place: DatedStay): number | null {
  const days = datePrecision(place.date_format) === 'day' ? stayDays(place) : null;
  return days === null ? null : days + 1;
}

/** The number of calendar days of the shortest long stay, including arrival and departure. */
export const shortestLongStayLength = longStayDays + 2;

/** Returns whether a stay spans more than 5 days. */
export function isLongStay(place: Stay): boolean {
  return (stayDays(place) ?? 0) > longStayDays;
}

/** Returns whether arrival and departure are on the same day. */
export function isTransit(place: Stay): boolean {
  return place.date !== null && place.date === place.enddate;
}

/** The icon of a stay; a calendar when its length is not known to the day. */
export function stayIcon(place: DatedStay): StayIcon {
  if (datePrecision(place.date_format) !== 'day' || stayDays(place) === null) return 'calendar';
  if (isTransit(place)) return 'chevron';
  return isLongStay(place) ? 'home' : 'camp';
}

/**
 * The icon of a place on the map. Exact stays of 1 to 5 nights are shown as overnight stays, although the specification
 * literally classifies them as passed by.
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
