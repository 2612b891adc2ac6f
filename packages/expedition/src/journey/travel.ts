import type { Expedition } from '../expedition.ts';
import type { Position } from '../route/geography.ts';
import { startsJourney } from '../route/neighbours.ts';
import type { Place } from '../places/place.ts';
import { shownStops, type ShownStopsOptions } from '../shown-stops.ts';
import { measureLine, type MeasuredLine } from './line.ts';

/** A visible stop and the line to it, before scheduling. */
export interface TravelStop {
  readonly place: Place;
  /** The position of the place or, when it is unknown, the end of the line; null before any is known. */
  readonly position: Position | null;
  /** The line from the previous stop; null where a journey starts. Fewer than two points when the route is unknown. */
  readonly line: MeasuredLine | null;
  readonly isStraight: boolean;
  /** The places whose legs form the line: hidden stops, and the stop itself last. */
  readonly placeIds: readonly number[];
}

/**
 * The visible stops in travel order and the lines between them. Individually hidden stops are passed through. A journey
 * starts at the first stop, after a disabled section and where `startsJourney` is true.
 */
export function travelStops(expedition: Expedition, options: ShownStopsOptions): TravelStop[] {
  const shown = new Set(shownStops(expedition, options));
  const sections = new Set(options.sections);
  const stops: TravelStop[] = [];
  let pending = emptyLine;
  let previous: Place | null = null;
  for (const place of expedition.path) {
    const startsNewJourney: boolean = previous !== null && startsJourney(previous.record, place.record);
    const isOff = !sections.has(place.record.visited_on);
    pending = isOff ? emptyLine : extendLine(startsNewJourney ? emptyLine : pending, expedition, place);
    previous = place;
    if (!shown.has(place)) continue;
    const position = place.position ?? pending.points.at(-1) ?? null;
    const line = pending.hasStart ? measureLine(pending.points) : null;
    stops.push({ place, position, line, isStraight: !pending.isDrawn, placeIds: pending.placeIds });
    pending = { ...emptyLine, points: position === null ? [] : [position], hasStart: true };
  }
  return stops;
}

/** The line since the last visible stop. */
interface PendingLine {
  readonly points: readonly Position[];
  /** Whether the line starts at a visible stop. */
  readonly hasStart: boolean;
  /** Whether any part of the line is a recorded route or inferred from the terrain. */
  readonly isDrawn: boolean;
  readonly placeIds: readonly number[];
}

const emptyLine: PendingLine = { points: [], hasStart: false, isDrawn: false, placeIds: [] };

function extendLine(pending: PendingLine, expedition: Expedition, place: Place): PendingLine {
  const leg = expedition.getLeg(place.id);
  const points = leg?.points ?? [];
  const placeIds = [...pending.placeIds, place.id];
  if (!pending.hasStart) return { ...emptyLine, points: points.slice(-1), placeIds };
  // A leg starts at the end of the previous one, unless its route is invalid: then the line is straight.
  const isContinued = points[0] === pending.points.at(-1);
  return {
    points: [...pending.points, ...(isContinued ? points.slice(1) : points)],
    hasStart: true,
    isDrawn: pending.isDrawn || place.route.length > 0 || leg?.isInferred === true,
    placeIds,
  };
}
