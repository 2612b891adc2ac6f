import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { heightPrecision, legSamplePositions, maxSamples, positionsAround } from './sampling.ts';

test('legSamplePositions includes both ends and is bounded for every line', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { maxLength: 6 }), (points) => {
      const positions = legSamplePositions(points);
      expect(positions.length).toBeLessThanOrEqual(maxSamples);
      const [first, last] = [positions[0], positions.at(-1)];
      const [start, end] = [points[0], points.at(-1)];
      if (!first || !last || !start || !end) return;
      expect(distanceMetres(first, start)).toBeLessThan(1);
      expect(distanceMetres(last, end)).toBeLessThan(1);
      expect(positions.every(([, longitude]) => Math.abs(longitude) <= 180)).toBe(true);
    }),
  );
});

test('legSamplePositions has a position about every 2 km', () => {
  expect(
    legSamplePositions([
      [40, 80],
      [40, 80.1],
    ]),
  ).toHaveLength(5);
  expect(legSamplePositions([[40, 80]])).toEqual([]);
});

test('positionsAround is within the error of the position', () => {
  const farthest = (accuracy: 'exact' | 'medium' | 'low') =>
    Math.max(...positionsAround([35, 78], accuracy).map((position) => distanceMetres([35, 78], position)));
  expect(farthest('exact') / 1000).toBeCloseTo(1, 1);
  expect(farthest('medium') / 1000).toBeCloseTo(7.5, 1);
  expect(farthest('low') / 1000).toBeCloseTo(15, 1);
});

test('heightPrecision is 20 m on level ground and grows with the differences around', () => {
  expect(heightPrecision(1000, [1000, 1000, undefined])).toBe(20);
  expect(heightPrecision(1000, [])).toBe(20);
  expect(heightPrecision(4000, [4140, 3860, 4140, 3860])).toBe(107);
});
