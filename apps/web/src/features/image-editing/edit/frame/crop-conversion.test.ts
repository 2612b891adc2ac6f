import { expect, test } from 'vitest';
import { toShownCrop, toStoredCrop } from './crop-conversion.ts';

test.each([0, 90, 180, 270])(
  'a stored crop is the same after it was shown over the picture turned by %i degrees',
  (rotation) => {
    const crop = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
    expect(toStoredCrop(toShownCrop(crop, rotation), rotation)).toEqual(crop);
  },
);

test('a rectangle over a turned picture is stored as the part of the upright picture', () => {
  const upperHalf = { unit: '%', x: 0, y: 0, width: 100, height: 50 } as const;
  expect(toStoredCrop(upperHalf, 90)).toEqual({ left: 0, top: 0, width: 0.5, height: 1 });
});

test('a rectangle over the whole picture is no crop', () => {
  expect(toShownCrop(null, 270)).toEqual({ unit: '%', x: 0, y: 0, width: 100, height: 100 });
  expect(toStoredCrop({ unit: '%', x: 0, y: 0.2, width: 100, height: 99.8 }, 0)).toBeNull();
});

test('a rectangle that is too small or beyond the edge is moved into the picture', () => {
  expect(toStoredCrop({ unit: '%', x: 99, y: -3, width: 0, height: 120 }, 0)).toEqual({
    left: 0.95,
    top: 0,
    width: 0.05,
    height: 1,
  });
});
