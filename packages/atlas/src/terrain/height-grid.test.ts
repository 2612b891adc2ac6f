import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { halveGrid, heightAt, readHeightGrid } from './height-grid.ts';
import type { GridLayout } from './height-grid.ts';
import { gridOf } from './testing/grids.ts';

const layout: GridLayout = { west: 70, north: 40, postsPerDegree: 2, width: 40, height: 30 };

/** Writes an image of a grid whose height at a column and row is computed by `metresAt`. */
async function writeImage(metresAt: (column: number, row: number) => number): Promise<string> {
  const pixels = new Uint8Array(layout.width * layout.height * 3);
  for (let index = 0; index < layout.width * layout.height; index++) {
    const encoded = metresAt(index % layout.width, Math.floor(index / layout.width)) + 32_768;
    pixels.set([encoded >> 8, encoded & 255, 0], index * 3);
  }
  const raw = { width: layout.width, height: layout.height, channels: 3 } as const;
  return writeTemporary(await sharp(pixels, { raw }).webp({ lossless: true }).toBuffer());
}

async function writeTemporary(contents: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'heights-')), 'heights.webp');
  await writeFile(path, contents);
  return path;
}

test('readHeightGrid returns the metres of every post, also below the sea', async () => {
  const grid = await readHeightGrid(await writeImage((column, row) => column * 200 - row * 4 - 100), layout);
  expect(grid.metres).toHaveLength(1200);
  expect(grid.metres[0]).toBe(-100);
  expect(grid.metres[3 * 40 + 39]).toBe(7688);
});

test('readHeightGrid names the file and what to do when it is missing', async () => {
  await expect(readHeightGrid('/nowhere/heights.webp', layout)).rejects.toThrow(
    /\/nowhere\/heights\.webp cannot be read.*restore the file/,
  );
});

test('readHeightGrid names the file and what to do when it is truncated', async () => {
  const path = await writeImage((column, row) => (column * 977 + row * 353) % 5000);
  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length / 2));
  await expect(readHeightGrid(path, layout)).rejects.toThrow(/heights\.webp .*restore the file/);
});

test('readHeightGrid names the file and both sizes when the size differs', async () => {
  const path = await writeImage(() => 0);
  await expect(readHeightGrid(path, { ...layout, width: 41 })).rejects.toThrow(
    /heights\.webp has 40 × 30 pixels instead of 41 × 30: restore the file/,
  );
});

test('readHeightGrid rejects an image of zeros', async () => {
  const path = await writeImage(() => -32_768);
  await expect(readHeightGrid(path, layout)).rejects.toThrow(/a height of -32768 m \(column 0, row 0\)/);
});

test('heightAt interpolates between the four posts around a position', () => {
  const grid = gridOf(layout, (column, row) => column * 100 + row * 10);
  expect(heightAt(grid, 70, 40)).toBe(0);
  expect(heightAt(grid, 70.25, 40)).toBe(50);
  expect(heightAt(grid, 70.25, 39.75)).toBe(55);
  expect(heightAt(grid, 89.5, 25.5)).toBe(39 * 100 + 29 * 10);
});

test.each([
  [69.99, 35],
  [89.51, 35],
  [75, 40.01],
  [75, 25.49],
  [Number.NaN, 35],
])('heightAt is undefined outside the grid at %f, %f', (longitude, latitude) => {
  expect(
    heightAt(
      gridOf(layout, () => 100),
      longitude,
      latitude,
    ),
  ).toBeUndefined();
});

test('halveGrid keeps planes and the position of the posts', () => {
  const odd = { ...layout, width: 41, height: 31 };
  const half = halveGrid(gridOf(odd, (column, row) => column * 20 + row * 8));
  expect([half.width, half.height, half.postsPerDegree]).toEqual([21, 16, 1]);
  expect(heightAt(half, 80, 35)).toBe(20 * 20 + 10 * 8);
});
