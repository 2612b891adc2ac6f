import { useEffect, useMemo, useState } from 'react';
import { savesData } from '../../lib/browser/saves-data.ts';
import type { Camera } from '../camera/camera.ts';
import { contourTiles } from './contour-tiles.ts';
import { loadTerrain } from './load-terrain.ts';
import { fineTerrainMaxZoom } from './terrain-manifest.ts';
import type { FineTerrain, Terrain, TerrainTiles } from './terrain-manifest.ts';

/** Where the terrain comes from, and whether it is shown. */
interface TerrainOptions {
  /** Absolute, because a worker requests the tiles. */
  readonly atlasUrl: string;
  readonly isWanted: boolean;
  /** Finer tiles of another provider for high zooms. */
  readonly fineTiles: TerrainTiles | null;
}

/**
 * The terrain, loaded after the map has been drawn for the first time; null until then, when relief is not wanted or the
 * visitor saves data, and while the request fails. A failed request is repeated when the network returns.
 */
export function useTerrain(
  camera: Camera | null,
  { atlasUrl, isWanted, fineTiles }: TerrainOptions,
): Terrain | null {
  const [terrain, setTerrain] = useState<Terrain | null>(null);
  useEffect(() => {
    if (!camera || !isWanted || terrain || savesData()) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const load = async (): Promise<void> => {
      const loaded = await loadTerrain(atlasUrl, signal);
      if (!signal.aborted && loaded) setTerrain(loaded);
    };
    const stopWaiting = camera.onceDrawn(() => void load());
    window.addEventListener('online', () => void load(), { signal });
    return () => {
      stopWaiting();
      abort.abort();
    };
  }, [camera, atlasUrl, isWanted, terrain]);
  const fine = useFineTerrain(isWanted && terrain !== null ? fineTiles : null);
  const withFine = useMemo(() => (terrain && fine ? { ...terrain, fine } : terrain), [terrain, fine]);
  return isWanted ? withFine : null;
}

/** The finer terrain once its contour tiles are prepared; null without it. */
function useFineTerrain(tiles: TerrainTiles | null): FineTerrain | null {
  const [fine, setFine] = useState<FineTerrain | null>(null);
  useEffect(() => {
    if (tiles === null) return undefined;
    let isWanted = true;
    void contourTiles(tiles.url, fineTerrainMaxZoom, tiles.encoding)
      .catch(() => null)
      .then((contours) => isWanted && setFine({ ...tiles, contours }));
    return () => {
      isWanted = false;
    };
  }, [tiles]);
  return tiles !== null && fine?.url === tiles.url ? fine : null;
}
