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
}

/**
 * The legs of the path in travel order. A stop without a position does not interrupt the line: the next leg starts at
 * the last known point.
 */
export function routeLegs(path: readonly Place[]): RouteLeg[] {
  const legs: RouteLeg[] = [];
  let previous: Place | null = null;
  let end: Position | null = null;
  for (const place of path) {
    const isStart: boolean = previous === null || startsJourney(previous.record, place.record);
    const points: Position[] = joinLeg(
      isStart || place.routeIsInvalid ? null : end,
      place.route,
      place.position,
    );
    legs.push({ fromId: isStart || previous === null ? null : previous.id, toId: place.id, points });
    end = points.at(-1) ?? (isStart ? null : end);
    previous = place;
  }
  return legs;
}
