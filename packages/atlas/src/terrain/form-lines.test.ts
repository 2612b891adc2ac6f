import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { formLines } from './form-lines.ts';
import { heightAt } from './height-grid.ts';
import { gridOf } from './testing/grids.ts';

const grid = gridOf({ west: 70, north: 40, postsPerDegree: 20, width: 201, height: 201 }, (column, row) =>
  Math.round(6000 - Math.hypot(column - 100, row - 100) * 30),
);

function square(west: number, south: number, size: number): FeatureCollection {
  const [east, north] = [west + size, south + size];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'Polygon' as const, coordinates: [ring] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}

test('formLines are contour lines of the grid inside the area', () => {
  const { coordinates } = formLines(square(74, 34, 2), grid).geometry;
  expect(coordinates.length).toBeGreaterThan(3);
  for (const [longitude = 0, latitude = 0] of coordinates.flat()) {
    expect(longitude >= 74 && longitude <= 76 && latitude >= 34 && latitude <= 36).toBe(true);
    const metres = heightAt(grid, longitude, latitude) ?? Number.NaN;
    expect(Math.abs(metres - Math.round(metres / 200) * 200)).toBeLessThan(15);
  }
});

test('formLines of an area that extends beyond the grid are empty', () => {
  expect(formLines(square(69, 34, 2), grid).geometry.coordinates).toEqual([]);
});
