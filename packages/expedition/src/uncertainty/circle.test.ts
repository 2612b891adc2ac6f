import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { circleCorners, destination, geodesicCircle, zoomOfWidth } from './circle.ts';

const aRadius = fc.integer({ min: 100, max: 200_000 });

describe('geodesicCircle', () => {
  test('has all corners at its radius at every latitude', () => {
    fc.assert(
      fc.property(anyPosition, aRadius, (centre, radius) => {
        const deviations = geodesicCircle(centre, radius).map((corner) =>
          Math.abs(distanceMetres(centre, corner) - radius),
        );
        expect(Math.max(...deviations)).toBeLessThan(0.5);
      }),
    );
  });

  test('is closed and has no step of more than 180 degrees of longitude', () => {
    fc.assert(
      fc.property(anyPosition, aRadius, (centre, radius) => {
        const ring = geodesicCircle(centre, radius);
        expect(ring).toHaveLength(circleCorners + 1);
        expect(distanceMetres(ring[0] ?? [0, 0], ring.at(-1) ?? [90, 0])).toBeLessThan(0.01);
        const steps = ring
          .slice(1)
          .map(([, longitude], index) => longitude - (ring[index]?.[1] ?? longitude));
        // A circle around a pole has steps of 180 degrees, up to rounding.
        expect(Math.max(...steps.map(Math.abs))).toBeLessThan(180.001);
      }),
    );
  });

  test('crosses the 180th meridian without a jump', () => {
    const longitudes = geodesicCircle([50, 179.95], 10_000).map(([, longitude]) => longitude);
    expect(Math.max(...longitudes)).toBeGreaterThan(180);
    expect(Math.min(...longitudes)).toBeGreaterThan(179);
  });
});

test('destination goes north, east, south and west by the bearing', () => {
  const degree = 111_194.9;
  const reached = [0, 90, 180, 270].map((bearing) =>
    destination([0, 10], bearing, degree).map((value) => Math.round(value * 1000) / 1000 + 0),
  );
  expect(reached).toEqual([
    [1, 10],
    [0, 11],
    [-1, 10],
    [0, 9],
  ]);
});

test('zoomOfWidth is the zoom at which the length has the width in pixels', () => {
  // At zoom 0 the equator of 40,030 km has 256 pixels.
  expect(zoomOfWidth(40_030_174, 256, 0)).toBeCloseTo(0, 5);
  expect(zoomOfWidth(40_030_174 / 1024, 256, 0)).toBeCloseTo(10, 5);
  // At 60 degrees a length is drawn twice as wide as at the equator.
  expect(zoomOfWidth(20_000, 12, 60)).toBeCloseTo(zoomOfWidth(20_000, 12, 0) - 1, 5);
});
