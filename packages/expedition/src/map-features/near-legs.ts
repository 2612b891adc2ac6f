import { unwrapLongitudes, type Position } from '../route/geography.ts';
import type { RouteLeg } from '../to-expedition.ts';

/** The area of a line in degrees. */
interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Finds the legs that may change the offsets of the legs to some stops: those whose bounding boxes are near theirs, or near those of the
 * legs before and after them, which continue the same offset. The result is in travel order.
 * @param margin the largest distance between near bounding boxes, in degrees
 */
export function findNearLegs(
  legs: readonly RouteLeg[],
  placeIds: ReadonlySet<number>,
  margin: number,
): RouteLeg[] {
  const areas = legs.map(({ points }) => findArea(unwrapLongitudes(points)));
  const wanted = areas.filter((_area, index) =>
    [-1, 0, 1].some((step) => placeIds.has(legs[index + step]?.toId ?? -1)),
  );
  return legs.filter((_leg, index) => {
    const area = areas[index];
    return area !== undefined && wanted.some((other) => areNear(area, other, margin));
  });
}

function findArea(points: readonly Position[]): Area {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [latitude, longitude] of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

function areNear(one: Area, other: Area, margin: number): boolean {
  return (
    one.west - margin <= other.east &&
    one.east + margin >= other.west &&
    one.south - margin <= other.north &&
    one.north + margin >= other.south
  );
}
