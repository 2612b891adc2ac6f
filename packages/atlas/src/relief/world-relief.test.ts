import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { toCell, metresAt, readElevation, readWorldElevation } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import { seaDepths, worldBands } from './world-relief.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');
const world = await readWorldElevation(join(content, 'elevation-world.png'));
const close = await readElevation(join(content, 'elevation.png'));

function readMetres(grid: Elevation, longitude: number, latitude: number): number {
  const [column, row] = toCell(grid, [longitude, latitude]);
  return metresAt(grid, Math.round(column), Math.round(row));
}

/** The highest level whose area covers a position, otherwise 0. */
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

test('the world grid has known heights and depths, also beyond the 180th meridian', () => {
  expect(readMetres(world, -69, -16.5)).toBeGreaterThan(3500);
  expect(readMetres(world, 8.5, 46.5)).toBeGreaterThan(1200);
  expect(readMetres(world, -40, 30)).toBeLessThan(-3000);
  expect(readMetres(world, -179, 20)).toBe(readMetres(world, 181, 20));
});

test('the world bands leave out the extent of the Asia grid', () => {
  const bands = worldBands(world, close);
  expect(levelAt(bands, -69, -16.5)).toBeGreaterThanOrEqual(3000);
  expect(levelAt(bands, 88, 33)).toBe(0);
});

test('the world bands leave out ice sheets', () => {
  const bands = worldBands(world, close);
  expect(readMetres(world, -40, 72)).toBeGreaterThan(2000);
  expect(levelAt(bands, -40, 72)).toBe(0);
  expect(levelAt(bands, 60, -75)).toBe(0);
});

const depths = seaDepths(world);

test('the sea depths are continuous across the 180th meridian', () => {
  expect(levelAt(depths, 180, 20)).toBe(3000);
  expect(levelAt(depths, 4, 55)).toBe(0);
});

test('the sea depths leave out the land', () => {
  expect(levelAt(depths, 90, 40)).toBe(0);
});
