import type { HeightGrid } from './terrain-heights.ts';

/** Red, green, blue, alpha from 0 to 1, not premultiplied. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The heights with a tint, in metres; those beyond have that of the nearest one. */
const tinted = { lowest: -1000, highest: 9000 };
/** Colours change little within this step, in metres; at the sea they change within one metre. */
const heightStep = 10;

/** Returns the pixels of heights, tinted. @param colourAt the colour at a height in metres */
export function tintHeights(
  { width, height, heights }: HeightGrid,
  colourAt: (metres: number) => Colour,
): Uint8Array {
  const pixels = new Uint32Array(width * height);
  const colours = new Uint32Array(tinted.highest - tinted.lowest + 1);
  const isKnown = new Uint8Array(colours.length);
  for (let pixel = 0, y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1, pixel += 1) {
      const exact = heights[y * (width + 2) + x] ?? Number.NaN;
      if (Number.isNaN(exact)) continue;
      const step = Math.abs(exact) < heightStep ? 1 : heightStep;
      const metres = Math.min(tinted.highest, Math.max(tinted.lowest, Math.round(exact / step) * step));
      const index = metres - tinted.lowest;
      if (isKnown[index] !== 1) {
        colours.set(toPixel(colourAt(metres)), index);
        isKnown[index] = 1;
      }
      pixels[pixel] = colours[index] ?? 0;
    }
  }
  return new Uint8Array(pixels.buffer);
}

/** The four bytes of a colour as they are in memory. */
function toPixel(colour: Colour): Uint32Array {
  return new Uint32Array(Uint8Array.from(colour, (value) => Math.round(value * 255)).buffer);
}

/** The light of a shaded relief, as in the style specification. */
export interface ReliefLight {
  /** The direction from which the light comes, in degrees from north. */
  readonly direction: number;
  /** From 0 to 1. */
  readonly exaggeration: number;
  readonly shadow: Colour;
  readonly highlight: Colour;
}

/** The circumference of the Web Mercator world at the equator, in metres. */
const worldWidth = 40_075_016.685_578_5;

/** Computes the pixels of the shaded relief from heights, with the formulas of MapLibre's hillshade shader for the method `igor`. */
export function shadeHeights(grid: HeightGrid, light: ReliefLight): Uint8Array {
  const { width, height, heights, top, worldSize } = grid;
  const across = width + 2;
  const pixels = new Uint8Array(width * height * 4);
  const azimuth = (light.direction * Math.PI) / 180;
  const factor = slopeFactor(grid) * light.exaggeration * 2;
  const at = (index: number): number => heights[index] ?? Number.NaN;
  for (let offset = 0, y = 1; y <= height; y += 1) {
    const rowFactor = factor * mercatorScale((top + y - 0.5) / worldSize);
    for (let x = 1; x <= width; x += 1, offset += 4) {
      const index = y * across + x;
      const [northWest, northEast] = [at(index - across - 1), at(index - across + 1)];
      const [southWest, southEast] = [at(index + across - 1), at(index + across + 1)];
      const slopeX =
        (northEast + 2 * at(index + 1) + southEast - (northWest + 2 * at(index - 1) + southWest)) * rowFactor;
      const slopeY =
        (southWest + 2 * at(index + across) + southEast - (northWest + 2 * at(index - across) + northEast)) *
        rowFactor;
      // Not where a height is missing.
      if (!(slopeX !== 0 || slopeY !== 0) || Number.isNaN(slopeX + slopeY)) continue;
      const steepness = (Math.atan(Math.sqrt(slopeX * slopeX + slopeY * slopeY)) * 2) / Math.PI;
      const aspect = slopeX === 0 ? (Math.PI / 2) * Math.sign(slopeY) : Math.atan2(slopeY, -slopeX);
      const turn = (aspect + azimuth) / Math.PI + 1.5;
      const shade = 1 - Math.abs(turn - 2 * Math.floor(turn / 2) - 1);
      addColours(pixels, offset, light, steepness * shade, steepness * (1 - shade));
    }
  }
  return pixels;
}

/** The factor from differences of heights to slopes, which MapLibre exaggerates at low zooms. */
function slopeFactor({ z, worldSize }: HeightGrid): number {
  const byZoom = z < 2 ? 0.4 : z < 4.5 ? 0.35 : 0.3;
  const exaggeration = Math.min(0, z - 15) * byZoom;
  return worldSize / (8 * worldWidth * 2 ** exaggeration);
}

/** How much Web Mercator enlarges distances at a row. @param row from 0 at the top of the world to 1 at its bottom */
function mercatorScale(row: number): number {
  return Math.cosh(Math.PI * (1 - 2 * row));
}

/** Writes the sum of shadow and highlight with weights; MapLibre adds them premultiplied. */
function addColours(
  pixels: Uint8Array,
  offset: number,
  { shadow, highlight }: ReliefLight,
  shadowWeight: number,
  highlightWeight: number,
): void {
  const shadowAlpha = shadow[3] * shadowWeight;
  const highlightAlpha = highlight[3] * highlightWeight;
  const alpha = shadowAlpha + highlightAlpha;
  if (alpha === 0) return;
  const share = (shadowAlpha / alpha) * 255;
  pixels[offset] = Math.round(shadow[0] * share + highlight[0] * (255 - share));
  pixels[offset + 1] = Math.round(shadow[1] * share + highlight[1] * (255 - share));
  pixels[offset + 2] = Math.round(shadow[2] * share + highlight[2] * (255 - share));
  pixels[offset + 3] = Math.round(Math.min(1, alpha) * 255);
}
