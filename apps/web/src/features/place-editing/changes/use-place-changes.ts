import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** The last changes of a place, or of all places with null; loaded again with each visit. */
function changesQuery(client: BrowserApiClient, placeId: number | null) {
  return queryOptions({
    queryKey: [privateKey, 'place-changes', placeId] as const,
    queryFn: ({ signal }) =>
      placeId === null
        ? client.call('listRecentPlaceChanges', {}, { signal })
        : client.call('listPlaceChanges', { place_id: placeId }, { signal }),
    staleTime: 0,
    retry: 1,
  });
}

/** The last changes of a place, or of all places with null. */
export function usePlaceChanges(placeId: number | null) {
  return useQuery(changesQuery(useRequiredClient(), placeId));
}
