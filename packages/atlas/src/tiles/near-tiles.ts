import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { WorldPoint } from '../geometry/mercator.ts';
import { maxTileZoom } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/**
 * The zoom (512-pixel tiles) of the second set of tiles, which holds what is drawn near by only: tiles of the whole world
 * stretched so far would show their raster.
 */
export const nearZoom = 8;

/** The part of the world that has such tiles, in columns and rows of the deepest tiles of the world: 56-135 E, 11-62 N. */
const region = { left: 21, top: 9, right: 27, bottom: 14 } as const;

/** Whether a tile of the world's deepest zoom lies where there are near tiles. */
export function hasNearTiles(zoom: number, x: number, y: number): boolean {
  const { left, top, right, bottom } = region;
  return zoom === maxTileZoom && x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether a point lies in one of the near tiles. */
export function isInNearTiles([x, y]: WorldPoint): boolean {
  return hasNearTiles(maxTileZoom, Math.floor(x * 2 ** maxTileZoom), Math.floor(y * 2 ** maxTileZoom));
}

/** Columns and rows of all near tiles. */
export function nearTiles(): { readonly x: number; readonly y: number }[] {
  const { left, top, right, bottom } = region;
  const parts = 2 ** (nearZoom - maxTileZoom);
  const tiles: { x: number; y: number }[] = [];
  for (let x = left * parts; x < (right + 1) * parts; x++) {
    for (let y = top * parts; y < (bottom + 1) * parts; y++) tiles.push({ x, y });
  }
  return tiles;
}

/** A layer of the world's tiles that marks with `near` what the near tiles draw finer, so that nothing is drawn twice. */
export function markedNear(cutter: LayerCutter): LayerCutter {
  return {
    name: cutter.name,
    cut(zoom, x, y) {
      const features = cutter.cut(zoom, x, y);
      return hasNearTiles(zoom, x, y) ? features.map(marked) : features;
    },
  };
}

function marked(feature: GeoJSONVTFeature): GeoJSONVTFeature {
  return { ...feature, tags: { ...feature.tags, near: 1 } };
}
