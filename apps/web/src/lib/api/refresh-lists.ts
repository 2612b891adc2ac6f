import type { QueryClient } from '@tanstack/react-query';
import { expeditionKey, type LoadedExpedition } from './expedition-query.ts';

/**
 * Asks the server for the lists again and makes the expedition anew; texts of places are asked for when they are next
 * shown.
 * @throws {ApiError} when the server does not give the places and there is no copy of them.
 */
export async function refreshLists(queryClient: QueryClient): Promise<LoadedExpedition | undefined> {
  // The lists are read by the query of the expedition, so they need only count as old.
  await queryClient.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: ['texts-of-place'] });
  await queryClient.refetchQueries({ queryKey: expeditionKey }, { throwOnError: true });
  return queryClient.getQueryData<LoadedExpedition>(expeditionKey);
}
