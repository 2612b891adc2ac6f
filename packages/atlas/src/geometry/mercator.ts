/** A position in GeoJSON order: longitude, then latitude, in degrees WGS84. */
export type LongitudeLatitude = readonly [longitude: number, latitude: number];

/** A point in the web Mercator square: x to the east and y to the south, both from 0 to 1. */
export type WorldPoint = readonly [x: number, y: number];

/** The latitude at the edge of the web Mercator square. */
const limitLatitude = 85.051_128_779_806_59;

/** Projects degrees WGS84 to the Mercator square; latitudes beyond the square are clamped to its edge. */
export function toWorld([longitude, latitude]: LongitudeLatitude): WorldPoint {
  const clamped = Math.max(-limitLatitude, Math.min(limitLatitude, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Unprojects a point of the Mercator square to degrees WGS84. */
export function fromWorld([x, y]: WorldPoint): LongitudeLatitude {
  const latitude = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
  return [(x - 0.5) * 360, latitude];
}

/** The width of the Mercator world in pixels at a zoom of 512-pixel tiles. */
export function worldSize(zoom: number): number {
  return 512 * 2 ** zoom;
}
