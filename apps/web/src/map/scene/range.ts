import { fromMapLibreZoom, toMapLibreZoom } from '../camera/zoom.ts';

/** The mean radius of the Earth that MapLibre uses, in metres: `earthRadius` of its `src/geo/lng_lat.ts`. */
const earthRadius = 6_371_008.8;

/** MapLibre's vertical field of view, in degrees. */
const fieldOfView = 36.869_897_645_844_02;

/** MapLibre's tiles, in CSS pixels. */
const tileSize = 512;

/**
 * The zoom (512-pixel tiles) at which the camera is at a distance from its centre. MapLibre's camera is always
 * `height / 2 / tan(fov / 2)` pixels from the centre, and a zoom decides how many metres a pixel is there.
 * @param range in metres
 * @param latitude of the centre in degrees
 * @param height of the map in CSS pixels
 */
export function zoomOfRange(range: number, latitude: number, height: number): number {
  return Math.log2(metresAtZoomZero(latitude, height) / range);
}

/** The inverse of {@link zoomOfRange}. */
export function rangeOfZoom(zoom: number, latitude: number, height: number): number {
  return metresAtZoomZero(latitude, height) / 2 ** zoom;
}

/** The range of a camera that shows the centre as large as a flat map of the same height at a zoom of 256-pixel tiles. */
export function rangeOfMapZoom(zoom: number, latitude: number, height: number): number {
  return rangeOfZoom(toMapLibreZoom(zoom), latitude, height);
}

/** The zoom of 256-pixel tiles at which a flat map shows the centre as large as a camera. */
export function mapZoomOfRange(range: number, latitude: number, height: number): number {
  return fromMapLibreZoom(zoomOfRange(range, latitude, height));
}

/** The length of a CSS pixel of a flat map in metres, at a zoom of 256-pixel tiles and a latitude in degrees. */
export function metresPerPixel(zoom: number, latitude: number): number {
  return (2 * Math.PI * earthRadius * Math.cos(toRadians(latitude))) / tileSize / 2 ** toMapLibreZoom(zoom);
}

function metresAtZoomZero(latitude: number, height: number): number {
  const distance = height / 2 / Math.tan(toRadians(fieldOfView / 2));
  return (2 * Math.PI * earthRadius * Math.cos(toRadians(latitude)) * distance) / tileSize;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
