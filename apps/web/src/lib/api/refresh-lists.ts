import type { QueryClient } from '@tanstack/react-query';
import { expeditionKey, type LoadedExpedition } from './expedition-query.ts';

/**
 * Asks the server for the lists again and makes the expedition anew; what else was made from them, and texts of places, are
 * asked for again when they are next shown.
 * @throws {ApiError} when the server does not give the places and there is no copy of them.
 */
export async function refreshLists(queryClient: QueryClient): Promise<LoadedExpedition | undefined> {
  // The lists are read by the query of the expedition, so they need only count as old; so does all that is not shown now.
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await queryClient.refetchQueries({ queryKey: expeditionKey }, { throwOnError: true });
  await queryClient.refetchQueries({ type: 'active', stale: true });
  return queryClient.getQueryData<LoadedExpedition>(expeditionKey);
}
