import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../places/place.ts';
import { bearingDegrees, distanceMetres, type Position } from '../route/geography.ts';
import { turnDegrees } from './headings.ts';
import { distanceStep, findNearbyStops, fittingRadius, radarPoint, radarRadii } from './nearby-stops.ts';

const placeAt = (id: number, position: Position | null): Place => ({ id, position }) as unknown as Place;
const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const position = fc.tuple(latitude, longitude);

describe('findNearbyStops', () => {
  test('sorts by distance, leaves out stops without a position and keeps the order of equal ones', () => {
    const places = [
      placeAt(1, [34.2, 77.6]),
      placeAt(2, null),
      placeAt(3, [34.1, 77.6]),
      placeAt(4, [34.1, 77.6]),
    ];
    expect(findNearbyStops(places, [34, 77.6], 3).map(({ place }) => place.id)).toEqual([3, 4, 1]);
    expect(findNearbyStops(places, [34, 77.6], 1)).toHaveLength(1);
  });

  test('finds a stop on the other side of the 180th meridian near, in the east', () => {
    const [near] = findNearbyStops([placeAt(1, [66, 0]), placeAt(2, [66, -179.9])], [66, 179.9], 2);
    expect(near?.place.id).toBe(2);
    expect(near?.distanceMetres).toBeLessThan(10_000);
    expect(near?.bearingDegrees).toBeCloseTo(90, 0);
  });

  test('returns a finite distance and a bearing from 0 to below 360 everywhere, at the poles as well', () => {
    fc.assert(
      fc.property(fc.oneof(position, fc.constantFrom<Position>([90, 0], [-90, 17])), position, (from, to) => {
        const [stop] = findNearbyStops([placeAt(1, to)], from, 1);
        expect(stop?.distanceMetres).toBeGreaterThanOrEqual(0);
        expect(stop?.distanceMetres).toBeLessThan(20_100_000);
        const bearing = stop?.bearingDegrees ?? -1;
        expect(bearing >= 0 && bearing < 360).toBe(true);
      }),
    );
  });

  test('has the same bearing for the same place at 180 and at -180 degrees', () => {
    fc.assert(
      fc.property(position, fc.double({ min: -89, max: 89, noNaN: true }), (from, north) => {
        const east = bearingDegrees(from, [north, 180]);
        const west = bearingDegrees(from, [north, -180]);
        fc.pre(distanceMetres(from, [north, 180]) > 1 && distanceMetres(from, [-north, 0]) > 1);
        expect(Math.abs(turnDegrees(east, west))).toBeLessThan(1e-3);
      }),
    );
  });
});

describe('radarPoint', () => {
  test('is within the circle, and in the direction of the bearing relative to the top', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2e7, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.constantFrom(...radarRadii),
        (metres, bearing, up, radius) => {
          const { x, y } = radarPoint({ distanceMetres: metres, bearingDegrees: bearing }, radius, up);
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
    );
    const east = { distanceMetres: 1000, bearingDegrees: 90 };
    expect(radarPoint(east, 1000, 0).x).toBeCloseTo(1);
    expect(radarPoint(east, 1000, 90).y).toBeCloseTo(-1);
  });
});

test('the fitting radius contains the nearest stop, and is the largest for one that is too far', () => {
  expect(fittingRadius(0)).toBe(1000);
  expect(fittingRadius(900)).toBe(5000);
  expect(fittingRadius(9e6)).toBe(500_000);
});

test('the step of a distance grows on the way to a stop, with 12 changes from 200 km', () => {
  const walked = Array.from({ length: 2000 }, (_, index) => distanceStep(200_000 - index * 100));
  expect(walked).toEqual(walked.toSorted((one, other) => one - other));
  expect(new Set([...walked, distanceStep(0)]).size).toBeLessThanOrEqual(13);
});
