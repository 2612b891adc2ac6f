import type { ApiClient, ApiResponse } from '@cae-map/contract/api/client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.tsx';
import { callQuery } from './query/call-query.ts';
import { callKey } from './query-key.ts';

/** The configuration of the operator. The renderer loads it before every public screen and embeds it in the page. */
export function configurationQuery(client: ApiClient) {
  return queryOptions({
    ...callQuery(client, 'getConfiguration', {}),
    // Without the signal, since the loading expedition waits for it even when the component that requested it is unmounted.
    queryFn: () => client.call('getConfiguration', {}),
    retry: false,
    meta: { embedded: true },
  });
}

/** The loaded configuration; undefined until it is loaded. */
export function readConfiguration(queryClient: QueryClient): ApiResponse<'getConfiguration'> | undefined {
  return queryClient.getQueryData(callKey('getConfiguration'));
}

/** The configuration of the operator; null until it is loaded. */
export function useConfiguration(): ApiResponse<'getConfiguration'> | null {
  return useQuery(configurationQuery(useApiClient())).data ?? null;
}
