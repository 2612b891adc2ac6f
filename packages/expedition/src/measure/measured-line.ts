import {
  bearingDegrees,
  distanceMetres,
  earthRadiusMetres,
  lineLengthMetres,
  type Position,
} from '../route/geography.ts';
import { greatCircle } from './great-circle.ts';

/** A line that a visitor measures, in the order in which its points were placed. */
export interface MeasuredLine {
  readonly points: readonly Position[];
}

/** A line without points. */
export const emptyLine: MeasuredLine = { points: [] };

/** More points than anybody places, so that a stuck key cannot fill the memory. */
export const maxPoints = 500;

/** Adds a point at the end. A point in the place of the last one, and one beyond the limit, leaves the line as it is. */
export function addPoint(line: MeasuredLine, point: Position): MeasuredLine {
  const last = line.points.at(-1);
  const isRepeated = last !== undefined && last[0] === point[0] && last[1] === point[1];
  return isRepeated || line.points.length >= maxPoints ? line : { points: [...line.points, point] };
}

/** Moves a point; an index without a point leaves the line as it is. */
export function movePoint(line: MeasuredLine, index: number, point: Position): MeasuredLine {
  return line.points[index] === undefined ? line : { points: line.points.with(index, point) };
}

/** Removes the last point. */
export function removeLastPoint(line: MeasuredLine): MeasuredLine {
  return line.points.length === 0 ? line : { points: line.points.slice(0, -1) };
}

/** The great-circle length of all segments in metres; 0 for fewer than two points. */
export function totalMetres({ points }: MeasuredLine): number {
  return lineLengthMetres(points);
}

/** The great-circle length of the last segment in metres, or null for fewer than two points. */
export function lastSegmentMetres({ points }: MeasuredLine): number | null {
  const [start, end] = points.slice(-2);
  return start === undefined || end === undefined ? null : distanceMetres(start, end);
}

/** Inserts a point before that with an index. An index without a point, and a point beyond the limit, leave the line as it is. */
export function insertPoint(line: MeasuredLine, index: number, point: Position): MeasuredLine {
  if (line.points[index] === undefined || line.points.length >= maxPoints) return line;
  return { points: line.points.toSpliced(index, 0, point) };
}

/** Removes a point; an index without a point leaves the line as it is. */
export function removePoint(line: MeasuredLine, index: number): MeasuredLine {
  return line.points[index] === undefined ? line : { points: line.points.toSpliced(index, 1) };
}

/** The part of a line between two neighbouring points. */
export interface Segment {
  /** The great-circle length. */
  readonly metres: number;
  /** The bearing at the start, in degrees clockwise from north; null between equal points. */
  readonly bearing: number | null;
}

/** The segments of a line: one fewer than it has points. */
export function lineSegments({ points }: MeasuredLine): Segment[] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const metres = distanceMetres(start, end);
    return { metres, bearing: metres === 0 ? null : bearingDegrees(start, end) };
  });
}

/** The middle of the segment that ends at the point with an index; null if there is none. */
export function segmentMiddle({ points }: MeasuredLine, index: number): Position | null {
  const [start, end] = [points[index - 1], points[index]];
  if (start === undefined || end === undefined) return null;
  // Two steps of the line, or none between antipodes and over short distances, where the mean is as good.
  const line = greatCircle(start, end, Math.max(1e-3, distanceDegrees(start, end) / 2 + 1e-6));
  const middle = line[1];
  if (line.length === 3 && middle !== undefined) return middle;
  return [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
}

const metresPerDegree = (earthRadiusMetres * Math.PI) / 180;

function distanceDegrees(start: Position, end: Position): number {
  return distanceMetres(start, end) / metresPerDegree;
}
