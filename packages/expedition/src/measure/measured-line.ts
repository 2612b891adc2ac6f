import { distanceMetres, lineLengthMetres, type Position } from '../route/geography.ts';

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
