import { expect, test } from 'vitest';
import { nearestPoint } from './nearest-point.ts';

const empty = new Float64Array();
const profile = {
  metres: Float64Array.of(0, 10, 100, 1000),
  longitudes: empty,
  latitudes: empty,
  heights: new Float32Array(),
  times: empty,
};

test.each([
  [-5, 0],
  [4, 0],
  [6, 1],
  [54, 1],
  [56, 2],
  [551, 3],
  [5000, 3],
])('nearestPoint of %i metres is the point %i', (distance, index) => {
  expect(nearestPoint(profile, distance)).toBe(index);
});

test('nearestPoint of an empty profile is 0', () => {
  expect(nearestPoint({ ...profile, metres: empty }, 10)).toBe(0);
});
