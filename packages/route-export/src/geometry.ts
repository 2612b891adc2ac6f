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
  const unwrapped = unwrapLongitudes(points);
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = unwrapped.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (east - west >= 360) return [-180, south, 180, north];
  const sideAt = (side: number): number => keepWithin(side, points[longitudes.indexOf(side)]?.[1] ?? side);
  return [sideAt(west), south, sideAt(east), north];
}

/**
 * A side of a box, -180 to 180. A longitude of 180 degrees is kept, because it is the east of a box that ends at the meridian.
 * @param original the longitude of the point before it was unwrapped, which has no rounding error
 */
function keepWithin(side: number, original: number): number {
  if (Math.abs(side) <= 180) return side;
  return Math.abs(original) <= 180 ? original : wrapLongitude(side);
}
