import type { Position } from './route/geography.ts';
import { startsJourney } from './route/neighbours.ts';
import type { Place } from './places/place.ts';
import { joinLeg } from './route/route.ts';

/** The line that leads to a path stop from the path stop before it, hidden ones included. */
export interface RouteLeg {
  readonly fromId: number | null;
  readonly toId: number;
  /** WGS84 degrees, both ends included; the stop's own point alone when its route cannot be read or a journey starts. */
  readonly points: readonly Position[];
}

/**
 * The legs of the path in travel order. A stop without a position does not tear the line: the next leg goes on from the
 * last point that is known.
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
