import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopZoom } from './stop-zoom.ts';

test('stopZoom shows 70 pixels between a stop and its nearest neighbour', () => {
  // At the equator a pixel of zoom 8 is 611.5 m.
  expect(stopZoom(0, [70 * 611.4962, 400_000])).toBeCloseTo(8, 3);
  // At 60° it is half of that.
  expect(stopZoom(60, [70 * 611.4962])).toBeCloseTo(7, 3);
});

test('stopZoom ignores neighbours in the same place', () => {
  expect(stopZoom(0, [0, 900, 70 * 611.4962])).toBeCloseTo(8, 3);
});

test('stopZoom is 8 without neighbours', () => {
  expect(stopZoom(34, [])).toBe(8);
});

test('stopZoom is between 5 and 10 for all distances', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 2e7, noNaN: true })),
      (latitude, distances) => {
        const zoom = stopZoom(latitude, distances);
        expect(zoom).toBeGreaterThanOrEqual(5);
        expect(zoom).toBeLessThanOrEqual(10);
      },
    ),
  );
});
