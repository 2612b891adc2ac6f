/** The circumference of the Earth at the equator in metres, as Web Mercator projects it. */
const equatorMetres = 40_075_016.686;
const tilePixels = 256;

/** A scale bar: a round distance and its length on the screen. */
export interface ScaleLength {
  readonly metres: number;
  /** In CSS pixels. */
  readonly width: number;
}

/**
 * Finds the longest round distance (1, 2 or 5 times a power of ten) that fits a scale bar.
 * @param latitude of the centre of the map, in degrees
 * @param zoom of 256-pixel tiles
 * @param maxWidth in CSS pixels
 */
export function findScaleLength(latitude: number, zoom: number, maxWidth: number): ScaleLength {
  const metresPerPixel = (Math.cos((latitude * Math.PI) / 180) * equatorMetres) / (tilePixels * 2 ** zoom);
  const longest = metresPerPixel * maxWidth;
  const power = 10 ** Math.floor(Math.log10(longest));
  const factor = [5, 2].find((each) => each * power <= longest) ?? 1;
  const metres = factor * power;
  return { metres, width: metres / metresPerPixel };
}
