import { readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { atlasLayers, nearLayers } from './atlas-layers.ts';
import { readBasemap, readCountries } from './basemap.ts';
import type { Basemap } from './basemap.ts';
import { smoothed } from './relief/elevation.ts';
import { toWorld } from './geometry/mercator.ts';
import { mountainSigns } from './mountains/mountain-icons.ts';
import type { MountainSign } from './mountains/mountain-icons.ts';
import { nameFeatures, townFeatures } from './names/name-features.ts';
import { markedNear, nearTiles } from './tiles/near-tiles.ts';
import { openGround } from './mountains/open-ground.ts';
import { placedLayer } from './tiles/placed-layer.ts';
import { riverLines } from './names/river-runs.ts';
import { shadedTiles, maxShadeZoom, minShadeZoom } from './relief/shade-tiles.ts';
import { nearSigns, worldSigns } from './mountains/mountain-features.ts';
import { stampOf } from './stamp.ts';
import { layerCutter, maxTileZoom } from './tiles/tile-layers.ts';
import type { LayerCutter, TileLayer } from './tiles/tile-layers.ts';
import { writeNearTiles, writeShadeTiles, writeVectorTiles } from './tiles/write-tiles.ts';

/** Where the atlas comes from and goes to. */
export interface AtlasJob {
  /** The folder `content/basemap`. */
  readonly basemapFolder: string;
  /** The folder that will hold `tiles/` and `near/{z}/{x}/{y}.pbf.gz`, `shade/{z}/{x}/{y}.webp` and `atlas.json`. */
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
  const { elevation, lakes, names, rivers, sands } = basemap;
  const isOpen = openGround(
    rivers,
    joined(lakes, sands),
    names.towns.map(({ at }) => toWorld(at)),
  );
  const signs = mountainSigns(elevation, names.ranges, isOpen);
  const vector = await writeVectorTiles(await worldCutters(basemap, signs), join(folder, 'tiles'), onTile);
  const near = await writeNearTiles(nearCutters(basemap, signs), join(folder, 'near'), onTile);
  const shadedGrid = smoothed(elevation, shadeSmoothing);
  const shade = await writeShadeTiles(shadedGrid, join(folder, 'shade'), onTile);
  return {
    tiles: vector.tiles + near.tiles + shade.tiles,
    bytes: vector.bytes + near.bytes + shade.bytes,
  };
}

function joined(one: FeatureCollection, other: FeatureCollection): FeatureCollection {
  return { ...one, features: [...one.features, ...other.features] };
}

async function worldCutters(basemap: Basemap, signs: readonly MountainSign[]): Promise<LayerCutter[]> {
  const [coarse, fine] = await Promise.all([readCountries('50m'), readCountries('10m')]);
  const { names, rivers } = basemap;
  return [
    ...atlasLayers(basemap, coarse, fine).map(worldCutter),
    placedLayer('mountains', worldSigns(signs)),
    placedLayer('names', nameFeatures(names, riverLines(rivers))),
    placedLayer('towns', townFeatures(names)),
  ];
}

/** Layers that the near tiles have too. */
const finerNearBy: readonly string[] = ['lakes', 'rivers'];

function worldCutter(layer: TileLayer): LayerCutter {
  const cutter = layerCutter(layer);
  return finerNearBy.includes(layer.name) ? markedNear(cutter) : cutter;
}

function nearCutters(basemap: Basemap, signs: readonly MountainSign[]): LayerCutter[] {
  return [...nearLayers(basemap).map(layerCutter), placedLayer('mountains', nearSigns(signs))];
}

/** How many tiles there are of all kinds. */
function tileCount(): number {
  let total = (4 ** (maxTileZoom + 1) - 1) / 3 + nearTiles().length;
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
