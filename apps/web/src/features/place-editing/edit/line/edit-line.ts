import { roundPosition } from '../../../../lib/editing/round-position.ts';
import { distanceMetres, type Position } from '@cae-map/expedition/route/geography';
import { simplifyLine } from '@cae-map/expedition/route/simplify';
import { parseRoute } from '@cae-map/expedition/route/route';

/** The points of a stored line between the previous stop and the place; none of an unreadable one. */
export function readLine(routejson: string | null): readonly Position[] {
  const route = parseRoute(routejson);
  return route.ok ? route.points : [];
}

/** The stored form of a line. */
export function writeLine(points: readonly Position[]): string {
  return JSON.stringify(points.map(roundPosition));
}

/** A point of the screen in CSS pixels. */
interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The distance within which a dragged point snaps, in CSS pixels. */
const snapPixels = 12;

/** The candidate nearest to a position on the screen within the distance of snapping; the position itself without one. */
export function snap(
  position: Position,
  candidates: readonly Position[],
  project: (position: Position) => ScreenPoint,
): Position {
  const { x, y } = project(position);
  let nearest = position;
  let least = snapPixels;
  for (const candidate of candidates) {
    const point = project(candidate);
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance > least) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}

/** The index of the point of a line that is nearest to a point of the screen, within the distance of snapping; null without one. */
export function findPointAt(
  line: readonly Position[],
  { x, y }: ScreenPoint,
  project: (position: Position) => ScreenPoint,
): number | null {
  const distances = line.map((position) => {
    const point = project(position);
    return Math.hypot(point.x - x, point.y - y);
  });
  const least = Math.min(...distances);
  return least <= snapPixels ? distances.indexOf(least) : null;
}

/** Points of a pasted line that are nearer to an end of the leg than this repeat it. In metres. */
const sameEndMetres = 200;

/** The ends of a leg; null for an unknown position. */
export interface LegEnds {
  readonly from: Position | null;
  readonly to: Position | null;
}

/** Fits a pasted line to a leg: in the direction of travel, and without the stops themselves at its ends. */
export function fitToLeg(line: readonly Position[], { from, to }: LegEnds): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isReversed = from !== null && distanceMetres(from, last) < distanceMetres(from, first);
  const directed = isReversed ? line.toReversed() : line;
  const isAt = (end: Position | null, point: Position | undefined): boolean =>
    end !== null && point !== undefined && distanceMetres(end, point) < sameEndMetres;
  const start = isAt(from, directed[0]) ? 1 : 0;
  const end = directed.length > start && isAt(to, directed.at(-1)) ? directed.length - 1 : directed.length;
  return directed.slice(start, end).map(roundPosition);
}

/**
 * Simplifies a line to a number of points, keeping those that deviate most.
 * @param maxPoints of the result
 */
export function limitPoints(line: readonly Position[], maxPoints: number): readonly Position[] {
  let tolerance = 0.0005;
  let simplified = line;
  while (simplified.length > maxPoints) {
    simplified = simplifyLine(line, tolerance);
    tolerance *= 1.6;
  }
  return simplified;
}
