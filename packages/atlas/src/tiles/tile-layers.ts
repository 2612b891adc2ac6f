import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';

/** The deepest zoom (of 512-pixel tiles) that is built; the map stretches these tiles beyond it. */
export const maxTileZoom = 5;

/** Units across a tile: four to the pixel, and more where the tile is stretched up to the town plan. */
export function tileExtent(zoom: number): number {
  return zoom < maxTileZoom ? 2048 : 8192;
}

/** One layer of the tiles: its name, its features and the zooms (512-pixel tiles) at which it is there. */
export interface TileLayer {
  readonly name: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly data: FeatureCollection;
}

/** What cuts one layer for a tile. */
export interface LayerCutter {
  readonly name: string;
  /** The features of a tile in its own units; none where the tile has nothing of the layer. */
  cut(zoom: number, x: number, y: number): readonly GeoJSONVTFeature[];
}

/** Prepares a layer for cutting: one index for the coarse zooms and one for the deepest of the world and beyond. */
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
    // One level deeper than is asked for, because the deepest level of an index is never simplified.
    maxZoom: maxZoom + 1,
    indexMaxZoom: Math.min(maxZoom, maxTileZoom),
    indexMaxPoints: 0,
    extent,
    buffer: extent / 32,
    tolerance: 2,
  });
}
