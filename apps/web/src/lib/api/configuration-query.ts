import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** What the operator of the product has chosen; part of every delivered page, so that nothing waits for it. */
export function configurationQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['configuration'] as const,
    queryFn: ({ signal }) => client.call('getConfiguration', {}, { signal }),
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
