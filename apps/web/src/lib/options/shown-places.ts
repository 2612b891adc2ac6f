import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useConfiguration } from '../api/configuration-query.ts';
import { queryValue } from '../url/query-value.ts';

const parameter = 'places';

/** Query parameters to declare for each screen that calls `useShownPlaces` on the server. */
export const shownPlacesQuery = [parameter] as const;

const all: readonly number[] = [];

/**
 * The ids of the places that are shown; empty means all. They are the query parameter `places=5,53,60`, for links from lessons
 * or articles, or else the configuration of the operator.
 */
export function useShownPlaces(): readonly number[] {
  const { search } = useLocation();
  const configured = useConfiguration()?.shown_place_ids ?? all;
  return useMemo(() => shownPlaceIds(search, configured), [search, configured]);
}

/** The ids in a query, else the configured ones; empty means all. */
export function shownPlaceIds(search: string, configured: readonly number[] = all): readonly number[] {
  const requested = readPlaceIds(search);
  return requested.length > 0 ? requested : configured;
}

/** Parses the ids in a query and ignores invalid ones. */
export function readPlaceIds(search: string): readonly number[] {
  const text = queryValue(new URLSearchParams(search), parameter);
  return text.split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? [Number(part)] : []));
}
