import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { localKey } from '../api/query-key.ts';
import { defaultPlaceId } from './selected-place.ts';

/** The stop that is open if the URL contains none. Never fetched; embedded only in pages that override the default. */
const startPlaceQuery = queryOptions<number>({
  queryKey: localKey('start-place'),
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
  meta: { embedded: true },
});

/**
 * Sets the start place of a page: none for crawlers, which index each stop at its own URL. The value is embedded in the page,
 * so that crawlers that run scripts hydrate the same content.
 */
export async function prepareStartPlace(queryClient: QueryClient, isCrawler: boolean): Promise<number> {
  if (!isCrawler) return defaultPlaceId;
  await queryClient.prefetchQuery({ ...startPlaceQuery, queryFn: () => 0 });
  return 0;
}

/** The id of the stop that is open if the URL contains none; 0 for no stop. */
export function useStartPlaceId(): number {
  return useQuery(startPlaceQuery).data ?? defaultPlaceId;
}
