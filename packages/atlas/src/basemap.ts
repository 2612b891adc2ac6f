import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { unwrapLines, unwrapPolygons } from './geometry/antimeridian.ts';
import { readElevation, readWorldElevation } from './relief/elevation.ts';
import type { Elevation } from './relief/elevation.ts';
import { readNames } from './names/names.ts';
import type { Names } from './names/names.ts';
import { readPeaks } from './names/peaks.ts';
import type { Peak } from './names/peaks.ts';
import { readHeightGrid } from './terrain/height-grid.ts';
import type { HeightGrid } from './terrain/height-grid.ts';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Land, coast and borders of one scale of Natural Earth. */
export interface Countries {
  readonly land: FeatureCollection;
  readonly coast: MultiLineString;
  readonly borders: MultiLineString;
}

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Reads one scale of Natural Earth from the package `world-atlas`. */
export async function readCountries(scale: '50m' | '10m'): Promise<Countries> {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const topology: WorldTopology = JSON.parse(await readFile(path, 'utf8'));
  return {
    land: unwrapPolygons(feature(topology, topology.objects.land)),
    coast: unwrapLines(mesh(topology, topology.objects.land)),
    borders: unwrapLines(mesh(topology, topology.objects.countries, (one, other) => one !== other)),
  };
}

/** The parsed data of `content/basemap`. */
export interface Basemap {
  readonly lakes: FeatureCollection;
  readonly worldLakes: FeatureCollection;
  readonly rivers: FeatureCollection;
  readonly worldRivers: FeatureCollection;
  /** Sand deserts, as polygons. */
  readonly sands: FeatureCollection;
  readonly elevation: Elevation;
  readonly worldElevation: Elevation;
  readonly names: Names;
  readonly glaciers: FeatureCollection;
  /** Salt flats and dried-up lakes, as polygons. */
  readonly saltFlats: FeatureCollection;
  readonly peaks: readonly Peak[];
  /** Heights every 30 arc-seconds. */
  readonly heights: HeightGrid;
}

/**
 * Reads the base map data.
 * @throws when a file is missing or is not a GeoJSON feature collection; the message contains the file name
 */
export async function readBasemap(folder: string): Promise<Basemap> {
  const [
    lakes,
    worldLakes,
    rivers,
    worldRivers,
    sands,
    names,
    elevation,
    worldElevation,
    glaciers,
    saltFlats,
    peaks,
    heights,
  ] = await Promise.all([
    readBasemapFile(folder, 'lakes.geojson'),
    readBasemapFile(folder, 'lakes-world.geojson'),
    readBasemapFile(folder, 'rivers.geojson'),
    readBasemapFile(folder, 'rivers-world.geojson'),
    readBasemapFile(folder, 'sands.geojson'),
    readNames(folder),
    readElevation(join(folder, 'elevation.png')),
    readWorldElevation(join(folder, 'elevation-world.png')),
    readBasemapFile(folder, 'glaciers.geojson'),
    readBasemapFile(folder, 'salt-flats.geojson'),
    readPeaks(folder),
    readHeightGrid(join(folder, 'heights.webp')),
  ]);
  return {
    lakes,
    worldLakes,
    rivers,
    worldRivers,
    sands,
    elevation,
    worldElevation,
    names,
    glaciers,
    saltFlats,
    peaks,
    heights,
  };
}

/**
 * Reads a GeoJSON file of the base map data.
 * @throws when it is missing, damaged or not a feature collection; the message contains the file name
 */
export async function readBasemapFile(folder: string, name: string): Promise<FeatureCollection> {
  const path = join(folder, name);
  const value = parseJson(path, await readFile(path, 'utf8'));
  if (!isCollection(value)) throw new Error(`${path} is not a GeoJSON feature collection`);
  return value;
}

function parseJson(path: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}; restore it (git checkout)`, { cause: error });
  }
}

function isCollection(value: unknown): value is FeatureCollection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'FeatureCollection' &&
    'features' in value &&
    Array.isArray(value.features)
  );
}

/** Wraps a geometry in a feature collection. */
export function toCollection(geometry: Geometry, properties: Feature['properties'] = {}): FeatureCollection {
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] };
}
