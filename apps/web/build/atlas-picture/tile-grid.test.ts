import { expect, test } from 'vitest';
import { areaAround } from './picture-area.ts';
import { placeTiles } from './tile-grid.ts';

const centre = { latitude: 0, longitude: 0, zoom: 2 };
const zooms = { min: 0, max: 5 };

test('a picture of the whole world has its tiles from the north-west corner', () => {
  expect(placeTiles(areaAround(centre, { width: 1024, height: 1024 }), zooms)).toEqual([
    { z: 1, x: 0, y: 0, left: 0, top: 0, size: 512 },
    { z: 1, x: 1, y: 0, left: 512, top: 0, size: 512 },
    { z: 1, x: 0, y: 1, left: 0, top: 512, size: 512 },
    { z: 1, x: 1, y: 1, left: 512, top: 512, size: 512 },
  ]);
});

test('a picture across the 180th meridian repeats the tiles of the other side', () => {
  const tiles = placeTiles(areaAround({ ...centre, longitude: 180 }, { width: 200, height: 2 }), zooms);
  expect(tiles.map(({ x, left }) => [x, left])).toEqual([
    [1, -412],
    [0, 100],
    [1, -412],
    [0, 100],
  ]);
});

test('a picture that is higher than the world has no tiles beyond the poles', () => {
  const rows = placeTiles(areaAround(centre, { width: 2, height: 4000 }), zooms).map(({ y }) => y);
  expect(new Set(rows)).toEqual(new Set([0, 1]));
});

test('a picture above the highest zoom of a source has enlarged tiles of that zoom', () => {
  const area = { zoom: 4, left: 1024, top: 3072, width: 256, height: 256 };
  expect(placeTiles(area, { min: 0, max: 1 })).toEqual([
    { z: 1, x: 0, y: 1, left: -1024, top: -1024, size: 2048 },
  ]);
});

test('a picture below the lowest zoom of a source has no tiles', () => {
  expect(placeTiles(areaAround(centre, { width: 100, height: 100 }), { min: 2, max: 3 })).toEqual([]);
});
