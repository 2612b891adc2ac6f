import sharp from 'sharp';
import { toCell, fadeAtEdge, metresBetween } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';

/** The width of a tile image in pixels: half of the pixels that it covers, which is enough for a soft shade. */
const pictureSize = 256;
/** The number of height samples across a tile: the grid is much coarser than the image. */
const samples = 128;
/** The maximum zoom (512-pixel tiles) with shading; the map overzooms it until it fades out. */
export const maxShadeZoom = 3;
/** The minimum zoom (512-pixel tiles) with shading. */
export const minShadeZoom = 2;
/** The region with shading, in degrees. */
const shadeBounds = { west: 36, south: 3, east: 144, north: 61.5 };

const shadow = [116, 76, 40] as const;
const light = [255, 250, 232] as const;

/** Columns and rows of the shading tiles of a zoom. */
export function shadedTiles(zoom: number): { readonly x: number; readonly y: number }[] {
  const [west, north] = toWorld([shadeBounds.west, shadeBounds.north]);
  const [east, south] = toWorld([shadeBounds.east, shadeBounds.south]);
  const tiles: { x: number; y: number }[] = [];
  for (let x = Math.floor(west * 2 ** zoom); x <= Math.floor(east * 2 ** zoom); x++) {
    for (let y = Math.floor(north * 2 ** zoom); y <= Math.floor(south * 2 ** zoom); y++) tiles.push({ x, y });
  }
  return tiles;
}

/**
 * Renders the hill-shading of a tile as a semi-transparent image: dark on slopes facing away from the light in the
 * north-west, bright on those facing it.
 */
export async function shadeTile(grid: Elevation, zoom: number, x: number, y: number): Promise<Buffer> {
  const cells = samples;
  const small = Buffer.alloc(cells * cells * 4);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const shade = computeShade(
        grid,
        (x + (column + 0.5) / cells) / 2 ** zoom,
        (y + (row + 0.5) / cells) / 2 ** zoom,
      );
      const [red, green, blue] = shade < 0 ? shadow : light;
      small.set(
        [red, green, blue, Math.round(255 * Math.min(0.5, Math.abs(shade)))],
        (row * cells + column) * 4,
      );
    }
  }
  return sharp(small, { raw: { width: cells, height: cells, channels: 4 } })
    .resize(pictureSize, pictureSize, { kernel: 'cubic' })
    .webp({ quality: 5, alphaQuality: 30, effort: 6 })
    .toBuffer();
}

/** The shade at a point of the Mercator square, from -1 in full shadow to 1 in full light. */
function computeShade(grid: Elevation, worldX: number, worldY: number): number {
  const [column, row] = toCell(grid, fromWorld([worldX, worldY]));
  const inside = fadeAtEdge(grid, column, row, 12);
  if (inside === 0) return 0;
  const reach = 0.6;
  const east = metresBetween(grid, column + reach, row) - metresBetween(grid, column - reach, row);
  const south = metresBetween(grid, column, row + reach) - metresBetween(grid, column, row - reach);
  // Slopes facing south-east are in shadow; 1,600 m per cell is the maximum.
  const slope = (east + south) / Math.SQRT2 / 1600;
  return inside * Math.tanh(slope) * 0.62;
}
