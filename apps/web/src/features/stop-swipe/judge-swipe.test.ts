import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  judgeSwipe,
  previewPixels,
  sidewaysDirection,
  swipeTarget,
  type SwipeSurroundings,
} from './judge-swipe.ts';

const pixels = fc.integer({ min: -600, max: 600 });
const movements = fc.record({
  across: pixels,
  down: pixels,
  milliseconds: fc.integer({ min: 0, max: 3000 }),
});

describe('a swipe', () => {
  test('to the left leads to the next stop, to the right to the previous one', () => {
    expect(judgeSwipe({ across: -60, down: 5, milliseconds: 200 })).toBe('next');
    expect(judgeSwipe({ across: 60, down: 5, milliseconds: 200 })).toBe('previous');
  });

  const limits: readonly [name: string, within: Parameters<typeof judgeSwipe>[0], beyond: object][] = [
    ['is at least 25 px long', { across: -25, down: 0, milliseconds: 100 }, { across: -24 }],
    ['goes at most 200 px up or down', { across: -300, down: 200, milliseconds: 400 }, { down: 201 }],
    ['takes at most 1000 ms', { across: -300, down: 0, milliseconds: 1000 }, { milliseconds: 1001 }],
    ['goes at least 0.05 px/ms', { across: -25, down: 0, milliseconds: 500 }, { milliseconds: 501 }],
    ['goes further to the side than up or down', { across: -60, down: 59, milliseconds: 200 }, { down: 60 }],
  ];
  test.each(limits)('%s', (_name, within, beyond) => {
    expect(judgeSwipe(within)).toBe('next');
    expect(judgeSwipe({ ...within, ...beyond })).toBeNull();
  });

  test('keeps every limit, whatever the finger does', () => {
    fc.assert(
      fc.property(movements, (movement) => {
        const [across, down] = [Math.abs(movement.across), Math.abs(movement.down)];
        const isSwipe =
          across >= 25 &&
          across > down &&
          down <= 200 &&
          movement.milliseconds <= 1000 &&
          across / Math.max(1, movement.milliseconds) >= 0.05;
        const wanted = movement.across < 0 ? 'next' : 'previous';
        expect(judgeSwipe(movement)).toBe(isSwipe ? wanted : null);
      }),
    );
  });

  test('mirrored leads the other way', () => {
    fc.assert(
      fc.property(movements, (movement) => {
        const there = judgeSwipe(movement);
        const back = judgeSwipe({ ...movement, across: -movement.across });
        expect(back).toBe(there === null ? null : there === 'next' ? 'previous' : 'next');
      }),
    );
  });
});

describe('the preview', () => {
  test('begins beyond 10 px to the side and ends at 40', () => {
    const at = (across: number) => previewPixels({ across, down: 0, milliseconds: 100 });
    expect([10, 11, -11, 40, 41, -300].map(at)).toEqual([0, 11, -11, 40, 40, -40]);
  });

  test('follows nothing that goes as far up or down, and never leads the other way', () => {
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

describe('a swipe leads somewhere', () => {
  const open: SwipeSurroundings = {
    isSidebarOpen: true,
    isHomeTab: true,
    placeId: 53,
    previousId: 52,
    nextId: 54,
  };

  test('from a stop on the home tab of an open sheet to its neighbour', () => {
    expect(swipeTarget('next', open)).toBe(54);
    expect(swipeTarget('previous', open)).toBe(52);
  });

  test.each<[string, Partial<SwipeSurroundings>]>([
    ['the sheet is closed', { isSidebarOpen: false }],
    ['another tab is open', { isHomeTab: false }],
    ['no stop is open', { placeId: 0 }],
    ['there is no neighbour on the path', { nextId: null }],
  ])('and nowhere while %s', (_name, change) => {
    expect(swipeTarget('next', { ...open, ...change })).toBeNull();
  });
});
