import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { LongitudeLatitude } from '../geometry/mercator.ts';

/** The extent of a grid in degrees. */
interface Extent {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The extent of the grid in `content/basemap/elevation.png`; row 0 is the northernmost. */
const asiaExtent: Extent = {
  west: 34.980_468_75,
  east: 145.019_531_25,
  north: 62.050_781_25,
  south: 1.933_593_75,
};

/** Heights in metres for some grey values of the image; the README of the base map documents their calibration. */
const greyHeights: readonly (readonly [grey: number, metres: number])[] = [
  [0, 0],
  [10, 215],
  [63, 1050],
  [88, 1450],
  [129, 2800],
  [219, 4850],
  [255, 5900],
];

/**
 * The number of cells by which the world grid is extended beyond the 180th meridian on both sides, so that contours
 * cross it.
 */
const seamCells = 20;

/** A coarse elevation grid: cells of about 20 km for Asia, half a degree for the world. */
export interface Elevation {
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  /** Metres, row by row from the north-west. */
  readonly metres: Float32Array;
}

/** Reads the elevation grid of Asia from its image. */
export async function readElevation(path: string): Promise<Elevation> {
  const { width, height, greys } = await readGreys(path);
  return { extent: asiaExtent, width, height, metres: Float32Array.from(greys, greyToMetres) };
}

/** Reads the elevation and depth grid of the world from its image: grey 0 is -6,000 m, each grey level 50 m more. */
export async function readWorldElevation(path: string): Promise<Elevation> {
  const { width, height, greys } = await readGreys(path);
  const widened = width + 2 * seamCells;
  const metres = Float32Array.from({ length: widened * height }, (_, index) => {
    const column = ((index % widened) - seamCells + width) % width;
    return (greys[Math.floor(index / widened) * width + column] ?? 0) * 50 - 6000;
  });
  const margin = (seamCells * 360) / width;
  const extent = { west: -180 - margin, east: 180 + margin, north: 90, south: -90 };
  return { extent, width: widened, height, metres };
}

async function readGreys(path: string): Promise<{ width: number; height: number; greys: Uint8Array }> {
  const picture = sharp(await readFile(path))
    .greyscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const greys = Uint8Array.from(
    { length: info.width * info.height },
    (_, index) => data[index * info.channels] ?? 0,
  );
  return { width: info.width, height: info.height, greys };
}

/** The height in metres of a grey value from 0 to 255. */
function greyToMetres(grey: number): number {
  const above = greyHeights.findIndex(([limit]) => limit >= grey);
  const [upperGrey, upper] = greyHeights[above] ?? [255, 5900];
  const [lowerGrey, lower] = greyHeights[above - 1] ?? [upperGrey, upper];
  if (upperGrey === lowerGrey) return upper;
  return lower + ((upper - lower) * (grey - lowerGrey)) / (upperGrey - lowerGrey);
}

/** The fractional column and row of a position in degrees. */
export function toCell(
  grid: Elevation,
  [longitude, latitude]: LongitudeLatitude,
): readonly [column: number, row: number] {
  const { extent } = grid;
  const column = ((longitude - extent.west) / (extent.east - extent.west)) * grid.width - 0.5;
  const row = ((extent.north - latitude) / (extent.north - extent.south)) * grid.height - 0.5;
  return [column, row];
}

/** The position in degrees of a column and row. */
export function toPosition(grid: Elevation, column: number, row: number): LongitudeLatitude {
  const { extent } = grid;
  return [
    extent.west + ((column + 0.5) / grid.width) * (extent.east - extent.west),
    extent.north - ((row + 0.5) / grid.height) * (extent.north - extent.south),
  ];
}

/** The height of a cell in metres; cells beyond the edge have the height of the edge. */
export function metresAt({ width, height, metres }: Elevation, column: number, row: number): number {
  const x = Math.max(0, Math.min(width - 1, column));
  const y = Math.max(0, Math.min(height - 1, row));
  return metres[y * width + x] ?? 0;
}

/** The height at a fractional column and row, by Catmull-Rom interpolation. */
export function metresBetween(grid: Elevation, column: number, row: number): number {
  const x = Math.floor(column);
  const y = Math.floor(row);
  const lines = [-1, 0, 1, 2].map((dy) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((dx) => metresAt(grid, x + dx, y + dy));
    return cubic(a, b, c, d, column - x);
  });
  return cubic(lines[0], lines[1], lines[2], lines[3], row - y);
}

function cubic(a = 0, b = 0, c = 0, d = 0, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The difference between the highest and the lowest height within about 40 km. */
export function reliefAround(grid: Elevation, column: number, row: number): number {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const metres = metresAt(grid, column + dx, row + dy);
      lowest = Math.min(lowest, metres);
      highest = Math.max(highest, metres);
    }
  }
  return highest - lowest;
}

/** A factor that fades out towards the edge of the grid: 0 at the edge and beyond, 1 from `margin` cells inwards. */
export function fadeAtEdge(grid: Elevation, column: number, row: number, margin: number): number {
  const distance = Math.min(column, row, grid.width - 1 - column, grid.height - 1 - row);
  return Math.max(0, Math.min(1, distance / margin));
}

/** Smooths a grid with a Gaussian kernel; `sigma` is in cells. */
export function smoothGrid(grid: Elevation, sigma: number): Elevation {
  const along = blurred(grid, sigma, 1, 0);
  return blurred(along, sigma, 0, 1);
}

function blurred(grid: Elevation, sigma: number, dx: number, dy: number): Elevation {
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const metres = new Float32Array(grid.metres.length);
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      let sum = 0;
      for (const [index, weight] of weights.entries()) {
        const step = index - reach;
        sum += weight * metresAt(grid, column + step * dx, row + step * dy);
      }
      metres[row * grid.width + column] = sum / total;
    }
  }
  return { ...grid, metres };
}
