import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { compareTravelOrder, startsJourney } from '@cae-map/expedition/route/neighbours';
import type { Position } from '@cae-map/expedition/route/geography';
import { joinLeg, toPosition } from '@cae-map/expedition/route/route';
import { readLine, writeLine, type LegEnds } from './edit-line.ts';

/** A new place and the stop after it, with the parts of the line that led to that stop. */
export interface SplitLeg {
  readonly record: PlaceRevision;
  readonly before: PlaceRevision;
  readonly after: PlaceRevision;
}

/**
 * Splits the drawn line to the next stop at a new place. If the editor has drawn another line to the place, the first part is removed.
 * @returns null if there is nothing to split: the place has no position or is not part of the route, or there is no drawn line
 */
export function splitNextLeg(place: PlaceRevision, places: readonly PlaceRevision[]): SplitLeg | null {
  const at = toPosition(place);
  if (at === null || !place.ispathpart) return null;
  // Among places with the same sequence number a new place is last.
  const added = { ...place, place_id: Number.MAX_SAFE_INTEGER };
  const stops = places
    .filter((each) => each.ispathpart && !startsJourney(each, place))
    .toSorted(compareTravelOrder);
  const previous = stops.findLast((stop) => compareTravelOrder(stop, added) < 0);
  const next = stops.find((stop) => compareTravelOrder(stop, added) > 0);
  const line = next === undefined ? [] : readLine(next.routejson);
  if (previous === undefined || next === undefined || line.length === 0) return null;
  const hasLine = readLine(place.routejson).length > 0;
  const count = countPointsBefore(line, { from: toPosition(previous), to: toPosition(next) }, at);
  return {
    record: hasLine ? place : { ...place, routejson: writeLine(line.slice(0, count)) },
    before: next,
    after: { ...next, routejson: writeLine(line.slice(count)) },
  };
}

/** The number of points of a line before its segment that is nearest to a position. */
function countPointsBefore(line: readonly Position[], { from, to }: LegEnds, at: Position): number {
  const points = joinLeg(from, line, to);
  const distances = points.slice(1).map((end, index) => distanceToSegment(at, points[index] ?? end, end));
  const nearest = distances.indexOf(Math.min(...distances));
  const count = nearest + (from === null ? 1 : 0);
  return Math.min(line.length, Math.max(0, count));
}

/** The distance of a position from a segment, in degrees of latitude: enough to compare segments of one line. */
function distanceToSegment(at: Position, start: Position, end: Position): number {
  const scale = Math.cos((at[0] * Math.PI) / 180);
  const [x, y] = [(end[1] - start[1]) * scale, end[0] - start[0]];
  const [ofX, ofY] = [(at[1] - start[1]) * scale, at[0] - start[0]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (ofX * x + ofY * y) / length));
  return Math.hypot(ofX - share * x, ofY - share * y);
}
