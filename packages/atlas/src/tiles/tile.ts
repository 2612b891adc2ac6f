import { gzipSync } from 'node:zlib';
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { GeoJSONWrapper, fromVectorTileJs } from '@maplibre/vt-pbf';
import { tileExtent } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/** Encodes one vector tile, gzipped; merges layers of the same name. A tile without features is a valid empty tile. */
export function buildTile(cutters: readonly LayerCutter[], zoom: number, x: number, y: number): Uint8Array {
  const features = new Map<string, GeoJSONVTFeature[]>();
  for (const cutter of cutters) {
    const cut = cutter.cut(zoom, x, y);
    if (cut.length > 0) features.set(cutter.name, [...(features.get(cutter.name) ?? []), ...cut]);
  }
  return gzipSync(encodeTile(features, tileExtent(zoom)), { level: 9 });
}

/**
 * Encodes the features of a vector tile by layer.
 * @param extent the width of the tile in units of the features
 */
export function encodeTile(
  features: ReadonlyMap<string, readonly GeoJSONVTFeature[]>,
  extent: number,
): Uint8Array {
  const layers: Record<string, GeoJSONWrapper> = {};
  for (const [name, list] of features) {
    const layer = new GeoJSONWrapper([...list], { version: 2, extent });
    layer.name = name;
    layers[name] = layer;
  }
  return fromVectorTileJs({ layers });
}
