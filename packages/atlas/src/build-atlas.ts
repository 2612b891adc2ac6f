import { readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { atlasLayers, nearLayers } from './atlas-layers.ts';
import { readBasemap, readCountries } from './basemap.ts';
import type { Basemap } from './basemap.ts';
import { smoothGrid } from './relief/elevation.ts';
import { toWorld } from './geometry/mercator.ts';
import { placeMountainIcons } from './mountains/mountain-icons.ts';
import type { MountainIcon } from './mountains/mountain-icons.ts';
import { nameFeatures, townFeatures } from './names/name-features.ts';
import { peakFeatures } from './names/peaks.ts';
import { markNear, nearTiles } from './tiles/near-tiles.ts';
import { openGround } from './mountains/open-ground.ts';
import { placedLayer } from './tiles/placed-layer.ts';
import { riverLines } from './names/river-runs.ts';
import { snapRivers } from './rivers/snap-rivers.ts';
import { shadedTiles, maxShadeZoom, minShadeZoom } from './relief/shade-tiles.ts';
import { nearMountainFeatures, worldMountainFeatures } from './mountains/mountain-features.ts';
import { computeStamp } from './stamp.ts';
import { layerCutter, maxTileZoom } from './tiles/tile-layers.ts';
import type { LayerCutter, TileLayer } from './tiles/tile-layers.ts';
import { writeNearTiles, writeShadeTiles, writeVectorTiles } from './tiles/write-tiles.ts';

/** The input and output of a build. */
export interface AtlasJob {
  /** The folder `content/basemap`. */
  readonly basemapFolder: string;
  /** The output folder: `tiles/` and `near/{z}/{x}/{y}.pbf.gz`, `shade/{z}/{x}/{y}.webp` and `atlas.json`. */
  readonly outputFolder: string;
  /** Called after each tile. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The contents of `atlas.json`. */
export interface AtlasManifest {
  /** Changes with every input of the tiles. */
  readonly stamp: string;
  readonly minzoom: number;
  readonly maxzoom: number;
  readonly tiles: number;
  readonly bytes: number;
}

/** The smoothing of the heights before shading, in cells, because the source image is noisy. */
const shadeSmoothingSigma = 1.1;

/**
 * Builds the vector tiles of the atlas, or keeps them when their inputs have not changed. The output folder is replaced
 * atomically: a failed build keeps the former atlas.
 */
export async function buildAtlas(job: AtlasJob): Promise<{ built: boolean; manifest: AtlasManifest }> {
  const stamp = await computeStamp(job.basemapFolder);
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
  const basemap = withSnappedRivers(await readBasemap(job.basemapFolder));
  const total = tileCount();
  let done = 0;
  const onTile = (): void => {
    done += 1;
    job.onProgress?.(done, total);
  };
  const { elevation, lakes, names, rivers, sands } = basemap;
  const isOpen = openGround(
    rivers,
    mergeCollections(lakes, sands),
    names.towns.map(({ at }) => toWorld(at)),
  );
  const icons = placeMountainIcons(elevation, names.ranges, isOpen);
  const vector = await writeVectorTiles(await worldCutters(basemap, icons), join(folder, 'tiles'), onTile);
  const near = await writeNearTiles(nearCutters(basemap, icons), join(folder, 'near'), onTile);
  const shadedGrid = smoothGrid(elevation, shadeSmoothingSigma);
  const shade = await writeShadeTiles(shadedGrid, join(folder, 'shade'), onTile);
  return {
    tiles: vector.tiles + near.tiles + shade.tiles,
    bytes: vector.bytes + near.bytes + shade.bytes,
  };
}

/** Rivers follow the valleys of the relief. */
function withSnappedRivers(basemap: Basemap): Basemap {
  return { ...basemap, rivers: snapRivers(basemap.rivers, basemap.heights) };
}

function mergeCollections(one: FeatureCollection, other: FeatureCollection): FeatureCollection {
  return { ...one, features: [...one.features, ...other.features] };
}

async function worldCutters(basemap: Basemap, icons: readonly MountainIcon[]): Promise<LayerCutter[]> {
  const [coarse, fine] = await Promise.all([readCountries('50m'), readCountries('10m')]);
  const { names, rivers } = basemap;
  return [
    ...atlasLayers(basemap, coarse, fine).map(worldCutter),
    placedLayer('mountains', worldMountainFeatures(icons)),
    placedLayer('names', nameFeatures(names, riverLines(rivers))),
    placedLayer('towns', townFeatures(names)),
    placedLayer('peaks', peakFeatures(basemap.peaks)),
  ];
}

/** Layers that the near tiles contain in more detail. */
const layersWithNearTiles: readonly string[] = ['lakes', 'rivers'];

function worldCutter(layer: TileLayer): LayerCutter {
  const cutter = layerCutter(layer);
  return layersWithNearTiles.includes(layer.name) ? markNear(cutter) : cutter;
}

function nearCutters(basemap: Basemap, icons: readonly MountainIcon[]): LayerCutter[] {
  return [...nearLayers(basemap).map(layerCutter), placedLayer('mountains', nearMountainFeatures(icons))];
}

/** The total number of tiles. */
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
