import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWorld, toWorld } from './mercator.ts';

test('toWorld maps the centre and the corners of the world to the square', () => {
  expect(toWorld([0, 0])).toEqual([0.5, 0.5]);
  expect(toWorld([-180, 90])[1]).toBeCloseTo(0, 9);
  expect(toWorld([180, -90])[0]).toBe(1);
});

test('fromWorld is the inverse of toWorld', () => {
  const positions = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
  );
  fc.assert(
    fc.property(positions, ([longitude, latitude]) => {
      const back = fromWorld(toWorld([longitude, latitude]));
      expect(back[0]).toBeCloseTo(longitude, 8);
      expect(back[1]).toBeCloseTo(latitude, 8);
    }),
  );
});
