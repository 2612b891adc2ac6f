import type { ApiClient, ApiResponse } from '@cae-map/contract/api/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.tsx';

/** The configuration of the operator. The renderer loads it before every public screen and embeds it in the page. */
export function configurationQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['configuration'] as const,
    // Without the signal, since the loading expedition waits for it even when the component that requested it is unmounted.
    queryFn: () => client.call('getConfiguration', {}),
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}

/** The configuration of the operator; null until it is loaded. */
export function useConfiguration(): ApiResponse<'getConfiguration'> | null {
  return useQuery(configurationQuery(useApiClient())).data ?? null;
}
