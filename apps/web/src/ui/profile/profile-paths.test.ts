import { expect, test } from 'vitest';
import { chartHeight, profilePaths } from './profile-paths.ts';

function profileOf(heights: readonly number[]) {
  const points = heights.map((height, index) => ({ metres: index * 1000, height }));
  return { points, lengthMetres: (heights.length - 1) * 1000, hasUnknownWay: false, isOutside: false };
}

test('profilePaths draws the heights over the whole width, on a scale of round heights', () => {
  const { line, area, scale } = profilePaths(profileOf([3000, 4000, 3500]));
  expect(scale).toEqual([3000, 3500, 4000]);
  expect(line).toBe('M0 80L200 0L400 40');
  expect(area).toBe('M0 80L0 80L200 0L400 40L400 80Z');
});

test('profilePaths draws a plain as almost level', () => {
  const { scale, yOf } = profilePaths(profileOf([1010, 1050, 1020, 1040]));
  expect((scale.at(-1) ?? 0) - (scale[0] ?? 0)).toBeGreaterThanOrEqual(400);
  expect(yOf(1010) - yOf(1050)).toBeLessThan(chartHeight / 8);
});

test('profilePaths has at most five lines for every extent', () => {
  for (const extent of [10, 300, 700, 1900, 3100, 5600]) {
    expect(profilePaths(profileOf([200, 200 + extent])).scale.length).toBeLessThanOrEqual(5);
  }
});
