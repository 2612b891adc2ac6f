import type { AccuracyLevel } from '@cae-map/contract/enumerations';
import type { Position } from './geography.ts';

/** Zooms of 256-pixel tiles: from the first on a line keeps every point, up to the second it is simplified most. */
const fullDetailZoom = 9;
const lowDetailZoom = 6;

/** The maximum deviation of the simplified line for an exact position, in degrees of latitude. */
const lowDetailTolerance = 0.05;
const middleDetailTolerance = 0.02;

/** Weights by the accuracy of the position at the end of the line. */
const accuracyWeights: Readonly<Record<AccuracyLevel, number>> = {
  low: 50,
  medium: 25,
  high: 5,
  exact: 1,
  unknown: 0,
};
const largestWeight = 50;

/**
 * The tolerance of a line at a zoom, in degrees of latitude; 0 keeps every point.
 *
 * The specification defines tolerances and weights but not how to combine them. We scale the tolerance by 1 + weight /
 * 50, so that a line to a position of low accuracy has twice the tolerance of an exact one. Multiplying the two would
 * result in a tolerance of 2.5 degrees, which turns a road into a straight line.
 */
export function simplificationTolerance(zoom: number, accuracy: AccuracyLevel): number {
  if (zoom >= fullDetailZoom) return 0;
  const tolerance = zoom <= lowDetailZoom ? lowDetailTolerance : middleDetailTolerance;
  return tolerance * (1 + accuracyWeights[accuracy] / largestWeight);
}

/**
 * Simplifies a line with the tolerance of a zoom, see `simplifyLine`.
 */
export function simplify(
  points: readonly Position[],
  zoom: number,
  accuracy: AccuracyLevel,
): readonly Position[] {
  return simplifyLine(points, simplificationTolerance(zoom, accuracy));
}

/**
 * Simplifies a line by the Douglas-Peucker algorithm. The first and the last point are kept. The line must not jump at the
 * 180th meridian (see `unwrapLongitudes`).
 * @param tolerance in degrees of latitude; 0 keeps every point
 */
export function simplifyLine(points: readonly Position[], tolerance: number): readonly Position[] {
  if (tolerance === 0 || points.length < 3) return points;
  const kept = new Set<number>([0, points.length - 1]);
  // An explicit stack instead of recursion: a recorded track may have more points than the call stack allows.
  const open: [first: number, last: number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [first, last] = span;
    const farthest = farthestPoint(points, first, last);
    if (farthest === null || farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    open.push([first, farthest.index], [farthest.index, last]);
  }
  return points.filter((_, index) => kept.has(index));
}

function farthestPoint(
  points: readonly Position[],
  first: number,
  last: number,
): { index: number; distance: number } | null {
  const start = points[first];
  const end = points[last];
  if (start === undefined || end === undefined) return null;
  let farthest: { index: number; distance: number } | null = null;
  for (let index = first + 1; index < last; index += 1) {
    const point = points[index];
    if (point === undefined) continue;
    const distance = distanceToSegment(point, start, end);
    if (farthest === null || distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}

/** Distance from a point to a segment in degrees of latitude, on a plane that is true to scale at the point. */
function distanceToSegment(point: Position, start: Position, end: Position): number {
  const scale = Math.cos((point[0] * Math.PI) / 180);
  const x = (end[1] - start[1]) * scale;
  const y = end[0] - start[0];
  const pointX = (point[1] - start[1]) * scale;
  const pointY = point[0] - start[0];
  const squaredLength = x * x + y * y;
  const along = squaredLength === 0 ? 0 : (pointX * x + pointY * y) / squaredLength;
  const share = Math.max(0, Math.min(1, along));
  const acrossX = pointX - share * x;
  const acrossY = pointY - share * y;
  // Several times faster than Math.hypot, which guards against overflow.
  return Math.sqrt(acrossX * acrossX + acrossY * acrossY);
}
