import { accuracyLevels } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from './geography.ts';
import { simplificationTolerance, simplify } from './simplify.ts';
import { anyPosition } from '../testing/arbitraries.ts';

test('the tolerance is 0.05 up to zoom 6, 0.02 up to 9 and none from there, more by the weight of the accuracy: low 50, medium 25, high 5, exact 1, unknown 0 [RTE-5]', () => {
  const exact = [0, 6, 6.01, 8.99, 9, 20].map((zoom) => simplificationTolerance(zoom, 'exact') / 1.02);
  expect(exact.map((tolerance) => Number(tolerance.toFixed(6)))).toEqual([0.05, 0.05, 0.02, 0.02, 0, 0]);
  const shares = accuracyLevels.map((level) => simplificationTolerance(6, level) / 0.05);
  expect(shares.map((share) => Number(share.toFixed(6)))).toEqual([1.02, 1.1, 1.5, 2, 1]);
});

test('simplify keeps every point from zoom 9 on', () => {
  const line: Position[] = [
    [40, 80],
    [40, 80.001],
    [40, 80.002],
  ];
  expect(simplify(line, 9, 'low')).toEqual(line);
  expect(simplify(line, 8, 'exact')).toEqual([line[0], line[2]]);
});

test('simplify keeps a bend from the zoom that shows it', () => {
  const bend: Position[] = [
    [40, 80],
    [40.03, 80.5],
    [40, 81],
  ];
  expect(simplify(bend, 8, 'exact')).toEqual(bend);
  expect(simplify(bend, 8, 'low')).toEqual([bend[0], bend[2]]);
  expect(simplify(bend, 6, 'exact')).toEqual([bend[0], bend[2]]);
});

test('simplify measures a deviation in true scale, half as much to the east at 60 degrees north', () => {
  const bulge = (latitude: number): Position[] => [
    [latitude - 1, 80],
    [latitude, 80.08],
    [latitude + 1, 80],
  ];
  expect(simplify(bulge(0), 6, 'exact')).toHaveLength(3);
  expect(simplify(bulge(60), 6, 'exact')).toHaveLength(2);
});

test('every removed point is within the tolerance of the simplified line', () => {
  const near = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  const line = fc.array(
    near.map(([latitude, longitude]): Position => [(latitude - 200) / 1000, longitude / 1000]),
    { minLength: 3 },
  );
  fc.assert(
    fc.property(line, (points) => {
      const simple = simplify(points, 6, 'unknown');
      for (const point of points) expect(distanceToLine(point, simple)).toBeLessThanOrEqual(0.0512);
    }),
  );
});

/** Distance in degrees by brute force; near the equator a degree has the same length in both directions. */
function distanceToLine(point: Position, line: readonly Position[]): number {
  const steps = Array.from({ length: 201 }, (_, step) => step / 200);
  const distances = line.flatMap((start, index) => {
    const end = line[index + 1] ?? start;
    return steps.map((share) =>
      Math.hypot(
        point[0] - start[0] - (end[0] - start[0]) * share,
        point[1] - start[1] - (end[1] - start[1]) * share,
      ),
    );
  });
  return Math.min(...distances);
}

test('simplify keeps the turning point of a line that returns to its start', () => {
  const loop: Position[] = [
    [40, 80],
    [41, 81],
    [40, 80],
  ];
  expect(simplify(loop, 4, 'low')).toEqual(loop);
});

test('simplify removes a turning point within the tolerance', () => {
  const small: Position[] = [
    [40, 80],
    [40.01, 80],
    [40, 80],
  ];
  expect(simplify(small, 4, 'low')).toEqual([small[0], small[2]]);
});

test('simplify keeps both ends and the order, and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.array(anyPosition),
      fc.integer({ min: 0, max: 10 }),
      fc.constantFrom(...accuracyLevels),
      (line, zoom, accuracy) => {
        const simple = simplify(line, zoom, accuracy);
        expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect(line.filter((point) => simple.includes(point))).toEqual(simple);
        expect(simplify(simple, zoom, accuracy)).toEqual(simple);
      },
    ),
  );
});

test('simplify does not overflow the call stack with a hundred thousand points', () => {
  const track = Array.from({ length: 100_000 }, (_, index): Position => [
    40 + (index % 7) * 1e-6,
    80 + index * 1e-6,
  ]);
  expect(simplify(track, 5, 'exact')).toHaveLength(2);
});
