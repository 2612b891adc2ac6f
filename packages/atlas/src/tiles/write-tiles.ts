import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Elevation } from '../relief/elevation.ts';
import { maxShadeZoom, minShadeZoom, shadeTile, shadedTiles } from '../relief/shade-tiles.ts';
import { nearTiles, nearZoom } from './near-tiles.ts';
import { buildTile } from './tile.ts';
import { maxTileZoom } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/** The number of files written and their total size. */
export interface WrittenTiles {
  readonly tiles: number;
  readonly bytes: number;
}

/** Writes every vector tile of the world as `{z}/{x}/{y}.pbf.gz`, including empty ones, so that no request fails. */
export async function writeVectorTiles(
  cutters: readonly LayerCutter[],
  folder: string,
  onTile: () => void,
): Promise<WrittenTiles> {
  let tiles = 0;
  let bytes = 0;
  for (let zoom = 0; zoom <= maxTileZoom; zoom++) {
    for (let x = 0; x < 2 ** zoom; x++) {
      const column = join(folder, String(zoom), String(x));
      await mkdir(column, { recursive: true });
      for (let y = 0; y < 2 ** zoom; y++) {
        const tile = buildTile(cutters, zoom, x, y);
        await writeFile(join(column, `${y}.pbf.gz`), tile);
        tiles += 1;
        bytes += tile.length;
        onTile();
      }
    }
  }
  return { tiles, bytes };
}

/** Writes the near tiles as `{z}/{x}/{y}.pbf.gz`, including empty ones. */
export async function writeNearTiles(
  cutters: readonly LayerCutter[],
  folder: string,
  onTile: () => void,
): Promise<WrittenTiles> {
  let bytes = 0;
  const tiles = nearTiles();
  for (const { x, y } of tiles) {
    const column = join(folder, String(nearZoom), String(x));
    await mkdir(column, { recursive: true });
    const tile = buildTile(cutters, nearZoom, x, y);
    await writeFile(join(column, `${y}.pbf.gz`), tile);
    bytes += tile.length;
    onTile();
  }
  return { tiles: tiles.length, bytes };
}

/** Writes the hill-shading tiles as `{z}/{x}/{y}.webp`. */
export async function writeShadeTiles(
  grid: Elevation,
  folder: string,
  onTile: () => void,
): Promise<WrittenTiles> {
  let tiles = 0;
  let bytes = 0;
  for (let zoom = minShadeZoom; zoom <= maxShadeZoom; zoom++) {
    for (const { x, y } of shadedTiles(zoom)) {
      const column = join(folder, String(zoom), String(x));
      await mkdir(column, { recursive: true });
      const tile = await shadeTile(grid, zoom, x, y);
      await writeFile(join(column, `${y}.webp`), tile);
      tiles += 1;
      bytes += tile.length;
      onTile();
    }
  }
  return { tiles, bytes };
}
