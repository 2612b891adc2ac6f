import { expect, test } from 'vitest';
import { toWorld } from '../geometry/mercator.ts';
import { openGround } from './open-ground.ts';
import { createArea, createLine, noFeatures } from '../testing/features.ts';

test('openGround excludes the whole line of a river', () => {
  const isOpen = openGround(createLine([80, 30], [84, 30]), noFeatures, []);
  expect(isOpen(toWorld([80, 30]))).toBe(false);
  expect(isOpen(toWorld([82.123, 30]))).toBe(false);
  expect(isOpen(toWorld([82.123, 30.2]))).toBe(true);
});

test('openGround excludes the area of a lake', () => {
  const isOpen = openGround(noFeatures, createArea({ west: 90, south: 30, east: 91, north: 31 }), []);
  expect(isOpen(toWorld([90.5, 30.5]))).toBe(false);
  expect(isOpen(toWorld([90.02, 30.98]))).toBe(false);
  expect(isOpen(toWorld([91.2, 30.5]))).toBe(true);
});

test('openGround excludes the ground directly south of a river, where an icon would cover it', () => {
  const isOpen = openGround(createLine([80, 30], [84, 30]), noFeatures, []);
  expect(isOpen(toWorld([82, 29.995]))).toBe(false);
});

test('openGround excludes a town', () => {
  const isOpen = openGround(noFeatures, noFeatures, [toWorld([77.58, 34.16])]);
  expect(isOpen(toWorld([77.58, 34.16]))).toBe(false);
  expect(isOpen(toWorld([77.7, 34.16]))).toBe(true);
});
