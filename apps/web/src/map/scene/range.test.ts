import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapZoomOfRange, rangeOfMapZoom, rangeOfZoom, zoomOfRange } from './range.ts';

test('a zoom and a range are the inverse of each other', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(1000, 2e7), number(-85, 85), number(200, 2000), (range, latitude, height) => {
      const zoom = zoomOfRange(range, latitude, height);
      expect(rangeOfZoom(zoom, latitude, height) / range).toBeCloseTo(1, 9);
    }),
  );
});

test('the equator at zoom 0 in a map of 512 pixels is seen from one and a half circumferences', () => {
  expect(rangeOfZoom(0, 0, 512) / 40_030_000).toBeCloseTo(1.5, 2);
});

test('half the range is one zoom more', () => {
  expect(zoomOfRange(30_000, 34, 900) - zoomOfRange(60_000, 34, 900)).toBeCloseTo(1, 9);
});

test('a flat map has a zoom that is one more, since its tiles have half the size', () => {
  expect(mapZoomOfRange(30_000, 34, 900)).toBeCloseTo(zoomOfRange(30_000, 34, 900) + 1, 9);
  expect(rangeOfMapZoom(9, 34, 900)).toBeCloseTo(rangeOfZoom(8, 34, 900), 6);
});
