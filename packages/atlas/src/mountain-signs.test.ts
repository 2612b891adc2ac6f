import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readElevation } from './elevation.ts';
import { fromWorld, toWorld } from './mercator.ts';
import { mountainSigns } from './mountain-signs.ts';
import { readNames } from './names.ts';

const content = join(import.meta.dirname, '../../../content/basemap');
const grid = await readElevation(join(content, 'elevation.png'));
const { ranges } = await readNames(content);
const signs = mountainSigns(grid, ranges);

describe('signs of mountains', () => {
  test('they are the same at every building', () => {
    // As text, because comparing so many objects one by one takes seconds.
    expect(JSON.stringify(mountainSigns(grid, ranges)) === JSON.stringify(signs)).toBe(true);
  }, 30_000);

  test('zooming in only adds signs, and every zoom adds some', () => {
    const zooms = new Set(signs.map(({ fromZoom }) => fromZoom));
    expect([...zooms].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('the Takla Makan and the plain of the Ganges have none', () => {
    const isBetween = (west: number, south: number, east: number, north: number) =>
      signs.filter(({ point }) => {
        const [longitude, latitude] = fromWorld(point);
        return longitude > west && longitude < east && latitude > south && latitude < north;
      });
    expect(isBetween(79, 38, 86, 39.5)).toEqual([]);
    expect(isBetween(79, 25.5, 84, 26.8)).toEqual([]);
  });

  test('a snowy one stands near the highest mountains already from afar', () => {
    const everest = toWorld([86.92, 27.99]);
    const near = signs.filter(
      ({ point, fromZoom }) =>
        fromZoom <= 3 && Math.hypot(point[0] - everest[0], point[1] - everest[1]) < 0.004,
    );
    expect(near.some(({ kind }) => kind === 'snow')).toBe(true);
  });
});
