/** A point on the Earth in WGS84 degrees: latitude first, as in the records; GeoJSON wants the other order. */
export type Position = readonly [latitude: number, longitude: number];

/** Mean radius by which every distance of the product is measured. */
export const earthRadiusMetres = 6_371_000;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Distance along the great circle in metres, by the haversine formula (exact enough for neighbouring points too). */
export function distanceMetres(a: Position, b: Position): number {
  const latitudes = Math.sin(toRadians(b[0] - a[0]) / 2);
  const longitudes = Math.sin(toRadians(b[1] - a[1]) / 2);
  const chord = latitudes ** 2 + Math.cos(toRadians(a[0])) * Math.cos(toRadians(b[0])) * longitudes ** 2;
  // Rounding may carry the chord of two antipodes over 1, where the arc sine has no answer.
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

/** Bearing at which the great circle leaves `a` for `b`, in degrees clockwise from north, 0 to below 360. */
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

/** A longitude brought into -180 (included) to 180 (excluded); values within that range are left exactly as they are. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/**
 * The same line with longitudes that never jump by more than 180 degrees, so that a map draws a crossing of the 180th
 * meridian the short way. The first point keeps its longitude; later ones may leave -180 to 180.
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
 * Cuts a line where it crosses the 180th meridian, as RFC 7946 asks for: every part stays within -180 to 180, and the
 * cut is on the meridian in both parts, interpolated along the longitude.
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
