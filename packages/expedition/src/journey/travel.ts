import type { Expedition } from '../expedition.ts';
import type { Position } from '../route/geography.ts';
import { startsJourney } from '../route/neighbours.ts';
import type { Place } from '../places/place.ts';
import { shownStops, type ShownStopsOptions } from '../shown-stops.ts';
import { measureLine, type MeasuredLine } from './line.ts';

/** A shown stop and the way to it, before anything is placed in time. */
export interface TravelStop {
  readonly place: Place;
  /** The place itself or, when it has no position, where the line last led; null while nothing is known. */
  readonly position: Position | null;
  /** The way from the stop before; null where a journey starts. Fewer than two points when nobody knows the way. */
  readonly line: MeasuredLine | null;
  readonly isStraight: boolean;
  /** The places whose legs make the way: the hidden ones that are passed through, and the stop itself last. */
  readonly placeIds: readonly number[];
}

/**
 * The shown stops in travel order and the lines between them. Stops that are hidden one by one are passed through. A
 * journey starts anew where the rules say so, and after a section that is switched off: nobody travels what is not shown.
 */
export function travelStops(expedition: Expedition, options: ShownStopsOptions): TravelStop[] {
  const shown = new Set(shownStops(expedition, options));
  const sections = new Set(options.sections);
  const stops: TravelStop[] = [];
  let way = emptyLine;
  let previous: Place | null = null;
  for (const place of expedition.path) {
    const startsNewJourney: boolean = previous !== null && startsJourney(previous.record, place.record);
    const isOff = !sections.has(place.record.visited_on);
    way = isOff ? emptyLine : extendLine(startsNewJourney ? emptyLine : way, expedition, place);
    previous = place;
    if (!shown.has(place)) continue;
    const position = place.position ?? way.points.at(-1) ?? null;
    const line = way.hasStart ? measureLine(way.points) : null;
    stops.push({ place, position, line, isStraight: !way.isDrawn, placeIds: way.placeIds });
    way = { ...emptyLine, points: position === null ? [] : [position], hasStart: true };
  }
  return stops;
}

/** The line since the last shown stop. */
interface Way {
  readonly points: readonly Position[];
  /** Whether there was a shown stop to leave from. */
  readonly hasStart: boolean;
  /** Whether a record says which way they went. */
  readonly isDrawn: boolean;
  readonly placeIds: readonly number[];
}

const emptyLine: Way = { points: [], hasStart: false, isDrawn: false, placeIds: [] };

function extendLine(way: Way, expedition: Expedition, place: Place): Way {
  const points = expedition.getLeg(place.id)?.points ?? [];
  const placeIds = [...way.placeIds, place.id];
  if (!way.hasStart) return { ...emptyLine, points: points.slice(-1), placeIds };
  // A leg begins with the point on which the one before ends, unless its route cannot be read: then the way is straight.
  const isContinued = points[0] === way.points.at(-1);
  return {
    points: [...way.points, ...(isContinued ? points.slice(1) : points)],
    hasStart: true,
    isDrawn: way.isDrawn || place.route.length > 0,
    placeIds,
  };
}
