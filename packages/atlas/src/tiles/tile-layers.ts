import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';

/** The maximum zoom (512-pixel tiles) of the world tiles; the map overzooms them. */
export const maxTileZoom = 5;

/** The extent of a tile in units: four per pixel, and more for tiles that are overzoomed. */
export function tileExtent(zoom: number): number {
  return zoom < maxTileZoom ? 2048 : 8192;
}

/** One layer of the tiles: its name, its features and its range of zooms (512-pixel tiles). */
export interface TileLayer {
  readonly name: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly data: FeatureCollection;
}

/** Cuts one layer into tiles. */
export interface LayerCutter {
  readonly name: string;
  /** The features of a tile in tile units; empty when the tile has none. */
  cut(zoom: number, x: number, y: number): readonly GeoJSONVTFeature[];
}

/**
 * Creates the cutter of a layer, with one index for the lower zooms and one for the maximum zoom and the near tiles.
 */
export function layerCutter(layer: TileLayer): LayerCutter {
  const coarse =
    layer.minZoom < maxTileZoom ? tileIndex(layer.data, tileExtent(0), Math.min(layer.maxZoom, 4)) : null;
  const fine =
    layer.maxZoom >= maxTileZoom ? tileIndex(layer.data, tileExtent(maxTileZoom), layer.maxZoom) : null;
  return {
    name: layer.name,
    cut(zoom, x, y) {
      if (zoom < layer.minZoom || zoom > layer.maxZoom) return [];
      return (zoom < maxTileZoom ? coarse : fine)?.getTile(zoom, x, y)?.features ?? [];
    },
  };
}

function tileIndex(data: FeatureCollection, extent: number, maxZoom: number): GeoJSONVT {
  return new GeoJSONVT(data, {
    // One level more than requested, because the deepest level of an index is never simplified.
    maxZoom: maxZoom + 1,
    indexMaxZoom: Math.min(maxZoom, maxTileZoom),
    indexMaxPoints: 0,
    extent,
    buffer: extent / 32,
    tolerance: 2,
  });
}
