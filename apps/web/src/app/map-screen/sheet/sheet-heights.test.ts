import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draggedHeight,
  dragSpeed,
  heightForKey,
  lowered,
  nextHeight,
  raised,
  snapHeight,
  sheetHeights,
} from './sheet-heights.ts';

const measured = { low: 150, half: 450, full: 600 };
const pixels = fc.double({ min: 0, max: 900, noNaN: true });
const slowSpeeds = fc.double({ min: -0.39, max: 0.39, noNaN: true });
const flingSpeeds = fc.double({ min: 0.4, max: 10, noNaN: true });

test('raised, lowered and nextHeight step through the heights and stay within them', () => {
  expect(sheetHeights.map(raised)).toEqual(['half', 'full', 'full']);
  expect(sheetHeights.map(lowered)).toEqual(['low', 'low', 'half']);
  expect(sheetHeights.map(nextHeight)).toEqual(['half', 'full', 'low']);
});

test('heightForKey maps the arrow keys, Home and End to heights and returns null for other keys', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((code) => heightForKey(code, 'half'))).toEqual([
    'full',
    'low',
    'low',
    'full',
  ]);
  expect(heightForKey('Enter', 'half')).toBeNull();
});

test('snapHeight returns the nearest height if the sheet is released slowly', () => {
  fc.assert(
    fc.property(pixels, slowSpeeds, (height, speed) => {
      const snapped = measured[snapHeight(height, speed, measured)];
      const nearest = Math.min(...sheetHeights.map((each) => Math.abs(measured[each] - height)));
      expect(Math.abs(snapped - height)).toBe(nearest);
    }),
  );
});

test('snapHeight returns a height in the direction of a fling unless the sheet is at the end', () => {
  fc.assert(
    fc.property(pixels, flingSpeeds, (height, speed) => {
      expect(measured[snapHeight(height, speed, measured)]).toBeGreaterThan(
        Math.min(height, measured.full - 1),
      );
      expect(measured[snapHeight(height, -speed, measured)]).toBeLessThan(Math.max(height, measured.low + 1));
    }),
  );
});

test('snapHeight moves by one height on a fling', () => {
  expect(snapHeight(160, 3, measured)).toBe('half');
  expect(snapHeight(590, -3, measured)).toBe('half');
});

test('snapHeight returns one of two equal heights', () => {
  const low = { low: 110, half: 170, full: 170 };
  expect(snapHeight(165, 0, low)).toBe('half');
  expect(snapHeight(120, 1, low)).toBe('half');
});

test('draggedHeight follows the finger exactly between the lowest and the highest height and lags behind outside', () => {
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

test('dragSpeed is measured at the end of the drag and is zero after a pause', () => {
  const moving = [0, 20, 40, 60].map((time) => ({ y: 500 - time, time }));
  expect(dragSpeed(moving, 60)).toBe(1);
  expect(dragSpeed(moving, 400)).toBe(0);
  expect(dragSpeed([{ y: 500, time: 0 }], 0)).toBe(0);
  expect(dragSpeed([], 0)).toBe(0);
});
