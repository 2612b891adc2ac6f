import { queryValue } from '../url/query-value.ts';

/** The query parameter with the ids of the places that are shown. */
export const shownPlacesParameter = 'places';

const all: readonly number[] = [];

/** The ids in a query, else the configured ones; empty means all. */
export function shownPlaceIds(search: string, configured: readonly number[] = all): readonly number[] {
  const requested = readPlaceIds(search);
  return requested.length > 0 ? requested : configured;
}

/** Parses the ids in a query and ignores invalid ones. */
export function readPlaceIds(search: string): readonly number[] {
  const text = queryValue(new URLSearchParams(search), shownPlacesParameter);
  return text.split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? [Number(part)] : []));
}
