import { expect, test } from 'vitest';
import { shadeHeights, tintHeights } from './terrain-colours.ts';
import type { HeightGrid } from './terrain-heights.ts';

/** One height with its eight neighbours, row by row, at the equator. */
function gridOf(...heights: number[]): HeightGrid {
  const worldSize = 640 * 2 ** 6;
  return {
    worldSize,
    z: 6,
    left: 0,
    top: worldSize / 2,
    width: 1,
    height: 1,
    heights: Float32Array.from(heights),
  };
}

const flat = gridOf(...Array<number>(9).fill(1200));
const light = { direction: 315, exaggeration: 0.5, shadow: [0, 0, 1, 1], highlight: [1, 1, 0, 1] } as const;

test('tintHeights colours a height by its metres, to ten metres', () => {
  const colourAt = (metres: number) =>
    metres === 1230 ? ([1, 0.5, 0, 0.2] as const) : ([0, 0, 0, 0] as const);
  const grid = gridOf(0, 0, 0, 0, 1226, 0, 0, 0, 0);
  expect([...tintHeights(grid, colourAt)]).toEqual([255, 128, 0, 51]);
});

test('tintHeights leaves missing heights transparent', () => {
  const grid = gridOf(0, 0, 0, 0, Number.NaN, 0, 0, 0, 0);
  expect([...tintHeights(grid, () => [1, 1, 1, 1])]).toEqual([0, 0, 0, 0]);
});

test('shadeHeights leaves flat ground transparent', () => {
  expect([...shadeHeights(flat, light)]).toEqual([0, 0, 0, 0]);
});

test.each([
  ['towards the light', [0, 400, 800, 400, 800, 1200, 800, 1200, 1600], [255, 255, 0]],
  ['away from the light', [1600, 1200, 800, 1200, 800, 400, 800, 400, 0], [0, 0, 255]],
])('shadeHeights colours a slope %s', (_name, heights, colour) => {
  const [red, green, blue, alpha] = shadeHeights(gridOf(...heights), light);
  expect([red, green, blue]).toEqual(colour);
  expect(alpha).toBeGreaterThan(100);
});

test('shadeHeights leaves ground beside a missing height transparent', () => {
  const grid = gridOf(Number.NaN, 400, 800, 400, 800, 1200, 800, 1200, 1600);
  expect([...shadeHeights(grid, light)]).toEqual([0, 0, 0, 0]);
});
