import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readElevation } from '../relief/elevation.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';
import { placeMountainIcons } from './mountain-icons.ts';
import type { MountainIcon } from './mountain-icons.ts';
import { readNames } from '../names/names.ts';
import { openGround } from './open-ground.ts';
import { createArea, noFeatures } from '../testing/features.ts';
import type { Box } from '../testing/features.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');
const grid = await readElevation(join(content, 'elevation.png'));
const { ranges } = await readNames(content);
const lake = { west: 90.2, south: 30.4, east: 91, north: 30.95 };
const sands = { west: 78.9, south: 37.9, east: 86.1, north: 39.6 };
const areas = [lake, sands].flatMap((box) => createArea(box).features);
const isOpen = openGround(noFeatures, { ...noFeatures, features: areas }, []);
const icons = placeMountainIcons(grid, ranges, isOpen);

describe('placeMountainIcons', () => {
  test('is deterministic', () => {
    // Compared as strings, because comparing so many objects takes seconds.
    expect(JSON.stringify(placeMountainIcons(grid, ranges, isOpen)) === JSON.stringify(icons)).toBe(true);
  });

  test('adds icons at every zoom', () => {
    const zooms = new Set(icons.map(({ fromZoom }) => fromZoom));
    expect([...zooms].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  const within = ({ west, south, east, north }: Box): MountainIcon[] =>
    icons.filter(({ point }) => {
      const [longitude, latitude] = fromWorld(point);
      return longitude > west && longitude < east && latitude > south && latitude < north;
    });

  test('places no icons in the Taklamakan', () => {
    expect(within({ west: 79, south: 38, east: 86, north: 39.5 })).toEqual([]);
  });

  test('places no icons in the plain of the Ganges', () => {
    expect(within({ west: 79, south: 25.5, east: 84, north: 26.8 })).toEqual([]);
  });

  test('places no icons in a lake among mountains', () => {
    expect(within(lake)).toEqual([]);
    expect(within({ ...lake, south: 29.5 })).not.toEqual([]);
  });

  test('places a snow icon near the highest mountains at low zooms', () => {
    const everest = toWorld([86.92, 27.99]);
    const near = icons.filter(
      ({ point, fromZoom }) =>
        fromZoom <= 3 && Math.hypot(point[0] - everest[0], point[1] - everest[1]) < 0.004,
    );
    expect(near.some(({ kind }) => kind === 'snow')).toBe(true);
  });
});
