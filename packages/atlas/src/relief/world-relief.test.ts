import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { cellOf, metresAt, readElevation, readWorldElevation } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import { seaDepths, worldBands } from './world-relief.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');
const world = await readWorldElevation(join(content, 'elevation-world.png'));
const close = await readElevation(join(content, 'elevation.png'));

function metresOf(grid: Elevation, longitude: number, latitude: number): number {
  const [column, row] = cellOf(grid, [longitude, latitude]);
  return metresAt(grid, Math.round(column), Math.round(row));
}

/** The highest level whose area covers a position, 0 where none does. */
function levelAt({ features }: FeatureCollection, x: number, y: number): number {
  const levels = features.map(({ geometry, properties }) => {
    const rings = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    let crossings = 0;
    for (const ring of rings) {
      for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
        const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings += 1;
      }
    }
    return crossings % 2 === 1 ? Number(properties?.['metres']) : 0;
  });
  return Math.max(0, ...levels);
}

test('known heights and depths are where they belong, on both sides of the 180th meridian', () => {
  expect(metresOf(world, -69, -16.5)).toBeGreaterThan(3500);
  expect(metresOf(world, 8.5, 46.5)).toBeGreaterThan(1200);
  expect(metresOf(world, -40, 30)).toBeLessThan(-3000);
  expect(metresOf(world, -179, 20)).toBe(metresOf(world, 181, 20));
});

test('the world has its own tints outside of Asia, and leaves Asia to the close grid', () => {
  const bands = worldBands(world, close);
  expect(levelAt(bands, -69, -16.5)).toBeGreaterThanOrEqual(3000);
  expect(levelAt(bands, 88, 33)).toBe(0);
});

test('ice has no tint of earth', () => {
  const bands = worldBands(world, close);
  expect(metresOf(world, -40, 72)).toBeGreaterThan(2000);
  expect(levelAt(bands, -40, 72)).toBe(0);
  expect(levelAt(bands, 60, -75)).toBe(0);
});

test('the sea has its depths, without a gap at the 180th meridian, and the land has none', () => {
  const depths = seaDepths(world);
  expect(levelAt(depths, 180, 20)).toBe(3000);
  expect(levelAt(depths, 4, 55)).toBe(0);
  expect(levelAt(depths, 90, 40)).toBe(0);
});
