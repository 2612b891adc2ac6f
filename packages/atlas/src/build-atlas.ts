import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atlasLayers } from './atlas-layers.ts';
import { readBasemap, readCountries } from './basemap.ts';
import { stampOf } from './stamp.ts';
import { buildTile } from './tile.ts';
import { layerCutter, maxTileZoom } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';

/** Where the atlas comes from and goes to. */
export interface AtlasJob {
  /** The folder `content/basemap`. */
  readonly basemapFolder: string;
  /** The folder that will hold `tiles/{z}/{x}/{y}.pbf.gz` and `atlas.json`. */
  readonly outputFolder: string;
  /** Told how many tiles of how many are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What `atlas.json` beside the tiles says. */
export interface AtlasManifest {
  /** Changes with anything the tiles are made of. */
  readonly stamp: string;
  readonly minzoom: number;
  readonly maxzoom: number;
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Builds the vector tiles of the built-in atlas, or leaves them when nothing they are made of has changed.
 * The folder changes in one step: a build that is broken off leaves the former atlas in place.
 */
export async function buildAtlas(job: AtlasJob): Promise<{ built: boolean; manifest: AtlasManifest }> {
  const stamp = await stampOf(job.basemapFolder);
  const existing = await readManifest(job.outputFolder);
  if (existing?.stamp === stamp) return { built: false, manifest: existing };
  const temporary = join(dirname(job.outputFolder), `.atlas-${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  try {
    const manifest = { stamp, minzoom: 0, maxzoom: maxTileZoom, ...(await writeTiles(job, temporary)) };
    await writeFile(join(temporary, 'atlas.json'), `${JSON.stringify(manifest)}\n`);
    await rm(job.outputFolder, { recursive: true, force: true });
    await rename(temporary, job.outputFolder);
    return { built: true, manifest };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function writeTiles(job: AtlasJob, folder: string): Promise<{ tiles: number; bytes: number }> {
  const cutters = await prepare(job.basemapFolder);
  const total = tilesUpTo(maxTileZoom);
  let tiles = 0;
  let bytes = 0;
  for (let zoom = 0; zoom <= maxTileZoom; zoom++) {
    for (let x = 0; x < 2 ** zoom; x++) {
      const column = join(folder, 'tiles', String(zoom), String(x));
      await mkdir(column, { recursive: true });
      for (let y = 0; y < 2 ** zoom; y++) {
        const tile = buildTile(cutters, zoom, x, y);
        await writeFile(join(column, `${y}.pbf.gz`), tile);
        tiles += 1;
        bytes += tile.length;
      }
      job.onProgress?.(tiles, total);
    }
  }
  return { tiles, bytes };
}

async function prepare(basemapFolder: string): Promise<LayerCutter[]> {
  const [basemap, coarse, fine] = await Promise.all([
    readBasemap(basemapFolder),
    readCountries('50m'),
    readCountries('10m'),
  ]);
  return atlasLayers(basemap, coarse, fine).map(layerCutter);
}

/** How many tiles a pyramid has from zoom 0 to the given zoom. */
function tilesUpTo(zoom: number): number {
  return (4 ** (zoom + 1) - 1) / 3;
}

async function readManifest(folder: string): Promise<AtlasManifest | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'atlas.json'), 'utf8'));
  } catch {
    return null;
  }
}
