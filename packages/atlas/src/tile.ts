import { gzipSync } from 'node:zlib';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { tileExtent } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/** One vector tile, gzipped; layers of one name are merged, and a tile with nothing in it is a valid empty tile. */
export function buildTile(cutters: readonly LayerCutter[], zoom: number, x: number, y: number): Uint8Array {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const cutter of cutters) {
    const tile = cutter.cut(zoom, x, y);
    if (!tile || tile.features.length === 0) continue;
    const sameName = layers[cutter.name];
    layers[cutter.name] = sameName
      ? { ...sameName, features: [...sameName.features, ...tile.features] }
      : tile;
  }
  return gzipSync(fromGeojsonVt(layers, { version: 2, extent: tileExtent(zoom) }), { level: 9 });
}
