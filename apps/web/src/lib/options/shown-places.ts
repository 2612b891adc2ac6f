import { certainPlaceIds } from '@cae-map/expedition/uncertainty/discs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useApiClient } from '../api/api-client-context.tsx';
import { useConfiguration } from '../api/configuration-query.ts';
import { expeditionQuery } from '../api/expedition-query.ts';
import { useOptions } from './options-store.ts';
import { shownPlaceIds, shownPlacesParameter } from './shown-place-ids.ts';

/** Query parameters to declare for each screen that calls `useShownPlaces` on the server. */
export const shownPlacesQuery = [shownPlacesParameter] as const;

const all: readonly number[] = [];

/**
 * The ids of the places that are shown; empty means all. They are the query parameter `places=5,53,60`, for links from lessons
 * or articles, or else the configuration of the operator; of these, only the certain ones if the visitor has chosen so.
 */
export function useShownPlaces(): readonly number[] {
  const listed = useListedPlaceIds();
  const isCertainOnly = useOptions((options) => options.certainPositionsOnly);
  const query = expeditionQuery(useApiClient());
  const { data } = useQuery({ ...query, enabled: isCertainOnly, retryOnMount: false });
  const expedition = isCertainOnly ? data?.expedition : undefined;
  return useMemo(
    () => (expedition === undefined ? listed : certainPlaceIds(expedition.places, listed)),
    [expedition, listed],
  );
}

/** The same without the visitor's choice of certain positions, for lists of other things than places. */
export function useListedPlaceIds(): readonly number[] {
  const { search } = useLocation();
  const configured = useConfiguration()?.shown_place_ids ?? all;
  return useMemo(() => shownPlaceIds(search, configured), [search, configured]);
}
