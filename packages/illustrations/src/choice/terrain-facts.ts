import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heightAt, readElevation, type ElevationGrid } from './elevation.ts';
import type { LocatedPlace } from './places.ts';

/** The terrain around a place. */
export interface TerrainFacts {
  readonly altitudeMetres: number;
  /** The difference between the highest and the lowest ground within about 60 km. */
  readonly reliefMetres: number;
  /** The direction of the higher ground: -1 west, 1 east, 0 neither. */
  readonly highGround: number;
  readonly lakeKilometres: number;
  readonly riverKilometres: number;
  readonly rangeKilometres: number;
}

/** Assumed outside the grid: low ground far from mountains. */
export const unknownTerrain: TerrainFacts = {
  altitudeMetres: 50,
  reliefMetres: 100,
  highGround: 0,
  lakeKilometres: 999,
  riverKilometres: 999,
  rangeKilometres: 999,
};

type Position = readonly [longitude: number, latitude: number];

/** The base map data that the terrain is derived from; the positions are sorted from south to north. */
export interface Basemap {
  readonly elevation: ElevationGrid;
  readonly lakes: readonly Position[];
  readonly rivers: readonly Position[];
  readonly ranges: readonly Position[];
}

/** All positions of a GeoJSON value, at any nesting depth. */
function collectPositions(value: unknown, found: Position[] = []): Position[] {
  if (Array.isArray(value)) {
    const [longitude, latitude] = value as unknown[];
    if (typeof longitude === 'number' && typeof latitude === 'number') found.push([longitude, latitude]);
    else for (const item of value) collectPositions(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of ['features', 'geometry', 'geometries', 'coordinates'] as const) {
      if (key in value) collectPositions((value as Record<string, unknown>)[key], found);
    }
  }
  return found;
}

/**
 * Adds points along long segments, so that the distance to a line can be approximated by the distance to its points.
 */
function densify(positions: readonly Position[], stepDegrees: number): Position[] {
  return positions.flatMap((position, index) => {
    const next = positions[index + 1];
    if (!next) return [position];
    const length = Math.hypot(next[0] - position[0], next[1] - position[1]);
    if (length > 6) return [position];
    const count = Math.max(1, Math.ceil(length / stepDegrees));
    return Array.from({ length: count }, (_, step): Position => [
      position[0] + ((next[0] - position[0]) * step) / count,
      position[1] + ((next[1] - position[1]) * step) / count,
    ]);
  });
}

/** Reads the elevation, waters and ranges of the base map. */
export async function readBasemap(folder: string): Promise<Basemap> {
  const read = async (name: string): Promise<Position[]> =>
    collectPositions(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const [elevation, lakes, rivers, ranges] = await Promise.all([
    readElevation(join(folder, 'elevation.png')),
    read('lakes.geojson'),
    read('rivers.geojson'),
    read('ridges.geojson'),
  ]);
  const northwards = (positions: readonly Position[]): readonly Position[] =>
    positions.toSorted((one, two) => one[1] - two[1]);
  return {
    elevation,
    lakes: northwards(lakes),
    rivers: northwards(rivers),
    ranges: northwards(densify(ranges, 0.2)),
  };
}

/** The index of the first position at or north of a latitude, among positions sorted from south to north. */
function firstNorthOf(positions: readonly Position[], latitude: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle]?.[1] ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The distance to the nearest of positions that are sorted from south to north. */
function nearestKilometres(positions: readonly Position[], latitude: number, longitude: number): number {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  // From the latitude outwards, until the latitude alone is farther than the best position.
  const scan = (start: number, step: -1 | 1): void => {
    for (let index = start; index >= 0 && index < positions.length; index += step) {
      const [east = 0, north = 0] = positions[index] ?? [];
      const y = north - latitude;
      if (y * y >= best) return;
      const x = (east - longitude) * squeeze;
      best = Math.min(best, x * x + y * y);
    }
  };
  const middle = firstNorthOf(positions, latitude);
  scan(middle, 1);
  scan(middle - 1, -1);
  return Math.min(999, Math.round(Math.sqrt(best) * 111.2));
}

/** Derives the terrain around a place. */
export function terrainFacts(place: LocatedPlace, basemap: Basemap): TerrainFacts {
  const { latitude, longitude } = place;
  const here = heightAt(basemap.elevation, latitude, longitude);
  if (here === null) return unknownTerrain;
  let highest = here;
  let lowest = here;
  let west = 0;
  let east = 0;
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const height = heightAt(basemap.elevation, latitude + row * 0.18, longitude + column * 0.18) ?? here;
      highest = Math.max(highest, height);
      lowest = Math.min(lowest, height);
      if (column < 0) west += height;
      if (column > 0) east += height;
    }
  }
  const tilt = (east - west) / 21 / Math.max(300, highest - lowest);
  return {
    altitudeMetres: Math.round(here),
    reliefMetres: Math.round(highest - lowest),
    highGround: Math.round(Math.max(-1, Math.min(1, tilt * 2.2)) * 100) / 100,
    lakeKilometres: nearestKilometres(basemap.lakes, latitude, longitude),
    riverKilometres: nearestKilometres(basemap.rivers, latitude, longitude),
    rangeKilometres: nearestKilometres(basemap.ranges, latitude, longitude),
  };
}
