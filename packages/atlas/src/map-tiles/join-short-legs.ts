import type { Position } from 'geojson';
import type { TileLeg, TileLegProperties } from './tile-leg.ts';

/** The largest width and height of joined legs in CSS pixels: less than the width of the line. */
const largestSize = 4;
/** From this zoom (512-pixel tiles) on each leg is a feature, because almost all legs are longer. */
const firstSeparateZoom = 6;

/** The area of a line in degrees. */
interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Joins consecutive legs of the same classes to one line while the line is shorter than it is wide, so that the number of
 * lines in a tile of a low zoom depends on the length of the route there and not on the number of stops. The line is marked as passed with its
 * last leg.
 */
export function joinShortLegs(legs: readonly TileLeg[], tileZoom: number): readonly TileLeg[] {
  if (tileZoom >= firstSeparateZoom) return legs;
  const limit = (largestSize * 360) / (512 * 2 ** tileZoom);
  const joined: TileLeg[] = [];
  let extent: Extent | null = null;
  for (const leg of legs) {
    const previous = joined.at(-1);
    const own = findExtent(leg.geometry.coordinates);
    const common: Extent | null = extent === null ? null : unite(extent, own);
    if (previous && common && isContinued(previous, leg) && isWithin(common, limit)) {
      joined[joined.length - 1] = append(previous, leg);
      extent = common;
    } else {
      joined.push(leg);
      extent = own;
    }
  }
  return joined;
}

function isContinued(previous: TileLeg, leg: TileLeg): boolean {
  const end = previous.geometry.coordinates.at(-1);
  const [start] = leg.geometry.coordinates;
  return end?.[0] === start?.[0] && end?.[1] === start?.[1] && hasSameClasses(previous, leg);
}

const classes = [
  'section',
  'year',
  'transport',
  'pathaccuracy',
  'detail',
  'inferred',
  'offset',
] as const satisfies readonly (keyof TileLegProperties)[];

function hasSameClasses({ properties: one }: TileLeg, { properties: other }: TileLeg): boolean {
  return classes.every((name) => one[name] === other[name]);
}

function append(previous: TileLeg, leg: TileLeg): TileLeg {
  const coordinates = previous.geometry.coordinates.concat(leg.geometry.coordinates.slice(1));
  return { ...leg, geometry: { type: 'LineString', coordinates } };
}

function findExtent(points: readonly Position[]): Extent {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude = 0, latitude = 0] of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

function unite(one: Extent, other: Extent): Extent {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** Pixels are degrees of the equator; a degree of latitude is at least as long, so that a limit of degrees would be too small a box for it. */
function isWithin({ west, south, east, north }: Extent, limit: number): boolean {
  const stretch = 1 / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  return east - west <= limit && (north - south) * stretch <= limit;
}
