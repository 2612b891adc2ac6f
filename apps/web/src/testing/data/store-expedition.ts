import type { ApiClient } from '@cae-map/contract/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { expeditionQuery, type LoadedExpedition } from '../../lib/api/expedition-query.ts';

/** The query is not fetched. */
const unusedClient: ApiClient = { call: () => Promise.reject(new Error('this test loads nothing')) };

/** Sets the loaded expedition. */
export function storeExpedition(queryClient: QueryClient, loaded: LoadedExpedition): void {
  queryClient.setQueryData<LoadedExpedition>(expeditionQuery(unusedClient).queryKey, loaded);
}
