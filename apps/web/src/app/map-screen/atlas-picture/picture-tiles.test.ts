import { expect, test } from 'vitest';
import { pictureLevel } from './picture-levels.ts';
import { listTiles } from './picture-tiles.ts';

test.each([
  [5, 4],
  [5.39, 4],
  [5.4, 5],
  [8, 7],
  [9.4, 9],
  [10, 9],
])('pictureLevel returns for zoom %d level %d, whose tiles are enlarged', (zoom, level) => {
  expect(pictureLevel(zoom)).toBe(level);
});

test('listTiles places the tile of the centre around the origin', () => {
  const centre = listTiles({ zoom: 6, latitude: 0, longitude: 0 }).find(({ x, y }) => x === 16 && y === 16);
  // Level 5 at zoom 6: tiles of 512 pixels, of which that south-east of the origin begins at it.
  expect(centre).toEqual({ level: 5, x: 16, y: 16, left: 0, top: 0, right: 512, bottom: 512 });
});

test('listTiles continues across the 180th meridian', () => {
  const columns = listTiles({ zoom: 6, latitude: 0, longitude: 180 }).map(({ x }) => x);
  expect(columns).toContain(31);
  expect(columns).toContain(0);
});

test('listTiles gives neighbouring tiles the same edge at a fractional zoom', () => {
  const tiles = listTiles({ zoom: 7.77, latitude: 34.1, longitude: 77.5 });
  for (const tile of tiles) {
    const next = tiles.find(({ x, y }) => x === tile.x + 1 && y === tile.y);
    if (next !== undefined) expect(next.left).toBe(tile.right);
  }
});
