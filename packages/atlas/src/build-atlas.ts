import { readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atlasLayers } from './atlas-layers.ts';
import { readBasemap, readCountries } from './basemap.ts';
import type { Basemap } from './basemap.ts';
import { smoothed } from './elevation.ts';
import { mountainSigns } from './mountain-signs.ts';
import { nameFeatures, townFeatures } from './name-features.ts';
import { placedLayer } from './placed-layer.ts';
import { riverLines } from './river-runs.ts';
import { shadedTiles, maxShadeZoom, minShadeZoom } from './shade-tiles.ts';
import { signFeatures } from './sign-features.ts';
import { stampOf } from './stamp.ts';
import { layerCutter, maxTileZoom } from './tile-layers.ts';
import type { LayerCutter } from './tile-layers.ts';
import { writeShadeTiles, writeVectorTiles } from './write-tiles.ts';

/** Where the atlas comes from and goes to. */
export interface AtlasJob {
  /** The folder `content/basemap`. */
  readonly basemapFolder: string;
  /** The folder that will hold `tiles/{z}/{x}/{y}.pbf.gz`, `shade/{z}/{x}/{y}.webp` and `atlas.json`. */
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

/** How far the heights are smoothed before they are shaded, in cells: the picture they come from is grainy. */
const shadeSmoothing = 1.1;

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
  await mkdir(temporary, { recursive: true });
  try {
    const manifest = { stamp, minzoom: 0, maxzoom: maxTileZoom, ...(await writeAll(job, temporary)) };
    await writeFile(join(temporary, 'atlas.json'), `${JSON.stringify(manifest)}\n`);
    await rm(job.outputFolder, { recursive: true, force: true });
    await rename(temporary, job.outputFolder);
    return { built: true, manifest };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function writeAll(job: AtlasJob, folder: string): Promise<{ tiles: number; bytes: number }> {
  const basemap = await readBasemap(job.basemapFolder);
  const total = tileCount();
  let done = 0;
  const onTile = (): void => {
    done += 1;
    job.onProgress?.(done, total);
  };
  const vector = await writeVectorTiles(await prepare(basemap), join(folder, 'tiles'), onTile);
  const shadedGrid = smoothed(basemap.elevation, shadeSmoothing);
  const shade = await writeShadeTiles(shadedGrid, join(folder, 'shade'), onTile);
  return { tiles: vector.tiles + shade.tiles, bytes: vector.bytes + shade.bytes };
}

async function prepare(basemap: Basemap): Promise<LayerCutter[]> {
  const [coarse, fine] = await Promise.all([readCountries('50m'), readCountries('10m')]);
  const { elevation, names, rivers } = basemap;
  const signs = mountainSigns(elevation, names.ranges);
  return [
    ...atlasLayers(basemap, coarse, fine).map(layerCutter),
    placedLayer('mountains', signFeatures(signs)),
    placedLayer('names', nameFeatures(names, riverLines(rivers))),
    placedLayer('towns', townFeatures(names)),
  ];
}

/** How many tiles the two pyramids have together. */
function tileCount(): number {
  let total = (4 ** (maxTileZoom + 1) - 1) / 3;
  for (let zoom = minShadeZoom; zoom <= maxShadeZoom; zoom++) total += shadedTiles(zoom).length;
  return total;
}

async function readManifest(folder: string): Promise<AtlasManifest | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'atlas.json'), 'utf8'));
  } catch {
    return null;
  }
}
