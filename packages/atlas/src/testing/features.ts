import type { FeatureCollection } from 'geojson';

/** A box between two meridians and two parallels, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** An empty collection. */
export const noFeatures: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** A collection of one area. */
export function createArea({ west, south, east, north }: Box): FeatureCollection {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'MultiPolygon' as const, coordinates: [[ring]] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}

/** A collection of one line. */
export function createLine(...coordinates: number[][]): FeatureCollection {
  const geometry = { type: 'MultiLineString' as const, coordinates: [coordinates] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { level: 1 }, geometry }] };
}
