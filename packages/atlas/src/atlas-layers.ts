import type { Feature, FeatureCollection, Position } from 'geojson';
import { collectionOf } from './basemap.ts';
import type { Basemap, Countries } from './basemap.ts';
import { heightBands } from './relief/height-bands.ts';
import { rounded } from './geometry/polyline.ts';
import type { TileLayer } from './tiles/tile-layers.ts';
import { nearZoom } from './tiles/near-tiles.ts';
import { maxTileZoom } from './tiles/tile-layers.ts';
import { landAreas, sandAreas } from './relief/textures.ts';
import { seaDepths, worldBands } from './relief/world-relief.ts';

/** The part of the world that `content/basemap` knows closely, in degrees: what lies outside has the coarse world only. */
const closeRegion = { west: 25, south: -5, east: 150, north: 66 };

/** From this zoom (512-pixel tiles) the close data stands in for the coarse data of the world. */
const closeFromZoom = 2;

/** The zoom (512-pixel tiles) from which each rank of river is in the tiles. */
const riverZooms: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 4, 4: 5, 5: 5 };

/** The zoom (512-pixel tiles) from which the sands are dotted. */
const sandFromZoom = 4;

/** Every layer of the built-in atlas, from the data it is made of. */
export function atlasLayers(basemap: Basemap, coarse: Countries, fine: Countries): TileLayer[] {
  const all = { minZoom: 0, maxZoom: maxTileZoom };
  const low = { minZoom: 0, maxZoom: 3 };
  const high = { minZoom: 4, maxZoom: maxTileZoom };
  return [
    { name: 'land', ...low, data: coarse.land },
    { name: 'land', ...high, data: fine.land },
    { name: 'coast', ...low, data: collectionOf(coarse.coast) },
    { name: 'coast', ...high, data: collectionOf(fine.coast) },
    { name: 'depths', ...all, data: seaDepths(basemap.elevationOfTheWorld) },
    { name: 'bands', ...all, data: worldBands(basemap.elevationOfTheWorld, basemap.elevation) },
    { name: 'bands', ...all, data: heightBands(basemap.elevation) },
    { name: 'textures', minZoom: sandFromZoom, maxZoom: maxTileZoom, data: sandAreas(basemap.sands) },
    {
      name: 'textures',
      minZoom: maxTileZoom,
      maxZoom: maxTileZoom,
      data: landAreas(basemap.elevation, basemap.sands),
    },
    ...waterLayers(basemap),
    { name: 'borders', ...low, data: collectionOf(coarse.borders) },
    { name: 'borders', ...high, data: collectionOf(fine.borders) },
  ];
}

function waterLayers({ lakes, lakesOfTheWorld, rivers, riversOfTheWorld }: Basemap): TileLayer[] {
  const before = { minZoom: 0, maxZoom: closeFromZoom - 1 };
  const after = { minZoom: closeFromZoom, maxZoom: maxTileZoom };
  return [
    { name: 'lakes', ...before, data: lakesOfTheWorld },
    { name: 'lakes', ...after, data: outsideCloseRegion(lakesOfTheWorld) },
    ...lakesBySize(lakes),
    { name: 'rivers', ...before, data: riversOfTheWorld },
    { name: 'rivers', ...after, data: outsideCloseRegion(riversOfTheWorld) },
    ...riverRanks(rivers),
  ];
}

/** The zoom (512-pixel tiles) from which a lake is in the tiles, by its square kilometres: a speck is no lake. */
const lakeZooms = [
  { from: 0, zoom: 5 },
  { from: 60, zoom: 4 },
  { from: 250, zoom: 3 },
  { from: 1000, zoom: closeFromZoom },
] as const;

function lakesBySize(lakes: FeatureCollection): TileLayer[] {
  return lakeZooms.map(({ from, zoom }, index) => {
    const below = lakeZooms[index + 1]?.from ?? Infinity;
    const isOfSize = (rings: Position[][]): boolean => {
      const area = squareKilometres(rings[0] ?? []);
      return area >= from && area < below;
    };
    const features = lakes.features.map((feature) => {
      const { geometry } = feature;
      if (geometry.type !== 'MultiPolygon') return feature;
      return { ...feature, geometry: { ...geometry, coordinates: geometry.coordinates.filter(isOfSize) } };
    });
    return { name: 'lakes', minZoom: zoom, maxZoom: maxTileZoom, data: { ...lakes, features } };
  });
}

/** About how large a ring in degrees is. */
function squareKilometres(ring: readonly Position[]): number {
  let area = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    area += x * nextY - nextX * y;
  }
  const shrinking = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return (Math.abs(area) / 2) * 111.2 ** 2 * shrinking;
}

function riverRanks(rivers: FeatureCollection): TileLayer[] {
  return Object.entries(riverZooms).map(([level, minZoom]) => {
    const isOfLevel = ({ properties }: Feature): boolean => properties?.['level'] === Number(level);
    return { name: 'rivers', minZoom, maxZoom: maxTileZoom, data: withFeatures(rivers, isOfLevel) };
  });
}

/** The layers of the near tiles that are cut from lines and areas. */
export function nearLayers({ lakes, rivers }: Basemap): TileLayer[] {
  const near = { minZoom: nearZoom, maxZoom: nearZoom };
  return [
    { name: 'lakes', ...near, data: lakes },
    { name: 'rivers', ...near, data: bentLines(rivers) },
  ];
}

function withFeatures(
  collection: FeatureCollection,
  isWanted: (feature: Feature) => boolean,
): FeatureCollection {
  return { ...collection, features: collection.features.filter(isWanted) };
}

/** Rivers near by, with their corners rounded: the source is made of straight pieces. */
function bentLines(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.map((feature) => {
    const { geometry } = feature;
    if (geometry.type !== 'MultiLineString') return feature;
    const coordinates = geometry.coordinates.map((line) =>
      rounded(line.map(pointOf), 4).map(([x, y]) => [x, y]),
    );
    return { ...feature, geometry: { ...geometry, coordinates } };
  });
  return { ...collection, features };
}

function pointOf([longitude = 0, latitude = 0]: Position): readonly [number, number] {
  return [longitude, latitude];
}

/** The parts of lines and areas that begin outside the region with close data, so that nothing is drawn twice. */
function outsideCloseRegion(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.flatMap((feature) => {
    const { geometry } = feature;
    if (geometry.type === 'MultiLineString') {
      const coordinates = geometry.coordinates.filter((line) => isOutside(line[0]));
      return [{ ...feature, geometry: { ...geometry, coordinates } }];
    }
    if (geometry.type === 'MultiPolygon') {
      const coordinates = geometry.coordinates.filter((rings) => isOutside(rings[0]?.[0]));
      return [{ ...feature, geometry: { ...geometry, coordinates } }];
    }
    return [feature];
  });
  return { ...collection, features };
}

function isOutside(position: Position | undefined): boolean {
  const [longitude = 0, latitude = 0] = position ?? [];
  const { west, south, east, north } = closeRegion;
  return longitude < west || longitude > east || latitude < south || latitude > north;
}
