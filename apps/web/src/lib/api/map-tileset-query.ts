import type { ApiClient } from '@cae-map/contract/api/client';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callQuery } from './query/call-query.ts';
import { callKey } from './query-key.ts';

const queryKey = callKey('getMapTileset');

/** The tileset of the stops and legs. The server embeds it in the pages that have the map. */
export function mapTilesetQuery(client: ApiClient) {
  return queryOptions({
    ...callQuery(client, 'getMapTileset', {}),
    gcTime: Infinity,
    // The map draws the lists instead.
    retry: false,
    meta: { embedded: true },
  });
}

/** The tileset that is loaded; undefined without one. */
export function readMapTileset(queryClient: QueryClient): MapTileset | undefined {
  return queryClient.getQueryData<MapTileset>(queryKey);
}

/** Adds the tileset that a page is rendered with, so that it is embedded in the page. */
export async function prepareMapTileset(queryClient: QueryClient, tileset: MapTileset): Promise<void> {
  await queryClient.prefetchQuery({ queryKey, queryFn: () => tileset, meta: { embedded: true } });
}

/** Fetches the tileset again. @returns the current one; null if the request fails */
export async function refetchMapTileset(queryClient: QueryClient): Promise<MapTileset | null> {
  await queryClient.refetchQueries({ queryKey, exact: true });
  const state = queryClient.getQueryState<MapTileset>(queryKey);
  return state?.status === 'success' ? (state.data ?? null) : null;
}
