import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { WorldPoint } from '../geometry/mercator.ts';
import { maxTileZoom } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/**
 * The zoom (512-pixel tiles) of the second tile set, whose features are only visible at high zooms: overzoomed world
 * tiles would be too coarse.
 */
export const nearZoom = 8;

/** The region of the near tiles, in columns and rows of world tiles at their maximum zoom: 56-135 E, 11-62 N. */
const region = { left: 21, top: 9, right: 27, bottom: 14 } as const;

/** Returns whether a world tile of the maximum zoom is covered by near tiles. */
export function hasNearTiles(zoom: number, x: number, y: number): boolean {
  const { left, top, right, bottom } = region;
  return zoom === maxTileZoom && x >= left && x <= right && y >= top && y <= bottom;
}

/** Returns whether a point is in a near tile. */
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

/**
 * Tags the features of a world layer with `near` where the near tiles contain them in more detail, so that nothing is
 * drawn twice.
 */
export function markNear(cutter: LayerCutter): LayerCutter {
  return {
    name: cutter.name,
    cut(zoom, x, y) {
      const features = cutter.cut(zoom, x, y);
      return hasNearTiles(zoom, x, y) ? features.map(withNearTag) : features;
    },
  };
}

function withNearTag(feature: GeoJSONVTFeature): GeoJSONVTFeature {
  return { ...feature, tags: { ...feature.tags, near: 1 } };
}
