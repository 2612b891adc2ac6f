import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { localKey } from '../../../lib/api/query-key.ts';
import { mapTilesetQuery } from '../../../lib/api/map-tileset-query.ts';
import { fetchTerrainFacts } from '../../../lib/offline/sections/terrain-facts.ts';
import type { PlanFacts } from './plan-section.ts';

/** What the plans of the sections are made from; null until it is loaded. Without tiles a section has no map. */
export function usePlanFacts(expedition: Expedition | undefined): PlanFacts | null {
  const tileset = useQuery(mapTilesetQuery(useApiClient()));
  const terrain = useQuery({
    queryKey: localKey('terrain-facts'),
    queryFn: async () => await fetchTerrainFacts((path) => fetch(path)),
    staleTime: Infinity,
  });
  const isLoaded = !tileset.isPending && !terrain.isPending;
  if (expedition === undefined || !isLoaded) return null;
  return { expedition, tileset: tileset.data ?? null, terrain: terrain.data ?? null };
}
