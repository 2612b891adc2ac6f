import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { lineToGeoJson } from './line-geojson.ts';

test('lineToGeoJson has the line with its length and the points with their distances', () => {
  const { features } = lineToGeoJson({
    points: [
      [0, 10],
      [0, 11],
      [1, 11],
    ],
  });
  expect(features.map(({ properties, geometry }) => [properties, geometry.type])).toEqual([
    [{ length_m: 222_390 }, 'LineString'],
    [{ number: 1, distance_m: 0 }, 'Point'],
    [{ number: 2, distance_m: 111_195 }, 'Point'],
    [{ number: 3, distance_m: 222_390 }, 'Point'],
  ]);
  expect(features[0]?.geometry.coordinates).toEqual([
    [10, 0],
    [11, 0],
    [11, 1],
  ]);
});

test('lineToGeoJson has no line for fewer than two points', () => {
  expect(lineToGeoJson({ points: [] }).features).toEqual([]);
  expect(lineToGeoJson({ points: [[0, 10]] }).features).toHaveLength(1);
});

test('lineToGeoJson splits a line at the 180th meridian where the great circle crosses it', () => {
  const [line] = lineToGeoJson({
    points: [
      [50, 170],
      [50, -170],
    ],
  }).features;
  const [east, west] = (line?.geometry.coordinates ?? []) as [number, number][][];
  expect(east?.[0]).toEqual([170, 50]);
  expect(east?.[1]?.[0]).toBe(180);
  expect(east?.[1]?.[1]).toBeCloseTo(50.435, 2);
  expect(west).toEqual([
    [-180, east?.[1]?.[1]],
    [-170, 50],
  ]);
});

test('no part of a line in GeoJSON spans more than 180 degrees of longitude between neighbours', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 2, maxLength: 6 }), (points) => {
      const [line] = lineToGeoJson({ points }).features;
      const parts =
        line?.geometry.type === 'MultiLineString'
          ? line.geometry.coordinates
          : [(line?.geometry.coordinates ?? []) as [number, number][]];
      let length = 0;
      for (const part of parts) {
        for (const [index, [longitude, latitude]] of part.entries()) {
          const [beforeLongitude, beforeLatitude] = part[index - 1] ?? [longitude, latitude];
          expect(Math.abs(longitude - beforeLongitude)).toBeLessThanOrEqual(180);
          length += distanceMetres([beforeLatitude, beforeLongitude], [latitude, longitude]);
        }
      }
      const whole = line !== undefined && 'length_m' in line.properties ? line.properties.length_m : 0;
      // The crossing is on the great circle, up to the step in which it is searched.
      expect(Math.abs(length - whole)).toBeLessThan(whole * 1e-3 + 2000);
    }),
  );
});
