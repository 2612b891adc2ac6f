import gcoord from 'gcoord';
import type { Datum, Projection } from '@cae-map/layers/base-layer';
import { tilePixels } from './needs-resampling.ts';

/** The grid of the tiles of a layer, in pixels of its own zoom: to the right and down from the corner of tile 0/0. */
export interface TileGrid {
  /** The zoom of its tiles that are shown at a zoom of the usual grid. */
  readonly sourceZoom: (zoom: number) => number;
  /** The position of a point. @param zoom of the grid; the point is in WGS84 degrees */
  readonly toPixel: (longitude: number, latitude: number, zoom: number) => readonly [x: number, y: number];
  /** The row in the URL of a tile; the column is the same as on the grid. */
  readonly urlRow: (row: number) => number;
  /** The columns and rows that exist at a zoom, or null if they are not limited. */
  readonly tileCount: (zoom: number) => number | null;
}

/** Returns the tile grid of a projection and a datum. */
export function tileGrid(projection: Projection, datum: Datum): TileGrid {
  if (projection === 'BD-09') return baiduGrid;
  const project = projection === 'EPSG:3395' ? ellipsoidalNorthing : sphericalNorthing;
  return {
    sourceZoom: (zoom) => zoom,
    toPixel(longitude, latitude, zoom) {
      const [shiftedLongitude, shiftedLatitude] =
        datum === 'GCJ-02' ? toGcj(longitude, latitude) : [longitude, latitude];
      const world = tilePixels * 2 ** zoom;
      return [
        ((shiftedLongitude + 180) / 360) * world,
        (0.5 - project((shiftedLatitude * Math.PI) / 180) / (2 * Math.PI)) * world,
      ];
    },
    urlRow: (row) => row,
    tileCount: (zoom) => 2 ** zoom,
  };
}

/** Metres on Baidu's plane per pixel at its zoom 18; each zoom below doubles them. */
const baiduBaseZoom = 18;

/**
 * Tile 0/0 of Baidu's grid is north-east of 0° N, 0° E, and its rows count to the north. On this grid rows count down, so that
 * row -1 is row 0 of the URLs.
 */
const baiduGrid: TileGrid = {
  // A pixel of the usual grid at zoom 0 is 156,543 m = 2^17.26 m, so one zoom more has finer pixels.
  sourceZoom: (zoom) => zoom + 1,
  toPixel(longitude, latitude, zoom) {
    const [x, y] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.BD09MC);
    const metresPerPixel = 2 ** (baiduBaseZoom - zoom);
    return [x / metresPerPixel, -y / metresPerPixel];
  },
  urlRow: (row) => -row - 1,
  tileCount: () => null,
};

function toGcj(longitude: number, latitude: number): readonly [number, number] {
  return gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02);
}

/** The Mercator northing on a sphere of radius 1. @param latitude in radians */
function sphericalNorthing(latitude: number): number {
  return Math.asinh(Math.tan(latitude));
}

/** The first eccentricity of the ellipsoid WGS84. */
const eccentricity = 0.081_819_190_842_622;

/**
 * The Mercator northing on the ellipsoid WGS84 with a semi-major axis of 1: J. P. Snyder, Map Projections – A Working Manual
 * (1987), formula 7-7. @param latitude in radians
 */
function ellipsoidalNorthing(latitude: number): number {
  const sine = Math.sin(latitude);
  return Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine);
}
