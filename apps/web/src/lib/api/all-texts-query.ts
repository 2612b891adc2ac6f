import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The texts of all books. The response is large, so it is fetched only for searches. */
export function allTextsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['all-texts'] as const,
    queryFn: ({ signal }) => client.call('listAllTexts', {}, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}
