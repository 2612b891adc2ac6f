import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  classifySwipe,
  previewPixels,
  sidewaysDirection,
  swipeTarget,
  type SwipeContext,
} from './classify-swipe.ts';

const pixels = fc.integer({ min: -600, max: 600 });
const movements = fc.record({
  across: pixels,
  down: pixels,
  milliseconds: fc.integer({ min: 0, max: 3000 }),
});

describe('classifySwipe', () => {
  test('returns next for a swipe to the left and previous for one to the right', () => {
    expect(classifySwipe({ across: -60, down: 5, milliseconds: 200 })).toBe('next');
    expect(classifySwipe({ across: 60, down: 5, milliseconds: 200 })).toBe('previous');
  });

  const limits: readonly [name: string, within: Parameters<typeof classifySwipe>[0], beyond: object][] = [
    ['a length of at least 25 px', { across: -25, down: 0, milliseconds: 100 }, { across: -24 }],
    ['a vertical movement of at most 200 px', { across: -300, down: 200, milliseconds: 400 }, { down: 201 }],
    ['a duration of at most 1000 ms', { across: -300, down: 0, milliseconds: 1000 }, { milliseconds: 1001 }],
    ['a speed of at least 0.05 px/ms', { across: -25, down: 0, milliseconds: 500 }, { milliseconds: 501 }],
    [
      'a larger horizontal than vertical movement',
      { across: -60, down: 59, milliseconds: 200 },
      { down: 60 },
    ],
  ];
  test.each(limits)('requires %s', (_name, within, beyond) => {
    expect(classifySwipe(within)).toBe('next');
    expect(classifySwipe({ ...within, ...beyond })).toBeNull();
  });

  test('returns a direction only within all limits', () => {
    fc.assert(
      fc.property(movements, (movement) => {
        const [across, down] = [Math.abs(movement.across), Math.abs(movement.down)];
        const isSwipe =
          across >= 25 &&
          across > down &&
          down <= 200 &&
          movement.milliseconds <= 1000 &&
          across / Math.max(1, movement.milliseconds) >= 0.05;
        const direction = movement.across < 0 ? 'next' : 'previous';
        expect(classifySwipe(movement)).toBe(isSwipe ? direction : null);
      }),
    );
  });

  test('returns the opposite direction for the mirrored movement', () => {
    fc.assert(
      fc.property(movements, (movement) => {
        const there = classifySwipe(movement);
        const back = classifySwipe({ ...movement, across: -movement.across });
        expect(back).toBe(there === null ? null : there === 'next' ? 'previous' : 'next');
      }),
    );
  });
});

describe('previewPixels', () => {
  test('follows horizontal movements above 10 px up to 40 px', () => {
    const at = (across: number) => previewPixels({ across, down: 0, milliseconds: 100 });
    expect([10, 11, -11, 40, 41, -300].map(at)).toEqual([0, 11, -11, 40, 40, -40]);
  });

  test('is zero for vertical movements and never has the opposite direction', () => {
    fc.assert(
      fc.property(movements, (movement) => {
        const preview = previewPixels(movement);
        expect(Math.abs(preview)).toBeLessThanOrEqual(Math.min(40, Math.abs(movement.across)));
        if (sidewaysDirection(movement) === null) expect(preview).toBe(0);
        else expect(Math.sign(preview)).toBe(Math.sign(movement.across));
      }),
    );
  });
});

describe('swipeTarget', () => {
  const open: SwipeContext = {
    isSidebarOpen: true,
    isHomeTab: true,
    placeId: 53,
    previousId: 52,
    nextId: 54,
  };

  test('returns the neighbour of a stop on the home tab of an open sheet', () => {
    expect(swipeTarget('next', open)).toBe(54);
    expect(swipeTarget('previous', open)).toBe(52);
  });

  test.each<[string, Partial<SwipeContext>]>([
    ['the sheet is closed', { isSidebarOpen: false }],
    ['another tab is open', { isHomeTab: false }],
    ['no stop is open', { placeId: 0 }],
    ['there is no neighbour on the path', { nextId: null }],
  ])('returns null while %s', (_name, change) => {
    expect(swipeTarget('next', { ...open, ...change })).toBeNull();
  });
});
