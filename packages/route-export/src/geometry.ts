import {
  splitAtAntimeridian,
  unwrapLongitudes,
  wrapLongitude,
  type Position,
} from '@cae-map/expedition/route/geography';

/** A position in the order of the formats. */
export type Coordinates = [longitude: number, latitude: number];

/** A position with the longitude first. */
export function toCoordinates([latitude, longitude]: Position): Coordinates {
  return [longitude, latitude];
}

/** The parts of a line between crossings of the 180th meridian, each with at least two points. */
export function lineParts(points: readonly Position[]): Coordinates[][] {
  return splitAtAntimeridian(points)
    .filter((part) => part.length > 1)
    .map((part) => part.map(toCoordinates));
}

/**
 * The bounding box as of RFC 7946, west, south, east, north; west is greater than east if the box crosses the 180th meridian.
 * @param points in travel order, so that neighbours are less than half the Earth apart
 * @returns null without points
 */
export function boundingBox(points: readonly Position[]): [number, number, number, number] | null {
  if (points.length === 0) return null;
  let [south, north] = [90, -90];
  let [west, east] = [Infinity, -Infinity];
  for (const [latitude, longitude] of unwrapLongitudes(points)) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  if (east - west >= 360) return [-180, south, 180, north];
  return [keepWithin(west), south, keepWithin(east), north];
}

/** A longitude of 180 degrees is kept, because it is the east of a box that ends at the meridian. */
function keepWithin(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : wrapLongitude(longitude);
}
