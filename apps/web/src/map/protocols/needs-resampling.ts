import type { Datum, Projection } from '@cae-map/layers/base-layer';

/** The width of a tile in pixels. */
export const tilePixels = 256;

/** Whether tiles of a grid are not aligned with the map and have to be resampled. */
export function needsResampling(projection: Projection, datum: Datum): boolean {
  return projection !== 'EPSG:3857' || datum !== 'WGS84';
}
