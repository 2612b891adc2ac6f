import type { ApiClient } from '@cae-map/contract/api/client';
import { stayYears } from '@cae-map/expedition/search/places-list';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../../lib/api/expedition-query.ts';
import { shownListedPlaces } from '../state/shown-listed-places.ts';

/**
 * Creates the query of the years in the filter. Its data are embedded in the delivered page, so that the filter works before
 * the places are loaded.
 * @param whitelist ids of the visible places; empty means all
 */
export function listedYearsQuery(client: ApiClient, queryClient: QueryClient, whitelist: readonly number[]) {
  return queryOptions({
    queryKey: ['listed-years', whitelist] as const,
    queryFn: async (): Promise<readonly number[]> => {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client, queryClient));
      const years = shownListedPlaces(expedition, whitelist).flatMap((place) => stayYears(place) ?? []);
      return [...new Set(years)].toSorted((a, b) => a - b);
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
