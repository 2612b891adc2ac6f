import { join } from 'node:path';
import type { Feature, Position } from 'geojson';
import { expect, test } from 'vitest';
import { readElevation } from './elevation.ts';
import { createArea } from '../testing/features.ts';
import { landAreas, sandAreas } from './textures.ts';

const grid = await readElevation(join(import.meta.dirname, '../../../../content/basemap/elevation.png'));
const ring = [
  [80, 38],
  [86, 38],
  [86, 40],
  [80, 40],
  [80, 38],
];
const sands = {
  type: 'FeatureCollection' as const,
  features: [
    { type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates: [ring] } },
  ],
};

function covers(feature: Feature | undefined, [x, y]: readonly [number, number]): boolean {
  const geometry = feature?.geometry;
  const rings =
    geometry?.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry?.type === 'Polygon'
        ? geometry.coordinates
        : [];
  // Even-odd rule, for holes.
  return rings.filter((each) => isWithin(each, x, y)).length % 2 === 1;
}

function isWithin(points: readonly Position[], x: number, y: number): boolean {
  let isInside = false;
  for (const [index, [ax = 0, ay = 0]] of points.entries()) {
    const [bx = 0, by = 0] = points[(index + 1) % points.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

test('sand, rugged and plain textures cover different ground', () => {
  const [rugged, plain] = landAreas(grid, sands).features;
  const [sand] = sandAreas(sands).features;
  const groundAt = (place: readonly [number, number]) => ({
    sand: covers(sand, place),
    rugged: covers(rugged, place),
    plain: covers(plain, place),
  });
  expect(groundAt([83, 39])).toEqual({ sand: true, rugged: false, plain: false });
  expect(groundAt([77, 33])).toEqual({ sand: false, rugged: true, plain: false });
  expect(groundAt([110, 45])).toEqual({ sand: false, rugged: false, plain: true });
});

test('the plain texture excludes the sea', () => {
  const [, plain] = landAreas(grid, sands).features;
  expect(covers(plain, [65, 18])).toBe(false);
});

test('sandAreas ignores features that are not polygons', () => {
  expect(sandAreas(createArea({ west: 1, south: 1, east: 2, north: 2 })).features).toEqual([]);
});
