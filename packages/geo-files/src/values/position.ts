/** Longitudes up to one turn beyond the usual range continue a line across the 180th meridian. In degrees. */
const farthestLongitude = 540;

/**
 * Checks a position in degrees. A longitude beyond 180 degrees is wrapped by whole turns; NaN if the position is not on the
 * Earth.
 */
export function wrapPosition(longitude: number, latitude: number): number {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= farthestLongitude)) return Number.NaN;
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
}
