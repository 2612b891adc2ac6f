import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { toWorld } from '../geometry/mercator.ts';
import { writeHeightFile } from './height-file.ts';
import { halveGrid } from './height-grid.ts';
import type { GridLayout, HeightGrid } from './height-grid.ts';
import type { TerrainManifest } from './terrain-manifest.ts';
import { terrariumPixels, tileHeights } from './terrain-tile.ts';

/** The zooms (512-pixel tiles) of the terrain tiles. At the maximum zoom a tile has about the spacing of the grid. */
export const terrainZooms = { min: 2, max: 6 } as const;

/** The number of tiles that are encoded at the same time: the smallest supported machine has two cores. */
const concurrency = 2;

/** The input and output of a build. */
export interface TerrainJob {
  readonly grid: HeightGrid;
  /**
   * The output folder: `heights.bin`, and in `tiles/` the manifest `terrain.json` and `{hash}/{z}/{x}/{y}.webp`. It is
   * replaced as a whole: a failed build keeps the former one.
   */
  readonly outputFolder: string;
  /** Called after each tile. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly zooms?: { readonly min: number; readonly max: number };
}

/** Generates the terrain tiles, their manifest and the height file. @returns the number of tiles and their size */
export async function buildTerrain(job: TerrainJob): Promise<{ tiles: number; bytes: number }> {
  const temporary = join(dirname(job.outputFolder), `.terrain-${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(join(temporary, 'tiles', 'new'), { recursive: true });
  try {
    await writeHeightFile(join(temporary, 'heights.bin'), job.grid);
    const { hash, tiles, bytes } = await writeTiles(job, join(temporary, 'tiles', 'new'));
    await rename(join(temporary, 'tiles', 'new'), join(temporary, 'tiles', hash));
    const manifest = terrainManifest(job.grid, job.zooms ?? terrainZooms, hash);
    await writeFile(join(temporary, 'tiles', 'terrain.json'), `${JSON.stringify(manifest)}\n`);
    await rm(job.outputFolder, { recursive: true, force: true });
    await rename(temporary, job.outputFolder);
    return { tiles, bytes };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function terrainManifest(
  grid: GridLayout,
  { min, max }: { min: number; max: number },
  hash: string,
): TerrainManifest {
  const { west, south, east, north } = bounds(grid);
  return { hash, minzoom: min, maxzoom: max, bounds: [west, south, east, north] };
}

function bounds({ west, north, postsPerDegree, width, height }: GridLayout): {
  west: number;
  south: number;
  east: number;
  north: number;
} {
  return {
    west,
    south: north - (height - 1) / postsPerDegree,
    east: west + (width - 1) / postsPerDegree,
    north,
  };
}

/** A tile, and the grid with the spacing of its zoom. */
interface TerrainTile {
  readonly grid: HeightGrid;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

async function writeTiles(
  { grid, onProgress, zooms = terrainZooms }: TerrainJob,
  folder: string,
): Promise<{ hash: string; tiles: number; bytes: number }> {
  const tiles = listTiles(grid, zooms);
  const digests: string[] = [];
  let done = 0;
  let bytes = 0;
  let hasFailed = false;
  const waiting = tiles.entries();
  const work = async (): Promise<void> => {
    for (const [index, tile] of waiting) {
      if (hasFailed) return;
      const image = await encodeTile(tile);
      const column = join(folder, String(tile.zoom), String(tile.x));
      await mkdir(column, { recursive: true });
      await writeFile(join(column, `${tile.y}.webp`), image);
      digests[index] = createHash('sha256').update(image).digest('hex');
      bytes += image.length;
      done += 1;
      onProgress?.(done, tiles.length);
    }
  };
  const workers = Array.from({ length: concurrency }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    // The folder can be removed only when no worker writes to it any more.
    hasFailed = true;
    await Promise.allSettled(workers);
    throw error;
  }
  const hash = createHash('sha256').update(digests.join()).digest('hex').slice(0, 12);
  return { hash, tiles: tiles.length, bytes };
}

/** All tiles that overlap the grid. */
function listTiles(grid: HeightGrid, zooms: { readonly min: number; readonly max: number }): TerrainTile[] {
  const { west, south, east, north } = bounds(grid);
  const [left, top] = toWorld([west, north]);
  const [right, bottom] = toWorld([east, south]);
  const tiles: TerrainTile[] = [];
  let coarse = grid;
  for (let zoom = zooms.max; zoom >= zooms.min; zoom--) {
    const scale = 2 ** zoom;
    for (let x = Math.floor(left * scale); x < right * scale; x++) {
      for (let y = Math.floor(top * scale); y < bottom * scale; y++) tiles.push({ grid: coarse, zoom, x, y });
    }
    if (zoom > zooms.min && canBeHalved(coarse)) coarse = halveGrid(coarse);
  }
  return tiles;
}

function canBeHalved({ width, height }: GridLayout): boolean {
  return width % 2 === 1 && height % 2 === 1;
}

/**
 * Lossless WebP: the fastest settings whose files are within 2 % of the smallest ones. The quality of a lossless image is the
 * effort of its compression.
 */
const encoding = { lossless: true, effort: 1, quality: 50 } as const;

async function encodeTile({ grid, zoom, x, y }: TerrainTile): Promise<Buffer> {
  const raw = { width: tileHeights, height: tileHeights, channels: 3 } as const;
  return sharp(terrariumPixels(grid, zoom, x, y), { raw })
    .webp(encoding)
    .toBuffer();
}
