import { fromWorld } from '../geometry/mercator.ts';
import { terrariumOffset } from './height-grid.ts';
import type { HeightGrid } from './height-grid.ts';

/** The number of heights across a tile: a zoom 6 tile covers 675 columns of the grid, and parts of a tile stay whole. */
export const tileHeights = 640;

/** Heights are encoded around the tile, so that their rounding at an edge is the same in both tiles. */
const margin = 1;

/** The width of the strip inside the edge of the grid in which heights sink to the sea, in degrees. */
const edgeStrip = 0.75;

/**
 * The rounding of heights in metres, by the difference between neighbouring heights: steep ground hides coarse steps, and
 * the file has half the size. The steps of the grid itself are 3 m in plains to 30 m in mountains.
 */
const roundings = [
  { below: 12, metres: 2 },
  { below: 30, metres: 4 },
  { below: 80, metres: 8 },
  { below: 200, metres: 16 },
  { below: Infinity, metres: 32 },
] as const;

/**
 * Samples the heights of a tile (512-pixel tiles) in metres, row by row, at the centres of its cells. Towards the edge of
 * the grid they sink to 0, and outside they are 0.
 * @param size the number of heights across the tile; with a margin of one on all sides
 */
function sampleHeights(grid: HeightGrid, zoom: number, x: number, y: number, size: number): Float32Array {
  const across = size + 2 * margin;
  const heights = new Float32Array(across * across);
  const columns = Array.from({ length: across }, (_, index) =>
    gridColumn(grid, (x + (index - margin + 0.5) / size) / 2 ** zoom),
  );
  const first = Math.max(0, Math.floor(columns[0]?.post ?? 0) - 1);
  const last = Math.min(grid.width - 1, Math.floor(columns[across - 1]?.post ?? 0) + 2);
  if (first > last) return heights;
  const columnWeights = interpolationTable(columns, first, last);
  const line = new Float32Array(last - first + 1);
  for (let row = 0; row < across; row++) {
    const southing = gridRow(grid, (y + (row - margin + 0.5) / size) / 2 ** zoom);
    if (southing.fade === 0) continue;
    interpolateRows(grid, southing.post, first, line);
    interpolateLine(line, columnWeights, southing.fade, heights.subarray(row * across, (row + 1) * across));
  }
  return heights;
}

/** A fractional column or row of a grid, and the factor of its heights: 1 inside, 0 at the edge and beyond. */
interface PostAndFade {
  readonly post: number;
  readonly fade: number;
}

function gridColumn({ west, postsPerDegree, width }: HeightGrid, worldX: number): PostAndFade {
  const [longitude] = fromWorld([worldX, 0.5]);
  return withFade((longitude - west) * postsPerDegree, width, postsPerDegree);
}

function gridRow({ north, postsPerDegree, height }: HeightGrid, worldY: number): PostAndFade {
  const [, latitude] = fromWorld([0.5, worldY]);
  return withFade((north - latitude) * postsPerDegree, height, postsPerDegree);
}

function withFade(post: number, posts: number, postsPerDegree: number): PostAndFade {
  const share = Math.min(post, posts - 1 - post) / (edgeStrip * postsPerDegree);
  const inside = Math.max(0, Math.min(1, share));
  return { post, fade: inside * inside * (3 - 2 * inside) };
}

/** Interpolates four rows of a grid at a fractional row, from the first column on. */
function interpolateRows(
  { width, height, metres }: HeightGrid,
  row: number,
  first: number,
  line: Float32Array,
): void {
  const above = Math.floor(row);
  const [a = 0, b = 0, c = 0, d = 0] = [-1, 0, 1, 2].map(
    (step) => Math.max(0, Math.min(height - 1, above + step)) * width + first,
  );
  const [wa, wb, wc, wd] = cubicWeights(row - above);
  for (let column = 0; column < line.length; column++) {
    line[column] =
      (metres[a + column] ?? 0) * wa +
      (metres[b + column] ?? 0) * wb +
      (metres[c + column] ?? 0) * wc +
      (metres[d + column] ?? 0) * wd;
  }
}

/** For each target column four source columns and their weights, which include the fading. */
interface InterpolationTable {
  readonly sources: Int32Array;
  readonly weights: Float32Array;
}

function interpolationTable(
  columns: readonly PostAndFade[],
  first: number,
  last: number,
): InterpolationTable {
  const sources = new Int32Array(columns.length * 4);
  const weights = new Float32Array(columns.length * 4);
  for (const [index, { post, fade }] of columns.entries()) {
    const before = Math.floor(post);
    for (const [neighbour, weight] of cubicWeights(post - before).entries()) {
      const column = Math.max(first, Math.min(last, before - 1 + neighbour));
      sources[index * 4 + neighbour] = column - first;
      weights[index * 4 + neighbour] = weight * fade;
    }
  }
  return { sources, weights };
}

function interpolateLine(
  line: Float32Array,
  { sources, weights }: InterpolationTable,
  fade: number,
  target: Float32Array,
): void {
  for (let index = 0; index < target.length; index++) {
    const at = index * 4;
    target[index] =
      fade *
      ((line[sources[at] ?? 0] ?? 0) * (weights[at] ?? 0) +
        (line[sources[at + 1] ?? 0] ?? 0) * (weights[at + 1] ?? 0) +
        (line[sources[at + 2] ?? 0] ?? 0) * (weights[at + 2] ?? 0) +
        (line[sources[at + 3] ?? 0] ?? 0) * (weights[at + 3] ?? 0));
  }
}

/** The weights of four neighbours for a Catmull-Rom spline at a share between the second and the third. */
function cubicWeights(t: number): readonly [number, number, number, number] {
  return [
    0.5 * t * (-1 + t * (2 - t)),
    1 + 0.5 * t * t * (3 * t - 5),
    0.5 * t * (1 + t * (4 - 3 * t)),
    0.5 * t * t * (t - 1),
  ];
}

/**
 * Samples a tile (512-pixel tiles) and encodes its heights as pixels in the Terrarium format: metres = red × 256 + green +
 * blue / 256 - 32,768. Blue is always 0, because heights are rounded to whole metres.
 * @returns three bytes per height, row by row
 */
export function terrariumPixels(
  grid: HeightGrid,
  zoom: number,
  x: number,
  y: number,
  size = tileHeights,
): Uint8Array {
  const heights = sampleHeights(grid, zoom, x, y, size);
  const across = size + 2 * margin;
  const pixels = new Uint8Array(size * size * 3);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const index = (row + margin) * across + column + margin;
      const encoded = roundHeight(heights, index, across) + terrariumOffset;
      const pixel = (row * size + column) * 3;
      pixels[pixel] = encoded >> 8;
      pixels[pixel + 1] = encoded & 255;
    }
  }
  return pixels;
}

function roundHeight(heights: Float32Array, index: number, across: number): number {
  const height = heights[index] ?? 0;
  const left = heights[index - 1] ?? 0;
  const right = heights[index + 1] ?? 0;
  const above = heights[index - across] ?? 0;
  const below = heights[index + across] ?? 0;
  const highest = Math.max(height, left, right, above, below);
  const step = roundingFor(highest - Math.min(height, left, right, above, below));
  return Math.round(height / step) * step;
}

function roundingFor(difference: number): number {
  for (const { below, metres } of roundings) if (difference < below) return metres;
  return 1;
}
