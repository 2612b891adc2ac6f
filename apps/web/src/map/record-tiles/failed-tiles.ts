import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readMapTileset, refetchMapTileset } from '../../lib/api/map-tileset-query.ts';
import { refreshRecords } from '../../lib/api/writes/refresh-records.ts';
import { logWarning } from '../../lib/log.ts';
import type { TileFailure, TileFailureHandler } from './tile-protocol.ts';

/** The version whose tiles cannot be loaded; null while none has failed. */
const failedTiles = createStore<{ readonly version: string | null }>(() => ({ version: null }));

/** Whether tiles of a version could not be loaded, so that the map draws the lists. */
export function useHasFailed(version: string | undefined): boolean {
  return useStore(failedTiles, (failed) => version !== undefined && failed.version === version);
}

/**
 * Creates the handler of the failed tiles of a page. Tiles that fail at the same time request one tileset. If the records have changed, they
 * are fetched as well, because panels and cards show the lists.
 */
export function createFailureHandler(queryClient: QueryClient): TileFailureHandler {
  let running: Promise<MapTileset | null> | null = null;

  async function request({ isOutdated }: TileFailure): Promise<MapTileset | null> {
    if (isOutdated) await refreshRecords(queryClient, ['places']);
    return isOutdated ? (readMapTileset(queryClient) ?? null) : await refetchMapTileset(queryClient);
  }

  return {
    async findCurrent(failure) {
      const loaded = readMapTileset(queryClient);
      // The tile was requested before the tileset was replaced.
      if (running === null && loaded !== undefined && loaded.version !== failure.version) return loaded;
      running ??= request(failure).finally(() => {
        running = null;
      });
      return await running;
    },
    giveUp(version) {
      if (failedTiles.getState().version === version) return;
      logWarning('the map draws the lists: the tiles of the stops and legs could not be loaded');
      failedTiles.setState({ version });
    },
  };
}
