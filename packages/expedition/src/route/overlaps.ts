import { indexSegments, type PlanePoint, type Segment } from './segment-index.ts';

/**
 * A part of a line. `side` is 1 where the line is drawn to the right of its own direction because another line is there, -1
 * to the left, and 0 where it is drawn in place.
 */
export interface LinePart {
  readonly points: readonly PlanePoint[];
  readonly side: -1 | 0 | 1;
}

/** The shares of a segment, 0 to 1, along which another line is beside it. */
interface Neighbour {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly isSameDirection: boolean;
}

interface Stretch {
  readonly points: PlanePoint[];
  side: LinePart['side'];
}

/** The sine of the largest angle between segments that count as parallel, 20 degrees. */
const maxSine = Math.sin((20 * Math.PI) / 180);

/** Shares of a segment that differ by less are equal. */
const rounding = 1e-9;

/** The length from which a part of a line counts as overlapping, in tolerances. */
const shortestOverlap = 6;

/**
 * Splits lines where they overlap, so that they can be drawn beside each other. The first line of an overlap keeps to its
 * right. The second one keeps to its right as well if it runs the other way, and else to its left; any other is in between.
 * @param tolerance the distance up to which parallel lines overlap, in the unit of the points
 * @returns the parts of each line; joined, they are the line with points added where parts meet
 */
export function splitOverlaps(
  lines: readonly (readonly PlanePoint[])[],
  tolerance: number,
): readonly (readonly LinePart[])[] {
  const segments = lines.map((points, line) => toSegments(points, line));
  const findNear = indexSegments(segments.flat(), tolerance);
  return segments.map((ofLine, line) => {
    const stretches: Stretch[] = [];
    for (const segment of ofLine) {
      const neighbours = findNear(segment).flatMap((other) => findNeighbour(segment, other, tolerance));
      for (const { from, to, side } of divide(neighbours, line)) {
        append(stretches, pointAt(segment, from), pointAt(segment, to), side);
      }
    }
    return mergeShort(stretches, shortestOverlap * tolerance);
  });
}

function toSegments(points: readonly PlanePoint[], line: number): Segment[] {
  return points
    .slice(1)
    .flatMap((end, index) => {
      const start = points[index];
      return start === undefined ? [] : [{ line, start, end }];
    })
    .filter(({ start, end }) => distance(start, end) > 0);
}

/** Where another segment is parallel to a segment and not farther away than the tolerance. */
function findNeighbour(segment: Segment, other: Segment, tolerance: number): Neighbour[] {
  const length = distance(segment.start, segment.end);
  const direction = scale(subtract(segment.end, segment.start), 1 / length);
  const otherDirection = subtract(other.end, other.start);
  const otherLength = distance(other.start, other.end);
  if (Math.abs(cross(direction, otherDirection)) > maxSine * otherLength) return [];
  const [start, end] = [subtract(other.start, segment.start), subtract(other.end, segment.start)];
  const along = [dot(start, direction) / length, dot(end, direction) / length] as const;
  const aside = [cross(direction, start), cross(direction, end)] as const;
  const [from, to] = withinTolerance(along, aside, tolerance);
  if (to - from <= 0) return [];
  return [{ from, to, line: other.line, isSameDirection: dot(direction, otherDirection) > 0 }];
}

/** The shares within 0 to 1 at which the distance, which is linear between two shares, is within the tolerance. */
function withinTolerance(
  along: readonly [number, number],
  aside: readonly [number, number],
  tolerance: number,
): readonly [from: number, to: number] {
  const [first, last] = along[0] <= along[1] ? [0, 1] : [1, 0];
  const [u, v] = [along[first] ?? 0, along[last] ?? 0];
  const [d, e] = [aside[first] ?? 0, aside[last] ?? 0];
  const shareAt = (value: number): number => u + ((value - d) / (e - d)) * (v - u);
  const limits = [shareAt(-tolerance), shareAt(tolerance)];
  const isParallel = Math.abs(e - d) < tolerance * rounding;
  if (isParallel && Math.abs(d) > tolerance) return [0, 0];
  const [low, high] = isParallel ? [u, v] : [Math.min(...limits), Math.max(...limits)];
  const [from, to] = [Math.max(0, u, low), Math.min(1, v, high)];
  // Rounding must not leave a rest at the ends.
  return [from < rounding ? 0 : from, to > 1 - rounding ? 1 : to];
}

interface Division {
  readonly from: number;
  readonly to: number;
  readonly side: LinePart['side'];
}

/** Divides a segment where its neighbours begin and end. */
function divide(neighbours: readonly Neighbour[], line: number): Division[] {
  const cuts = [...new Set([0, 1, ...neighbours.flatMap(({ from, to }) => [from, to])])].toSorted(
    (one, other) => one - other,
  );
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const middle = (from + to) / 2;
    const beside = neighbours.filter((neighbour) => neighbour.from < middle && middle < neighbour.to);
    return { from, to, side: chooseSide(beside, line) };
  });
}

function chooseSide(beside: readonly Neighbour[], line: number): LinePart['side'] {
  if (beside.length === 0) return 0;
  const earlier = new Map(
    beside.filter((other) => other.line < line).map((other) => [other.line, other.isSameDirection]),
  );
  if (earlier.size === 0) return 1;
  if (earlier.size > 1) return 0;
  return [...earlier.values()][0] === true ? -1 : 1;
}

function append(stretches: Stretch[], start: PlanePoint, end: PlanePoint, side: LinePart['side']): void {
  const last = stretches.at(-1);
  if (last?.side === side) last.points.push(end);
  else stretches.push({ points: [start, end], side });
}

/** Draws parts in place that are too short for an overlap, and joins neighbours of one side. */
function mergeShort(stretches: readonly Stretch[], shortest: number): LinePart[] {
  const merged: Stretch[] = [];
  for (const { points, side } of stretches) {
    const kept = lengthOf(points) < shortest ? 0 : side;
    const last = merged.at(-1);
    // Without a spread of the points: a recorded track may have more of them than the call stack allows.
    if (last?.side === kept) for (const point of points.slice(1)) last.points.push(point);
    else merged.push({ points: [...points], side: kept });
  }
  return merged;
}

/** The length of a line in the unit of its points. */
export function lengthOf(points: readonly PlanePoint[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

function pointAt({ start, end }: Segment, share: number): PlanePoint {
  if (share === 0) return start;
  if (share === 1) return end;
  return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
}

function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function subtract(a: PlanePoint, b: PlanePoint): PlanePoint {
  return [a[0] - b[0], a[1] - b[1]];
}

function scale([x, y]: PlanePoint, factor: number): PlanePoint {
  return [x * factor, y * factor];
}

function dot(a: PlanePoint, b: PlanePoint): number {
  return a[0] * b[0] + a[1] * b[1];
}

function cross(a: PlanePoint, b: PlanePoint): number {
  return a[0] * b[1] - a[1] * b[0];
}
