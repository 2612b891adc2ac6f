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
}

/**
 * Reads the base map data.
 * @throws when a file is missing or is not a GeoJSON feature collection; the message contains the file name
 */
export async function readBasemap(folder: string): Promise<Basemap> {
  const [lakes, worldLakes, rivers, worldRivers, sands, names, elevation, worldElevation] = await Promise.all(
    [
      readCollection(folder, 'lakes.geojson'),
      readCollection(folder, 'lakes-world.geojson'),
      readCollection(folder, 'rivers.geojson'),
      readCollection(folder, 'rivers-world.geojson'),
      readCollection(folder, 'sands.geojson'),
      readNames(folder),
      readElevation(join(folder, 'elevation.png')),
      readWorldElevation(join(folder, 'elevation-world.png')),
    ],
  );
  return { lakes, worldLakes, rivers, worldRivers, sands, elevation, worldElevation, names };
}

async function readCollection(folder: string, name: string): Promise<FeatureCollection> {
  const path = join(folder, name);
  const value: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isCollection(value)) throw new Error(`${path} is not a GeoJSON feature collection`);
  return value;
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
