import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWorld } from '../geometry/mercator.ts';
import { heightAt, heightGridLayout } from './height-grid.ts';
import { terrariumPixels, tileHeights } from './terrain-tile.ts';
import { gridOf } from './testing/grids.ts';

/** A fifth of the posts of the real grid. */
const layout = { ...heightGridLayout, postsPerDegree: 24, width: 1561, height: 913 };
const hills = gridOf(layout, (column, row) =>
  Math.round(2500 + 1800 * Math.sin(column / 30) + 1500 * Math.cos(row / 25)),
);
const zoom = 4;
/** The rounding of the slopes of these hills, in metres. */
const roundingOfSlopes = 16;

function decode(pixels: Uint8Array, column: number, row: number, size = tileHeights): number {
  const pixel = (row * size + column) * 3;
  return (pixels[pixel] ?? 0) * 256 + (pixels[pixel + 1] ?? 0) + (pixels[pixel + 2] ?? 0) / 256 - 32_768;
}

test('a tile contains the heights of the grid within their rounding', () => {
  const pixels = terrariumPixels(hills, zoom, 11, 6);
  const cell = fc.integer({ min: 0, max: tileHeights - 1 });
  fc.assert(
    fc.property(cell, cell, (column, row) => {
      const [longitude, latitude] = fromWorld([
        (11 + (column + 0.5) / tileHeights) / 2 ** zoom,
        (6 + (row + 0.5) / tileHeights) / 2 ** zoom,
      ]);
      const expected = heightAt(hills, longitude, latitude) ?? Number.NaN;
      // Half of the rounding of differences up to 200 m, and the distance between a straight and a curved line.
      expect(Math.abs(decode(pixels, column, row) - expected)).toBeLessThan(roundingOfSlopes / 2 + 3);
    }),
  );
});

test('neighbouring tiles continue each other without a step', () => {
  const left = terrariumPixels(hills, zoom, 11, 6);
  const right = terrariumPixels(hills, zoom, 12, 6);
  const below = terrariumPixels(hills, zoom, 11, 7);
  for (let index = 0; index < tileHeights; index += 7) {
    const last = tileHeights - 1;
    const step = decode(right, 0, index) - decode(left, last, index);
    expect(Math.abs(step - (decode(left, last, index) - decode(left, last - 1, index)))).toBeLessThan(
      roundingOfSlopes * 2 + 1,
    );
    const rowStep = decode(below, index, 0) - decode(left, index, last);
    expect(Math.abs(rowStep - (decode(left, index, last) - decode(left, index, last - 1)))).toBeLessThan(
      roundingOfSlopes * 2 + 1,
    );
  }
});

test('heights sink to the sea towards the edge of the grid and are 0 outside', () => {
  const plateau = gridOf(layout, () => 1500);
  // Tile 10 begins at 45 E, the grid at 60 E.
  const pixels = terrariumPixels(plateau, zoom, 10, 6);
  const row = tileHeights / 2;
  const columnOf = (longitude: number): number => Math.floor(((longitude - 45) / 22.5) * tileHeights);
  expect(decode(pixels, columnOf(50), row)).toBe(0);
  expect(decode(pixels, columnOf(59.9), row)).toBe(0);
  expect(decode(pixels, columnOf(62), row)).toBe(1500);
  for (let column = columnOf(59); column < columnOf(62); column++) {
    expect(decode(pixels, column + 1, row)).toBeGreaterThanOrEqual(decode(pixels, column, row));
    expect(decode(pixels, column + 1, row) - decode(pixels, column, row)).toBeLessThan(160);
  }
});

test('a tile beside the grid is flat', () => {
  expect(new Set(terrariumPixels(hills, zoom, 9, 6, 64))).toEqual(new Set([128, 0]));
});
