import { expect, test } from 'vitest';
import { readHeights, type TerrainTile } from './terrain-heights.ts';

/** Tiles of 8 heights in a row; each height is its position from the west and the north of the world: east * 1000 + south. */
function tileAt(x: number, y: number): TerrainTile {
  const heights = Float32Array.from(
    { length: 64 },
    (_, index) => (x * 8 + (index % 8)) * 1000 + y * 8 + Math.floor(index / 8),
  );
  return { size: 8, heights };
}

const zooms = { min: 0, max: 6 };
/** At zoom 3 the tiles of zoom 1 have 16 heights across the world of 2048 pixels: one for 128 pixels. */
const area = { zoom: 3, left: 896, top: 896, width: 256, height: 256 };

test('readHeights joins the heights of neighbouring tiles with one more at each edge', async () => {
  const grid = await readHeights(area, zooms, async ({ x, y }) => tileAt(x, y));
  expect(grid).toMatchObject({ worldSize: 16, z: 1, left: 7, top: 7, width: 2, height: 2 });
  const rows = [6, 7, 8, 9].map((south) => [6, 7, 8, 9].map((east) => east * 1000 + south));
  expect([...(grid?.heights ?? [])]).toEqual(rows.flat());
});

test('readHeights has no heights where a tile is missing', async () => {
  const grid = await readHeights(area, zooms, async ({ x, y }) => (x === 1 ? null : tileAt(x, y)));
  expect([...(grid?.heights ?? [])].slice(0, 4)).toEqual([6006, 7006, Number.NaN, Number.NaN]);
});

test('readHeights returns null without any tile', async () => {
  expect(await readHeights(area, zooms, async () => null)).toBeNull();
});
