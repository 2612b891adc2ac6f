import { useEffect, useState } from 'react';
import { loadTerrain } from '../terrain/load-terrain.ts';
import type { Terrain } from '../terrain/terrain-manifest.ts';

/**
 * The terrain of a scene; undefined while it loads, null when it cannot be loaded. A failed request is
 * repeated when the network returns.
 * @param atlasUrl absolute, because a worker requests the tiles
 */
export function useSceneTerrain(atlasUrl: string): Terrain | null | undefined {
  const [terrain, setTerrain] = useState<Terrain | null | undefined>(undefined);
  useEffect(() => {
    if (terrain) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const load = async (): Promise<void> => {
      const loaded = await loadTerrain(atlasUrl, signal);
      if (!signal.aborted) setTerrain(loaded);
    };
    if (terrain === undefined) void load();
    window.addEventListener('online', () => void load(), { signal });
    return () => abort.abort();
  }, [atlasUrl, terrain]);
  return terrain;
}
