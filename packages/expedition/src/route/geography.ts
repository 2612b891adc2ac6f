/** A point on the Earth in WGS84 degrees, latitude first as in the records; GeoJSON uses the reverse order. */
export type Position = readonly [latitude: number, longitude: number];

/** Mean radius of the Earth for all distances. */
export const earthRadiusMetres = 6_371_000;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Great-circle distance in metres, by the haversine formula, which is also exact for neighbouring points. */
export function distanceMetres(a: Position, b: Position): number {
  const latitudes = Math.sin(toRadians(b[0] - a[0]) / 2);
  const longitudes = Math.sin(toRadians(b[1] - a[1]) / 2);
  const chord = latitudes ** 2 + Math.cos(toRadians(a[0])) * Math.cos(toRadians(b[0])) * longitudes ** 2;
  // For antipodes rounding may result in a chord above 1, for which the arc sine is NaN.
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Length of a line in metres; 0 for fewer than two points. */
export function lineLengthMetres(points: readonly Position[]): number {
  let length = 0;
  let previous: Position | undefined;
  for (const point of points) {
    if (previous !== undefined) length += distanceMetres(previous, point);
    previous = point;
  }
  return length;
}

/** Initial bearing of the great circle from `a` to `b`, in degrees clockwise from north, 0 to below 360. */
export function bearingDegrees(a: Position, b: Position): number {
  const latitudeA = toRadians(a[0]);
  const latitudeB = toRadians(b[0]);
  const longitudes = toRadians(b[1] - a[1]);
  const east = Math.sin(longitudes) * Math.cos(latitudeB);
  const north =
    Math.cos(latitudeA) * Math.sin(latitudeB) -
    Math.sin(latitudeA) * Math.cos(latitudeB) * Math.cos(longitudes);
  return (toDegrees(Math.atan2(east, north)) + 360) % 360;
}

/** Wraps a longitude into -180 (included) to 180 (excluded); values within the range are returned unchanged. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/**
 * The same line with longitudes that never differ by more than 180 degrees between neighbours, so that a map draws a
 * crossing of the 180th meridian the short way. The first point is unchanged; later ones may be outside -180 to 180.
 */
export function unwrapLongitudes(line: readonly Position[]): Position[] {
  const unwrapped: Position[] = [];
  let previous: number | undefined;
  for (const [latitude, longitude] of line) {
    const turns: number = previous === undefined ? 0 : Math.round((previous - longitude) / 360);
    previous = longitude + turns * 360;
    unwrapped.push([latitude, previous]);
  }
  return unwrapped;
}

/**
 * Splits a line where it crosses the 180th meridian, as required by RFC 7946: every part is within -180 to 180, and
 * both parts include the crossing, interpolated along the longitude.
 */
export function splitAtAntimeridian(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  let previous: Position | undefined;
  for (const point of line) {
    if (previous !== undefined && Math.abs(point[1] - previous[1]) > 180) {
      const side = previous[1] > 0 ? 180 : -180;
      const next = point[1] + 2 * side;
      const share = next === previous[1] ? 0 : (side - previous[1]) / (next - previous[1]);
      const latitude = previous[0] + (point[0] - previous[0]) * share;
      part.push([latitude, side]);
      parts.push(part);
      part = [[latitude, -side]];
    }
    part.push(point);
    previous = point;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
