import { isCalendarDate } from '@cae-map/expedition/dates/calendar';

/** Reads an id from the query of the URL; null if it has none. */
export function readQueryNumber(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** Reads a date, `YYYY-MM-DD`, from the query of the URL; null if it has none that exists. */
export function readQueryDate(search: URLSearchParams, name: string): string | null {
  const value = search.get(name);
  return value !== null && isCalendarDate(value) ? value : null;
}
