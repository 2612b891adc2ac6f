import { tilePixels } from './needs-resampling.ts';
import type { TileGrid } from './tile-grids.ts';

/** A tile of the usual grid of square tiles. */
export interface TileId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** An image as rows of RGBA pixels. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The tiles of a grid that cover a tile of the usual grid, and where its pixels are on them. */
export interface ResamplePlan {
  /** The zoom of the tiles. */
  readonly zoom: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
  /** x and y of the points of the mesh, in pixels from the corner of the first tile. */
  readonly mesh: Float64Array;
}

/** Cells of the mesh at each side of a tile. Within a cell of 16 pixels all projections are linear to a hundredth of a pixel. */
const meshCells = 16;
const meshPoints = meshCells + 1;
const cellPixels = tilePixels / meshCells;

/** The largest number of tiles that one tile is made of; more would be a tile far outside of the projection. */
const maxTiles = 36;

/**
 * Plans how a tile of the usual grid is made of tiles of another grid.
 * @returns null where the other grid has no tiles
 */
export function planResampling({ z, x, y }: TileId, grid: TileGrid): ResamplePlan | null {
  const zoom = grid.sourceZoom(z);
  const mesh = new Float64Array(meshPoints * meshPoints * 2);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < meshPoints; row++) {
    for (let column = 0; column < meshPoints; column++) {
      const [longitude, latitude] = toDegrees(x + column / meshCells, y + row / meshCells, z);
      const [pixelX, pixelY] = grid.toPixel(longitude, latitude, zoom);
      const index = (row * meshPoints + column) * 2;
      mesh[index] = pixelX;
      mesh[index + 1] = pixelY;
      left = Math.min(left, pixelX);
      right = Math.max(right, pixelX);
      top = Math.min(top, pixelY);
      bottom = Math.max(bottom, pixelY);
    }
  }
  if (![left, top, right, bottom].every(Number.isFinite)) return null;
  const count = grid.tileCount(zoom);
  const clamp = (value: number): number => (count === null ? value : Math.min(Math.max(value, 0), count - 1));
  const firstColumn = clamp(Math.floor(left / tilePixels));
  const firstRow = clamp(Math.floor(top / tilePixels));
  const columns = clamp(Math.ceil(right / tilePixels) - 1) - firstColumn + 1;
  const rows = clamp(Math.ceil(bottom / tilePixels) - 1) - firstRow + 1;
  if (columns * rows > maxTiles) return null;
  for (let index = 0; index < mesh.length; index += 2) {
    mesh[index] = (mesh[index] ?? 0) - firstColumn * tilePixels;
    mesh[index + 1] = (mesh[index + 1] ?? 0) - firstRow * tilePixels;
  }
  return { zoom, firstColumn, firstRow, columns, rows, mesh };
}

/** Resamples the image of the planned tiles. @returns the pixels of the tile, RGBA */
export function resample({ mesh }: ResamplePlan, image: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const result = new Uint8ClampedArray(tilePixels * tilePixels * 4);
  for (let row = 0; row < tilePixels; row++) {
    const meshRow = Math.floor((row + 0.5) / cellPixels);
    const down = (row + 0.5) / cellPixels - meshRow;
    for (let column = 0; column < tilePixels; column++) {
      const meshColumn = Math.floor((column + 0.5) / cellPixels);
      const across = (column + 0.5) / cellPixels - meshColumn;
      const upper = (meshRow * meshPoints + meshColumn) * 2;
      const lower = upper + meshPoints * 2;
      const x = interpolate(mesh, upper, lower, across, down);
      const y = interpolate(mesh, upper + 1, lower + 1, across, down);
      samplePixel(image, x - 0.5, y - 0.5, result, (row * tilePixels + column) * 4);
    }
  }
  return result;
}

/** Interpolates a coordinate between the four points of a cell of the mesh. */
function interpolate(mesh: Float64Array, upper: number, lower: number, across: number, down: number): number {
  const above = mix(mesh[upper] ?? 0, mesh[upper + 2] ?? 0, across);
  const below = mix(mesh[lower] ?? 0, mesh[lower + 2] ?? 0, across);
  return mix(above, below, down);
}

/** Bilinear interpolation between the centres of four pixels; beyond the edges the outermost pixels continue. */
function samplePixel(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  result: Uint8ClampedArray,
  at: number,
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const columns = [limit(left, width), limit(left + 1, width)] as const;
  const rows = [limit(top, height), limit(top + 1, height)] as const;
  for (let channel = 0; channel < 4; channel++) {
    const read = (column: number, row: number): number => data[(row * width + column) * 4 + channel] ?? 0;
    const above = mix(read(columns[0], rows[0]), read(columns[1], rows[0]), x - left);
    const below = mix(read(columns[0], rows[1]), read(columns[1], rows[1]), x - left);
    result[at + channel] = mix(above, below, y - top);
  }
}

function limit(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size - 1);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The point of the usual grid at fractional tile numbers, in degrees. */
function toDegrees(x: number, y: number, z: number): readonly [longitude: number, latitude: number] {
  const count = 2 ** z;
  const northing = Math.PI * (1 - (2 * y) / count);
  return [(x / count) * 360 - 180, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}
