import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useConfiguration } from '../api/use-configuration.ts';
import { queryValue } from '../url/query-value.ts';

const parameter = 'places';

/** The query parameters that every screen declares whose server rendering calls `useShownPlaces`. */
export const shownPlacesQuery = [parameter] as const;

const all: readonly number[] = [];

/**
 * Ids of the only stops that show; empty means all. The query `places=5,53,60` of an address names them for one link,
 * as a teacher or an article may want it; else the configuration of the product does.
 */
export function useShownPlaces(): readonly number[] {
  const { search } = useLocation();
  const configured = useConfiguration()?.shown_place_ids ?? all;
  return useMemo(() => shownPlaceIds(search, configured), [search, configured]);
}

/** The ids that the query of an address names, else those that the operator has configured; empty means all. */
export function shownPlaceIds(search: string, configured: readonly number[] = all): readonly number[] {
  const asked = readPlaceIds(search);
  return asked.length > 0 ? asked : configured;
}

/** The ids in a query; what is no id is left out. */
export function readPlaceIds(search: string): readonly number[] {
  const text = queryValue(new URLSearchParams(search), parameter);
  return text.split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? [Number(part)] : []));
}
