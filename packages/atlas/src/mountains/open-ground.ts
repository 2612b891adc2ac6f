import type { FeatureCollection, Position } from 'geojson';
import { toWorld } from '../geometry/mercator.ts';
import type { WorldPoint } from '../geometry/mercator.ts';

/** Returns whether a point is free of water, sand and towns, so that a mountain icon may be placed there. */
export type OpenGround = (point: WorldPoint) => boolean;

/**
 * The number of cells across the Mercator world: about 2 km each at 35 degrees, the distance that an icon of the near
 * tiles keeps from a river.
 */
const cells = 16_384;

/** Marks the cells of rivers, of areas without mountains (lakes, sands) and of towns. */
export function openGround(
  rivers: FeatureCollection,
  areas: FeatureCollection,
  towns: readonly WorldPoint[],
): OpenGround {
  const taken = new Set<number>();
  const take = ([x, y]: WorldPoint): void => void taken.add(cellIndex(x, y));
  for (const { geometry } of rivers.features) {
    if (geometry.type === 'MultiLineString') {
      for (const line of geometry.coordinates) takeLine(line.map(toWorldPoint), take);
    }
  }
  for (const { geometry } of areas.features) {
    if (geometry.type === 'Polygon') takeArea((geometry.coordinates[0] ?? []).map(toWorldPoint), take);
    if (geometry.type === 'MultiPolygon') {
      for (const rings of geometry.coordinates) takeArea((rings[0] ?? []).map(toWorldPoint), take);
    }
  }
  for (const town of towns) take(town);
  // An icon extends above its point, so the ground there must be free as well.
  return ([x, y]) => !taken.has(cellIndex(x, y)) && !taken.has(cellIndex(x, y - 0.6 / cells));
}

function cellIndex(x: number, y: number): number {
  return Math.floor(y * cells) * cells + Math.floor(x * cells);
}

function toWorldPoint([longitude = 0, latitude = 0]: Position): WorldPoint {
  return toWorld([longitude, latitude]);
}

function takeLine(line: readonly WorldPoint[], take: (point: WorldPoint) => void): void {
  for (const [index, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) * cells * 2);
    for (let step = 0; step <= steps; step++) {
      const share = steps === 0 ? 0 : step / steps;
      take([x + (nextX - x) * share, y + (nextY - y) * share]);
    }
  }
}

/** Marks the outline and, row by row, the cells between its crossings. */
function takeArea(ring: readonly WorldPoint[], take: (point: WorldPoint) => void): void {
  takeLine(ring, take);
  const rows = ring.map(([, y]) => Math.floor(y * cells));
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    const y = (row + 0.5) / cells;
    const crossings = findCrossings(ring, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      takeLine(
        [
          [crossings[index] ?? 0, y],
          [crossings[index + 1] ?? 0, y],
        ],
        take,
      );
    }
  }
}

function findCrossings(ring: readonly WorldPoint[], y: number): number[] {
  const crossings: number[] = [];
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return crossings.sort((a, b) => a - b);
}
