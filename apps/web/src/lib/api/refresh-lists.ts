import type { QueryClient } from '@tanstack/react-query';
import { readExpedition, refetchExpedition, type LoadedExpedition } from './expedition-query.ts';
import { callKey } from './query-key.ts';

/**
 * Refetches the lists, the expedition and all active queries. Inactive queries are invalidated and refetched on their next use.
 * @throws {ApiError} if the places cannot be fetched; those that are loaded stay
 */
export async function refreshLists(queryClient: QueryClient): Promise<LoadedExpedition | undefined> {
  // The expedition query fetches the lists, so it is sufficient to invalidate them.
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await refetchExpedition(queryClient);
  const failure = queryClient.getQueryState(callKey('listPlaces'))?.error ?? null;
  if (failure !== null) throw failure;
  await queryClient.refetchQueries({ type: 'active', stale: true });
  return readExpedition(queryClient);
}
