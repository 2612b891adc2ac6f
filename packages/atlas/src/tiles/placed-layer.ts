import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { tileExtent } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';
import type { WorldPoint } from '../geometry/mercator.ts';

/**
 * A feature that belongs to the tile of its anchor only: a point, or the line of a label. The line is not clipped at
 * the edge of the tile, so that a label is neither cut nor repeated.
 */
export interface PlacedFeature {
  readonly anchor: WorldPoint;
  /** The line of a label; a point when omitted. */
  readonly line?: readonly WorldPoint[];
  /** The range of zooms (512-pixel tiles). */
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly properties: Readonly<Record<string, string | number>>;
}

/** A layer of features that belong to a single tile per zoom. */
export function placedLayer(name: string, features: readonly PlacedFeature[]): LayerCutter {
  const byTile = new Map<string, PlacedFeature[]>();
  for (const feature of features) {
    for (let zoom = feature.minZoom; zoom <= feature.maxZoom; zoom++) {
      const [x, y] = feature.anchor;
      const key = `${zoom}/${Math.floor(x * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`;
      const others = byTile.get(key);
      if (others) others.push(feature);
      else byTile.set(key, [feature]);
    }
  }
  return {
    name,
    cut(zoom, x, y) {
      const placed = byTile.get(`${zoom}/${x}/${y}`) ?? [];
      return placed.map((feature) => inTile(feature, zoom, x, y));
    },
  };
}

function inTile(
  { anchor, line, properties }: PlacedFeature,
  zoom: number,
  x: number,
  y: number,
): GeoJSONVTFeature {
  const extent = tileExtent(zoom);
  const scaled = ([worldX, worldY]: WorldPoint): [number, number] => [
    Math.round((worldX * 2 ** zoom - x) * extent),
    Math.round((worldY * 2 ** zoom - y) * extent),
  ];
  return line
    ? { type: 2, tags: { ...properties }, geometry: [line.map(scaled)] }
    : { type: 1, tags: { ...properties }, geometry: [scaled(anchor)] };
}
