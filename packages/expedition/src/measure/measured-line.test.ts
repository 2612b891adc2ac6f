import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres, type Position } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import {
  addPoint,
  emptyLine,
  insertPoint,
  lastSegmentMetres,
  lineSegments,
  maxPoints,
  movePoint,
  removeLastPoint,
  removePoint,
  segmentMiddle,
  totalMetres,
} from './measured-line.ts';

const darjeeling: Position = [27.041, 88.266];
const leh: Position = [34.164, 77.585];
const line = { points: [darjeeling, leh] };

test('the length of a line is that of its great-circle segments in metres', () => {
  expect([totalMetres(emptyLine), lastSegmentMetres(emptyLine)]).toEqual([0, null]);
  const oneDegree = {
    points: [
      [0, 0],
      [0, 1],
    ] satisfies Position[],
  };
  expect(totalMetres(oneDegree)).toBeCloseTo(111_194.9, 1);
  const there = { points: [...oneDegree.points, [0, 3]] satisfies Position[] };
  expect(totalMetres(there)).toBeCloseTo(333_584.8, 1);
  expect(lastSegmentMetres(there)).toBeCloseTo(222_389.9, 1);
});

test('addPoint adds a point at the end, unless it is in the place of the last one', () => {
  expect(addPoint({ points: [darjeeling] }, leh)).toEqual(line);
  expect(addPoint(line, [34.164, 77.585])).toBe(line);
});

test('addPoint adds no point beyond the limit', () => {
  const full = { points: Array.from({ length: maxPoints }, (_, index): Position => [0, index / 10]) };
  expect(addPoint(full, leh)).toBe(full);
});

test('movePoint replaces the point with an index', () => {
  expect(movePoint(line, 0, [28, 88])).toEqual({ points: [[28, 88], leh] });
  expect(movePoint(line, 2, [28, 88])).toBe(line);
});

test('removeLastPoint removes the last point', () => {
  expect(removeLastPoint(line)).toEqual({ points: [darjeeling] });
  expect(removeLastPoint(emptyLine)).toEqual(emptyLine);
});

test('insertPoint inserts a point before another one, up to the limit', () => {
  expect(insertPoint(line, 1, [30, 80])).toEqual({ points: [darjeeling, [30, 80], leh] });
  expect(insertPoint(line, 2, [30, 80])).toBe(line);
  const full = { points: Array.from({ length: maxPoints }, (_, index): Position => [0, index / 10]) };
  expect(insertPoint(full, 1, leh)).toBe(full);
});

test('removePoint removes the point with an index', () => {
  expect(removePoint(line, 0)).toEqual({ points: [leh] });
  expect(removePoint(line, 2)).toBe(line);
});

test('n points have n-1 segments, whose lengths add up to the total', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { maxLength: 12 }), (points) => {
      const segments = lineSegments({ points });
      expect(segments).toHaveLength(Math.max(0, points.length - 1));
      const sum = segments.reduce((metres, segment) => metres + segment.metres, 0);
      expect(Math.abs(sum - totalMetres({ points }))).toBeLessThan(0.01);
    }),
  );
});

test('a segment has the bearing at its start, and none between equal points', () => {
  const bearings = lineSegments({
    points: [
      [0, 0],
      [1, 0],
      [1, 0],
      [0, 0],
      [0, -1],
    ],
  }).map(({ bearing }) => bearing);
  expect(bearings).toEqual([0, null, 180, 270]);
});

test('segmentMiddle is as far from both ends of any segment', () => {
  fc.assert(
    fc.property(anyPosition, anyPosition, (start, end) => {
      const distance = distanceMetres(start, end);
      // Between antipodes the middle is not determined, and over short distances it is rounded.
      fc.pre(distance > 1000 && distance < 20_000_000);
      const middle = segmentMiddle({ points: [start, end] }, 1) ?? start;
      expect(Math.abs(distanceMetres(start, middle) - distance / 2)).toBeLessThan(1);
      expect(Math.abs(distanceMetres(middle, end) - distance / 2)).toBeLessThan(1);
    }),
  );
  expect(segmentMiddle(line, 0)).toBeNull();
  expect(segmentMiddle(line, 2)).toBeNull();
});
