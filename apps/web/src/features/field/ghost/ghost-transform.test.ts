import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeTransform,
  initialTransform,
  scaleLimits,
  transformByKey,
  transformByTouches,
} from './ghost-transform.ts';

const number = fc.double({ min: -10, max: 10, noNaN: true });

test('a picture over the camera stays within the stage and the limits of its size for every change', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ dx: number, dy: number, factor: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
      ),
      (changes) => {
        const { x, y, scale } = changes.reduce(changeTransform, initialTransform);
        expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
        expect(scale >= scaleLimits.min && scale <= scaleLimits.max).toBe(true);
      },
    ),
  );
});

test('arrows move the picture, + and - resize it, 0 resets it, and other keys have no meaning', () => {
  const right = transformByKey(initialTransform, 'ArrowRight');
  expect(right?.x).toBeCloseTo(0.52);
  expect(transformByKey(initialTransform, '+')?.scale).toBeCloseTo(1.05);
  expect(transformByKey({ x: 0, y: 1, scale: 3 }, '0')).toEqual(initialTransform);
  expect(transformByKey(initialTransform, 'a')).toBeNull();
});

test('one finger moves the picture, and two fingers that part resize it by their distance', () => {
  const moved = transformByTouches(initialTransform, [{ x: 0.2, y: 0.2 }], [{ x: 0.3, y: 0.1 }]);
  expect(moved).toEqual({ x: expect.closeTo(0.6), y: expect.closeTo(0.4), scale: 1 });
  const before = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ];
  const after = [
    { x: 0.3, y: 0.5 },
    { x: 0.7, y: 0.5 },
  ];
  expect(transformByTouches(initialTransform, before, after)).toEqual({
    x: 0.5,
    y: 0.5,
    scale: expect.closeTo(2),
  });
});
