import type { QueryClient } from '@tanstack/react-query';
import { expeditionKey, type LoadedExpedition } from './expedition-query.ts';

/**
 * Refetches the lists, the expedition and all active queries. Inactive queries are invalidated and refetched on their next use.
 * @throws {ApiError} if the places cannot be loaded and there is no saved copy
 */
export async function refreshLists(queryClient: QueryClient): Promise<LoadedExpedition | undefined> {
  // The expedition query fetches the lists, so it is sufficient to invalidate them.
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await queryClient.refetchQueries({ queryKey: expeditionKey }, { throwOnError: true });
  await queryClient.refetchQueries({ type: 'active', stale: true });
  return queryClient.getQueryData<LoadedExpedition>(expeditionKey);
}
