import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The texts that are about a place, with the names of their book and chapter. */
export function placeTextsQuery(client: ApiClient, placeId: number) {
  return queryOptions({
    queryKey: ['texts-of-place', placeId] as const,
    queryFn: ({ signal }) => client.call('listTextsByPlace', { placeId }, { signal }),
    staleTime: Infinity,
    retry: 1,
    meta: { embedded: true },
  });
}
