import type { Feature, FeatureCollection, Position } from 'geojson';
import { toCollection } from './basemap.ts';
import type { Basemap, Countries } from './basemap.ts';
import { heightBands } from './relief/height-bands.ts';
import { smoothLine } from './geometry/polyline.ts';
import type { TileLayer } from './tiles/tile-layers.ts';
import { nearZoom } from './tiles/near-tiles.ts';
import { maxTileZoom } from './tiles/tile-layers.ts';
import { formLines } from './terrain/form-lines.ts';
import { landAreas, sandAreas } from './relief/textures.ts';
import { seaDepths, worldBands } from './relief/world-relief.ts';

/** The region of the detailed data in `content/basemap`, in degrees; the rest of the world has only the coarse data. */
const detailRegion = { west: 25, south: -5, east: 150, north: 66 };

/** The zoom (512-pixel tiles) from which the detailed data replaces the coarse data. */
const detailFromZoom = 2;

/** The minimum zoom (512-pixel tiles) of each rank of rivers. */
const riverZooms: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 4, 4: 5, 5: 5 };

/** The minimum zoom (512-pixel tiles) of the sand texture. */
const sandFromZoom = 4;

/** All layers of the atlas that are cut from areas and lines. */
export function atlasLayers(basemap: Basemap, coarse: Countries, fine: Countries): TileLayer[] {
  const all = { minZoom: 0, maxZoom: maxTileZoom };
  const low = { minZoom: 0, maxZoom: 3 };
  const high = { minZoom: 4, maxZoom: maxTileZoom };
  return [
    { name: 'land', ...low, data: coarse.land },
    { name: 'land', ...high, data: fine.land },
    { name: 'coast', ...low, data: toCollection(coarse.coast) },
    { name: 'coast', ...high, data: toCollection(fine.coast) },
    { name: 'depths', ...all, data: seaDepths(basemap.worldElevation) },
    { name: 'bands', ...all, data: worldBands(basemap.worldElevation, basemap.elevation) },
    { name: 'bands', ...all, data: heightBands(basemap.elevation) },
    { name: 'textures', minZoom: sandFromZoom, maxZoom: maxTileZoom, data: sandAreas(basemap.sands) },
    {
      name: 'textures',
      minZoom: maxTileZoom,
      maxZoom: maxTileZoom,
      data: landAreas(basemap.elevation, basemap.sands),
    },
    ...glacierLayers(basemap.glaciers),
    { name: 'salt', minZoom: 4, maxZoom: maxTileZoom, data: basemap.saltFlats },
    ...waterLayers(basemap),
    { name: 'borders', ...low, data: toCollection(coarse.borders) },
    { name: 'borders', ...high, data: toCollection(fine.borders) },
  ];
}

/** The minimum zoom (512-pixel tiles) of glaciers by their rank in Natural Earth, the largest first. */
const glacierZooms: Readonly<Record<number, number>> = { 3: 3, 5: 4, 6: 4 };

function glacierLayers(glaciers: FeatureCollection): TileLayer[] {
  return Object.entries(glacierZooms).map(([rank, minZoom]) => {
    const isOfRank = ({ properties }: Feature): boolean => properties?.['rank'] === Number(rank);
    return { name: 'glaciers', minZoom, maxZoom: maxTileZoom, data: withFeatures(glaciers, isOfRank) };
  });
}

function waterLayers({ lakes, worldLakes, rivers, worldRivers }: Basemap): TileLayer[] {
  const before = { minZoom: 0, maxZoom: detailFromZoom - 1 };
  const after = { minZoom: detailFromZoom, maxZoom: maxTileZoom };
  return [
    { name: 'lakes', ...before, data: worldLakes },
    { name: 'lakes', ...after, data: outsideDetailRegion(worldLakes) },
    ...lakesBySize(lakes),
    { name: 'rivers', ...before, data: worldRivers },
    { name: 'rivers', ...after, data: outsideDetailRegion(worldRivers) },
    ...riverRanks(rivers),
  ];
}

/** The minimum zoom (512-pixel tiles) of a lake by its area in square kilometres. */
const lakeZooms = [
  { from: 0, zoom: 5 },
  { from: 60, zoom: 4 },
  { from: 250, zoom: 3 },
  { from: 1000, zoom: detailFromZoom },
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

/** The approximate area of a ring in degrees. */
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

/** The layers of the near tiles that are cut from areas and lines. */
export function nearLayers({ lakes, rivers, glaciers, heights }: Basemap): TileLayer[] {
  const near = { minZoom: nearZoom, maxZoom: nearZoom };
  return [
    { name: 'lakes', ...near, data: lakes },
    { name: 'rivers', ...near, data: roundLines(rivers) },
    { name: 'form-lines', ...near, data: toCollection(formLines(glaciers, heights).geometry) },
  ];
}

function withFeatures(
  collection: FeatureCollection,
  isWanted: (feature: Feature) => boolean,
): FeatureCollection {
  return { ...collection, features: collection.features.filter(isWanted) };
}

/** Rivers of the near tiles with smoothed corners, because the source consists of straight segments. */
function roundLines(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.map((feature) => {
    const { geometry } = feature;
    if (geometry.type !== 'MultiLineString') return feature;
    const coordinates = geometry.coordinates.map((line) =>
      smoothLine(line.map(toPoint), 4).map(([x, y]) => [x, y]),
    );
    return { ...feature, geometry: { ...geometry, coordinates } };
  });
  return { ...collection, features };
}

function toPoint([longitude = 0, latitude = 0]: Position): readonly [number, number] {
  return [longitude, latitude];
}

/** The parts of lines and areas that start outside the detailed region, so that nothing is drawn twice. */
function outsideDetailRegion(collection: FeatureCollection): FeatureCollection {
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
  const { west, south, east, north } = detailRegion;
  return longitude < west || longitude > east || latitude < south || latitude > north;
}
