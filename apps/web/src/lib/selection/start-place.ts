import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { defaultPlaceId } from './selected-place.ts';

/**
 * The stop that is open at an address that names none. It is never fetched: where a page does not say otherwise, it is
 * the first stop of the expedition.
 */
const startPlaceQuery = queryOptions<number>({
  queryKey: ['start-place'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
  meta: { embedded: true },
});

/**
 * Settles which stop is open at the start: none for a crawler, which reads every stop at its own address. The page
 * carries it along, so that a crawler that runs scripts takes over the page that it was given.
 */
export async function prepareStartPlace(queryClient: QueryClient, isCrawler: boolean): Promise<number> {
  if (!isCrawler) return defaultPlaceId;
  await queryClient.prefetchQuery({ ...startPlaceQuery, queryFn: () => 0 });
  return 0;
}

/** The stop that is open at an address that names none; 0 for none at all. */
export function useStartPlaceId(): number {
  return useQuery(startPlaceQuery).data ?? defaultPlaceId;
}
