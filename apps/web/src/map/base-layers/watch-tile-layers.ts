import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { layerOfSource } from './tile-layer-overlay.ts';

/** After this time without a tile, in milliseconds, a layer counts as unavailable although its requests are still open. */
export const maxWaitMilliseconds = 15_000;

/** How often layers without a tile are checked, in milliseconds. */
const checkMilliseconds = 1000;

/** Watches the tiles of the shown layers. */
export interface TileLayerWatch {
  /** Sets the codes of the shown layers. A layer that is shown again is watched anew. */
  setShown(codes: ReadonlySet<string>): void;
}

interface Watched {
  hasRequests: boolean;
  /** Whether a tile has loaded, or the layer has been reported. */
  isSettled: boolean;
  readonly timer: ReturnType<typeof setInterval>;
}

function settle(layer: Watched): void {
  layer.isSettled = true;
  clearInterval(layer.timer);
}

/**
 * Calls `onUnavailable` for a layer of which no tile could be loaded: all requests of the view have failed, or none was
 * answered in time. MapLibre reports a missing tile (404) by no event, not even by that of the idle map, so layers are checked
 * at intervals until their first tile has loaded.
 */
export function watchTileLayers(map: MapLibreMap, onUnavailable: (code: string) => void): TileLayerWatch {
  const layers = new Map<string, Watched>();
  const report = (code: string): void => {
    const layer = layers.get(code);
    if (layer === undefined || layer.isSettled) return;
    settle(layer);
    onUnavailable(code);
  };
  const find = (sourceId: string): Watched | undefined => layers.get(layerOfSource(sourceId) ?? '');
  map.on('sourcedataloading', ({ sourceId, tile }: MapSourceDataEvent) => {
    const layer = find(sourceId);
    if (layer && tile) layer.hasRequests = true;
  });
  map.on('sourcedata', ({ sourceId, tile }: MapSourceDataEvent) => {
    const layer = find(sourceId);
    if (!layer || Object(tile).state !== 'loaded') return;
    settle(layer);
  });
  return {
    setShown(codes) {
      for (const [code, { timer }] of layers) {
        if (codes.has(code)) continue;
        clearInterval(timer);
        layers.delete(code);
      }
      for (const code of codes) {
        if (layers.has(code)) continue;
        const end = Date.now() + maxWaitMilliseconds;
        const layer: Watched = {
          hasRequests: false,
          isSettled: false,
          timer: setInterval(() => {
            if (Date.now() >= end || (layer.hasRequests && map.areTilesLoaded())) report(code);
          }, checkMilliseconds),
        };
        layers.set(code, layer);
      }
    },
  };
}
