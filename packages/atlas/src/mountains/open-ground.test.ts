import { expect, test } from 'vitest';
import { toWorld } from '../geometry/mercator.ts';
import { openGround } from './open-ground.ts';
import { areaOf, lineOf, noFeatures } from '../testing/features.ts';

test('a river is closed along its whole course, not only where its line has a point', () => {
  const isOpen = openGround(lineOf([80, 30], [84, 30]), noFeatures, []);
  expect(isOpen(toWorld([80, 30]))).toBe(false);
  expect(isOpen(toWorld([82.123, 30]))).toBe(false);
  expect(isOpen(toWorld([82.123, 30.2]))).toBe(true);
});

test('a lake is closed from shore to shore', () => {
  const isOpen = openGround(noFeatures, areaOf({ west: 90, south: 30, east: 91, north: 31 }), []);
  expect(isOpen(toWorld([90.5, 30.5]))).toBe(false);
  expect(isOpen(toWorld([90.02, 30.98]))).toBe(false);
  expect(isOpen(toWorld([91.2, 30.5]))).toBe(true);
});

test('a sign has no room with its foot below a river, which it would cover', () => {
  const isOpen = openGround(lineOf([80, 30], [84, 30]), noFeatures, []);
  expect(isOpen(toWorld([82, 29.995]))).toBe(false);
});

test('a town is closed', () => {
  const isOpen = openGround(noFeatures, noFeatures, [toWorld([77.58, 34.16])]);
  expect(isOpen(toWorld([77.58, 34.16]))).toBe(false);
  expect(isOpen(toWorld([77.7, 34.16]))).toBe(true);
});
