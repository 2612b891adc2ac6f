import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { mapTilesetQuery } from '../../lib/api/map-tileset-query.ts';
import { previewStore } from '../../lib/api/previewed-place.ts';
import { useHasCapability, useIsInAudience } from '../../lib/session/use-offered.ts';
import { createFailureHandler, useHasFailed } from './failed-tiles.ts';
import { differsFromPublicView } from './public-view.ts';
import { handleTileFailures } from './tile-protocol.ts';

/** What the map draws the stops and legs from; nothing while the tileset is loading. */
export type DrawnRecords =
  | { readonly kind: 'tiles'; readonly tileset: MapTileset }
  | { readonly kind: 'lists' }
  | { readonly kind: 'loading' };

const lists: DrawnRecords = { kind: 'lists' };
const loading: DrawnRecords = { kind: 'loading' };

/**
 * What the map draws the stops and legs from: the tiles of the public view, or the lists for a view that differs from it and if the tiles
 * are not available.
 */
export function useDrawnRecords(): DrawnRecords {
  const differs = useDiffersFromPublicView();
  const query = mapTilesetQuery(useApiClient());
  const { data: tileset, isError } = useQuery({ ...query, enabled: !differs, retryOnMount: false });
  const hasFailed = useHasFailed(tileset?.version);
  return useMemo(() => {
    if (differs || isError || hasFailed) return lists;
    return tileset === undefined ? loading : { kind: 'tiles', tileset };
  }, [differs, isError, hasFailed, tileset]);
}

function useDiffersFromPublicView(): boolean {
  const isEditor = useHasCapability('places.write');
  const isPreviewing = useStore(previewStore, ({ places }) => places.length > 0);
  const isResearcher = useIsInAudience('researchers');
  const hidesStops = (useConfiguration()?.hidden_place_ids.length ?? 0) > 0;
  return differsFromPublicView({ isEditor, isPreviewing, isResearcher, hidesStops });
}

/** Requests the current tiles when one of the map has failed or is outdated; for one component of the map. */
export function useTileFailures(): void {
  const queryClient = useQueryClient();
  useEffect(() => handleTileFailures(createFailureHandler(queryClient)), [queryClient]);
}
