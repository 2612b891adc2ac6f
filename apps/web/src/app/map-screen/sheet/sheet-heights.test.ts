import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draggedHeight,
  dragSpeed,
  heightOfKey,
  lowered,
  nextInTurn,
  raised,
  restingHeight,
  sheetHeights,
} from './sheet-heights.ts';

const measured = { low: 150, half: 450, full: 600 };
const pixels = fc.double({ min: 0, max: 900, noNaN: true });
const gentle = fc.double({ min: -0.39, max: 0.39, noNaN: true });
const throws = fc.double({ min: 0.4, max: 10, noNaN: true });

test('the heights follow one another and end at the lowest and the highest', () => {
  expect(sheetHeights.map(raised)).toEqual(['half', 'full', 'full']);
  expect(sheetHeights.map(lowered)).toEqual(['low', 'low', 'half']);
  expect(sheetHeights.map(nextInTurn)).toEqual(['half', 'full', 'low']);
});

test('arrows go a step, Home and End to the ends, and other keys are left to others', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((code) => heightOfKey(code, 'half'))).toEqual([
    'full',
    'low',
    'low',
    'full',
  ]);
  expect(heightOfKey('Enter', 'half')).toBeNull();
});

test('a sheet that is let go gently comes to rest at the nearest height', () => {
  fc.assert(
    fc.property(pixels, gentle, (height, speed) => {
      const rest = measured[restingHeight(height, speed, measured)];
      const nearest = Math.min(...sheetHeights.map((each) => Math.abs(measured[each] - height)));
      expect(Math.abs(rest - height)).toBe(nearest);
    }),
  );
});

test('a sheet that is thrown never comes to rest behind where it was, unless it is at the end', () => {
  fc.assert(
    fc.property(pixels, throws, (height, speed) => {
      expect(measured[restingHeight(height, speed, measured)]).toBeGreaterThan(
        Math.min(height, measured.full - 1),
      );
      expect(measured[restingHeight(height, -speed, measured)]).toBeLessThan(
        Math.max(height, measured.low + 1),
      );
    }),
  );
});

test('a throw goes one height on, not two', () => {
  expect(restingHeight(160, 3, measured)).toBe('half');
  expect(restingHeight(590, -3, measured)).toBe('half');
});

test('where heights coincide, as on a low window, one of them is found', () => {
  const low = { low: 110, half: 170, full: 170 };
  expect(restingHeight(165, 0, low)).toBe('half');
  expect(restingHeight(120, 1, low)).toBe('half');
});

test('between the ends the sheet follows the finger exactly, and beyond them it never runs ahead of it', () => {
  fc.assert(
    fc.property(pixels, (height) => {
      const dragged = draggedHeight(height, measured);
      if (height >= measured.low && height <= measured.full) expect(dragged).toBe(height);
      else expect(Math.abs(dragged - height)).toBeGreaterThan(0);
      expect(dragged).toBeGreaterThanOrEqual(Math.min(height, measured.full));
      expect(dragged).toBeLessThanOrEqual(Math.max(height, measured.low));
    }),
  );
});

test('the speed is that of the last moment: a finger that has come to rest throws nothing', () => {
  const moving = [0, 20, 40, 60].map((time) => ({ y: 500 - time, time }));
  expect(dragSpeed(moving, 60)).toBe(1);
  expect(dragSpeed(moving, 400)).toBe(0);
  expect(dragSpeed([{ y: 500, time: 0 }], 0)).toBe(0);
  expect(dragSpeed([], 0)).toBe(0);
});
