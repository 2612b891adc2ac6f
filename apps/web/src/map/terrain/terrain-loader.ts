import { savesData } from '../../lib/browser/saves-data.ts';
import type { Camera } from '../camera/camera.ts';
import { contourTiles } from './contour-tiles.ts';
import { loadTerrain } from './load-terrain.ts';
import { fineTerrainMaxZoom } from './terrain-manifest.ts';
import type { FineTerrain, Terrain, TerrainTiles } from './terrain-manifest.ts';

/** The relief that the visitor wants. */
export interface WantedTerrain {
  readonly isWanted: boolean;
  /** Finer tiles of another provider for high zooms; null for the built-in ones alone. */
  readonly fineTiles: TerrainTiles | null;
}

/** Loads the terrain of one map. */
export interface TerrainLoader {
  /** Sets what is wanted; the same values have no effect. */
  want(wanted: WantedTerrain): void;
  /** Allows requests from the first drawing of the map on. */
  start(camera: Pick<Camera, 'onceDrawn'>): void;
  /** The loaded terrain; null until then, when relief is not wanted or the visitor saves data, and while the request fails. */
  read(): Terrain | null;
  /** Aborts the request and ignores what is still loading. */
  stop(): void;
}

/**
 * Creates the loader of the terrain. The terrain is requested after the map has been drawn for the first time, and a failed request is
 * repeated when the network returns.
 * @param atlasUrl absolute, because a worker requests the tiles
 * @param onChange called after the result of `read` has changed
 */
export function createTerrainLoader(atlasUrl: string, onChange: () => void): TerrainLoader {
  let wanted: WantedTerrain = { isWanted: false, fineTiles: null };
  let camera: Pick<Camera, 'onceDrawn'> | null = null;
  let terrain: Terrain | null = null;
  let fine: FineTerrain | null = null;
  let shown: Terrain | null = null;
  let request: AbortController | null = null;

  const update = (): void => {
    const next = combine();
    if (next === shown) return;
    shown = next;
    onChange();
  };
  const combine = (): Terrain | null => {
    if (!wanted.isWanted || terrain === null) return null;
    if (fine === null || fine.url !== wanted.fineTiles?.url) return terrain;
    return shown?.fine === fine ? shown : { ...terrain, fine };
  };
  const endRequest = (): void => {
    request?.abort();
    request = null;
  };
  const load = async (signal: AbortSignal): Promise<void> => {
    const loaded = await loadTerrain(atlasUrl, signal);
    if (signal.aborted || loaded === null) return;
    terrain = loaded;
    endRequest();
    void loadFine();
    update();
  };
  const beginRequest = (): void => {
    if (camera === null || request !== null || terrain !== null || !wanted.isWanted || savesData()) return;
    request = new AbortController();
    const { signal } = request;
    const stopWaiting = camera.onceDrawn(() => void load(signal));
    signal.addEventListener('abort', stopWaiting);
    window.addEventListener('online', () => void load(signal), { signal });
  };
  /** Prepares the contour lines of the finer tiles; without them the built-in terrain is shown. */
  const loadFine = async (): Promise<void> => {
    const { fineTiles } = wanted;
    if (fineTiles === null || terrain === null || fine?.url === fineTiles.url) return;
    const contours = await contourTiles(fineTiles.url, fineTerrainMaxZoom, fineTiles.encoding).catch(
      () => null,
    );
    if (wanted.fineTiles !== fineTiles) return;
    fine = { ...fineTiles, contours };
    update();
  };
  return {
    want(next) {
      if (next.isWanted === wanted.isWanted && next.fineTiles === wanted.fineTiles) return;
      wanted = next;
      if (!next.isWanted) endRequest();
      beginRequest();
      void loadFine();
      update();
    },
    start(ready) {
      camera = ready;
      beginRequest();
    },
    read: () => shown,
    stop() {
      endRequest();
      camera = null;
      wanted = { isWanted: false, fineTiles: null };
    },
  };
}
