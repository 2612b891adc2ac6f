import type { Position } from './route/geography.ts';
import { startsJourney } from './route/neighbours.ts';
import type { Place } from './places/place.ts';
import { joinLeg } from './route/route.ts';

/** The line to a path stop from the previous path stop, which may be hidden. */
export interface RouteLeg {
  readonly fromId: number | null;
  readonly toId: number;
  /** WGS84 degrees, including both ends; only the stop itself when its route is invalid or a journey starts there. */
  readonly points: readonly Position[];
  /** Whether the points between the ends are not recorded, but inferred from the terrain. */
  readonly isInferred: boolean;
}

/**
 * The legs of the path in travel order. A stop without a position does not interrupt the line: the next leg starts at
 * the last known point.
 * @param inferred the points between the ends by place id, used only for legs without a recorded route
 */
export function routeLegs(
  path: readonly Place[],
  inferred: ReadonlyMap<number, readonly Position[]> = new Map(),
): RouteLeg[] {
  const legs: RouteLeg[] = [];
  let previous: Place | null = null;
  let end: Position | null = null;
  for (const place of path) {
    const isStart: boolean = previous === null || startsJourney(previous.record, place.record);
    const from: Position | null = isStart || place.routeIsInvalid ? null : end;
    const inferredPoints = canBeInferred(place, previous, from) ? inferred.get(place.id) : undefined;
    const points: Position[] = joinLeg(from, inferredPoints ?? place.route, place.position);
    legs.push({
      fromId: isStart || previous === null ? null : previous.id,
      toId: place.id,
      points,
      isInferred: inferredPoints !== undefined,
    });
    end = points.at(-1) ?? (isStart ? null : end);
    previous = place;
  }
  return legs;
}

/** Returns whether a leg has no recorded route and connects two stops with positions. */
function canBeInferred(place: Place, previous: Place | null, from: Position | null): boolean {
  const hasEnds = from !== null && from === previous?.position && place.position !== null;
  return hasEnds && place.route.length === 0;
}
