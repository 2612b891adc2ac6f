import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { Feature, LineString, Point, Position } from 'geojson';
import { toWorld } from '../geometry/mercator.ts';
import { encodeTile } from '../tiles/tile.ts';

/** A layer of tiles of one zoom. */
export interface ZoomLayer {
  readonly name: string;
  readonly features: readonly Feature<Point | LineString>[];
  /** How far features reach into the tiles beside their own, in CSS pixels. */
  readonly buffer: number;
  /** By how much a simplified line may deviate, in CSS pixels. */
  readonly tolerance: number;
}

/** The tiles of one zoom. */
export interface ZoomTiles {
  /** Makes an encoded tile, not compressed; without bytes if it has no features. */
  makeTile(x: number, y: number): Uint8Array;
}

/** An area of the web Mercator square; beyond the antimeridian x is less than 0 or more than 1. */
interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

const tilePixels = 512;
/** Units of a tile: eight per pixel, and more where tiles are enlarged. */
const extent = 4096;
const lastExtent = 8192;

/**
 * Prepares the tiles of a zoom (512-pixel tiles).
 * @param isLast whether the tiles are also used at all higher zooms
 */
export function prepareZoom(layers: readonly ZoomLayer[], zoom: number, isLast: boolean): ZoomTiles {
  const units = isLast ? lastExtent : extent;
  const located = layers.map((layer) => ({
    layer,
    boxes: layer.features.map(({ geometry }) =>
      boxOf(geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates),
    ),
  }));
  return {
    makeTile(x, y) {
      const features = new Map<string, readonly GeoJSONVTFeature[]>();
      for (const { layer, boxes } of located) {
        const area = areaOf(zoom, x, y, layer.buffer);
        const near = layer.features.filter((_feature, index) => isIn(boxes[index], area));
        const cut = near.length === 0 ? [] : cutTile({ ...layer, features: near }, [zoom, x, y], units);
        if (cut.length > 0) features.set(layer.name, cut);
      }
      return features.size === 0 ? new Uint8Array() : encodeTile(features, units);
    },
  };
}

/**
 * Cuts one tile of the features near it. An index of all features would be faster for many tiles, but it keeps a copy of them for
 * each zoom above the tile, while the tiles are cached.
 */
function cutTile(
  { features, buffer, tolerance }: ZoomLayer,
  [zoom, x, y]: readonly [zoom: number, x: number, y: number],
  units: number,
): readonly GeoJSONVTFeature[] {
  const unitsPerPixel = units / tilePixels;
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: [...features] },
    {
      // One level more than requested, because the deepest level of an index is never simplified.
      maxZoom: zoom + 1,
      indexMaxZoom: 0,
      extent: units,
      // A point at the edge is rounded to the next tile, which must have it.
      buffer: Math.max(1, buffer * unitsPerPixel),
      tolerance: tolerance * unitsPerPixel,
    },
  );
  return index.getTile(zoom, x, y)?.features ?? [];
}

/** The area of a tile with its buffer, and at least one pixel around it. */
function areaOf(zoom: number, x: number, y: number, buffer: number): Box {
  const size = 1 / 2 ** zoom;
  const margin = (Math.max(1, buffer) / tilePixels) * size;
  return {
    west: x * size - margin,
    north: y * size - margin,
    east: (x + 1) * size + margin,
    south: (y + 1) * size + margin,
  };
}

function boxOf(points: readonly Position[]): Box {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude = 0, latitude = 0] of points) {
    const [x, y] = toWorld([longitude, latitude]);
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { west, north, east, south };
}

/** Whether a feature is in an area of the world or of the worlds beside it, into which lines across the antimeridian extend. */
function isIn(box: Box | undefined, area: Box): boolean {
  if (box === undefined || box.south < area.north || box.north > area.south) return false;
  return [-1, 0, 1].some((world) => box.west + world <= area.east && box.east + world >= area.west);
}
