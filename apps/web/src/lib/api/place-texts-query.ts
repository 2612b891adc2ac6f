import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The texts about a place, with the titles of their books and chapters. */
export function placeTextsQuery(client: ApiClient, placeId: number) {
  return queryOptions({
    queryKey: ['place-texts', placeId] as const,
    queryFn: ({ signal }) => client.call('listTextsByPlace', { placeId }, { signal }),
    staleTime: Infinity,
    retry: 1,
    meta: { embedded: true },
  });
}
