import { earthRadiusMetres, unwrapLongitudes, type Position } from '../route/geography.ts';

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The corners of a circle: at 64 the straight edges deviate from it by 0.12 % of the radius. */
export const circleCorners = 64;

/**
 * The position that is reached from `start` along a great circle.
 * @param bearing degrees clockwise from north at the start
 */
export function destination([latitude, longitude]: Position, bearing: number, metres: number): Position {
  const angle = metres / earthRadiusMetres;
  const [phi, theta] = [toRadians(latitude), toRadians(bearing)];
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(theta);
  const reached = Math.asin(Math.min(1, Math.max(-1, sine)));
  const turn = Math.atan2(
    Math.sin(theta) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  );
  return [toDegrees(reached), longitude + toDegrees(turn)];
}

/**
 * A closed ring of the positions at a distance, clockwise from north; the first one is repeated at the end. The longitudes of
 * neighbours never differ by more than 180 degrees, so those of a ring across the 180th meridian exceed it.
 */
export function geodesicCircle(centre: Position, radiusMetres: number): Position[] {
  const ring = Array.from({ length: circleCorners }, (_, index) =>
    destination(centre, (index / circleCorners) * 360, radiusMetres),
  );
  return unwrapLongitudes([...ring, ...ring.slice(0, 1)]);
}

/** The size of a pixel at zoom 0 of 256-pixel tiles at the equator, in metres. */
const pixelMetres = (2 * Math.PI * earthRadiusMetres) / 256;

/** The zoom of 256-pixel tiles from which a length is `pixels` wide in the Mercator projection at a latitude in degrees. */
export function zoomOfWidth(metres: number, pixels: number, latitude: number): number {
  const shrink = Math.max(1e-6, Math.cos(toRadians(latitude)));
  return Math.log2((pixels * pixelMetres * shrink) / metres);
}
