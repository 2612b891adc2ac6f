import type { PictureArea } from './picture-area.ts';
import type { PlacedTile, SourceZooms } from './tile-grid.ts';

/** The heights of a terrain tile in metres, row by row. */
export interface TerrainTile {
  /** The number of heights in a row, and of rows; the same for all tiles. */
  readonly size: number;
  readonly heights: Float32Array;
}

/** @returns null without a tile */
export type TerrainReader = (tile: Pick<PlacedTile, 'z' | 'x' | 'y'>) => Promise<TerrainTile | null>;

/** A rectangle of the heights of a zoom, in heights from the north-west corner of the Web Mercator world. */
export interface HeightGrid {
  /** The number of heights across the world. */
  readonly worldSize: number;
  /** The zoom of the terrain tiles. */
  readonly z: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Metres, row by row, with one more height at each edge: (width + 2) * (height + 2). NaN where there are none. */
  readonly heights: Float32Array;
}

/**
 * Reads the heights of an area, about half as many in a row as pixels: terrain tiles have more than 512 heights, of which pictures that are
 * shown enlarged would not show all, and set-up would take four times as long.
 * @returns null if the area has no heights
 */
export async function readHeights(
  area: PictureArea,
  zooms: SourceZooms,
  read: TerrainReader,
): Promise<HeightGrid | null> {
  const z = Math.max(zooms.min, Math.min(area.zoom - 2, zooms.max));
  const count = 2 ** z;
  const share = count / (256 * 2 ** area.zoom);
  const columns = wholeNumbers(area.left * share, (area.left + area.width) * share);
  const rows = wholeNumbers(area.top * share, (area.top + area.height) * share);
  const found = await Promise.all(
    columns.flatMap((x) => rows.map(async (y) => ({ x, y, tile: await read({ z, x, y }) }))),
  );
  const size = found.find(({ tile }) => tile !== null)?.tile?.size;
  if (size === undefined) return null;
  const scale = share * size;
  const [left, top] = [Math.floor(area.left * scale), Math.floor(area.top * scale)];
  const width = Math.ceil((area.left + area.width) * scale) - left;
  const height = Math.ceil((area.top + area.height) * scale) - top;
  const heights = new Float32Array((width + 2) * (height + 2)).fill(Number.NaN);
  for (const { x, y, tile } of found) {
    if (tile !== null) copyTile(tile, x * size - left + 1, y * size - top + 1);
  }
  return { worldSize: size * count, z, left, top, width, height, heights };

  function copyTile(tile: TerrainTile, tileLeft: number, tileTop: number): void {
    const across = width + 2;
    const [first, last] = [Math.max(0, tileLeft), Math.min(across, tileLeft + tile.size)];
    if (first >= last) return;
    const lastRow = Math.min(height + 2, tileTop + tile.size);
    for (let row = Math.max(0, tileTop); row < lastRow; row += 1) {
      const start = (row - tileTop) * tile.size - tileLeft;
      heights.set(tile.heights.subarray(start + first, start + last), row * across + first);
    }
  }
}

function wholeNumbers(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to) - first }, (_, index) => first + index);
}
