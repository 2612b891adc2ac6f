import { expect, test } from 'vitest';
import type { Position } from '../route/geography.ts';
import {
  addPoint,
  emptyLine,
  lastSegmentMetres,
  maxPoints,
  movePoint,
  removeLastPoint,
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
