import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readElevation } from '../relief/elevation.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';
import { mountainSigns } from './mountain-icons.ts';
import type { MountainSign } from './mountain-icons.ts';
import { readNames } from '../names/names.ts';
import { openGround } from './open-ground.ts';
import { areaOf, noFeatures } from '../testing/features.ts';
import type { Box } from '../testing/features.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');
const grid = await readElevation(join(content, 'elevation.png'));
const { ranges } = await readNames(content);
const lake = { west: 90.2, south: 30.4, east: 91, north: 30.95 };
const sands = { west: 78.9, south: 37.9, east: 86.1, north: 39.6 };
const areas = [lake, sands].flatMap((box) => areaOf(box).features);
const isOpen = openGround(noFeatures, { ...noFeatures, features: areas }, []);
const signs = mountainSigns(grid, ranges, isOpen);

describe('signs of mountains', () => {
  test('they are the same at every building', () => {
    // As text, because comparing so many objects one by one takes seconds.
    expect(JSON.stringify(mountainSigns(grid, ranges, isOpen)) === JSON.stringify(signs)).toBe(true);
  }, 30_000);

  test('zooming in only adds signs, and every zoom adds some', () => {
    const zooms = new Set(signs.map(({ fromZoom }) => fromZoom));
    expect([...zooms].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('the Takla Makan and the plain of the Ganges have none, nor has a lake among mountains', () => {
    const within = ({ west, south, east, north }: Box): MountainSign[] =>
      signs.filter(({ point }) => {
        const [longitude, latitude] = fromWorld(point);
        return longitude > west && longitude < east && latitude > south && latitude < north;
      });
    expect(within({ west: 79, south: 38, east: 86, north: 39.5 })).toEqual([]);
    expect(within({ west: 79, south: 25.5, east: 84, north: 26.8 })).toEqual([]);
    expect(within(lake)).toEqual([]);
    expect(within({ ...lake, south: 29.5 })).not.toEqual([]);
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
