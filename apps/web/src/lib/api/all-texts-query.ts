import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Every text of every book. It is a long call, made only where somebody searches. */
export function allTextsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['all-texts'] as const,
    queryFn: ({ signal }) => client.call('listAllTexts', {}, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}
