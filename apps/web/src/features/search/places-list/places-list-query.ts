import type { ApiClient } from '@cae-map/contract/api/client';
import { listedPlaces, type ListedPlace } from '@cae-map/expedition/search/places-list';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';

/** The list of all places, small enough to travel with its page. */
export function placesListQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['places-list'] as const,
    queryFn: async (): Promise<readonly ListedPlace[]> => {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client, queryClient));
      return listedPlaces(expedition);
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
