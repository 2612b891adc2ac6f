import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyWheelInput } from './wheel-zoom.ts';
import type { WheelTarget } from './wheel-zoom.ts';

const limits = { min: 1, max: 22 };
const input = { deltaY: -100, deltaMode: 0, ctrlKey: false, timeStamp: 0 };

test('a wheel input of 100 pixels changes the zoom by 0.3', () => {
  expect(applyWheelInput(null, input, 5, limits).zoom).toBeCloseTo(5.3, 9);
  expect(applyWheelInput(null, { ...input, deltaY: 100 }, 5, limits).zoom).toBeCloseTo(4.7, 9);
});

test('inputs of a series accumulate on the target zoom', () => {
  const first = applyWheelInput(null, input, 5, limits);
  expect(applyWheelInput(first, { ...input, timeStamp: 150 }, 5.1, limits).zoom).toBeCloseTo(5.6, 9);
});

test('a new series of inputs starts at the current zoom', () => {
  const first = applyWheelInput(null, input, 5, limits);
  expect(applyWheelInput(first, { ...input, timeStamp: 201 }, 5.1, limits).zoom).toBeCloseTo(5.4, 9);
});

test('at most 300 pixels count within 100 ms', () => {
  let target: WheelTarget | null = null;
  for (const timeStamp of [0, 20, 40, 60, 80])
    target = applyWheelInput(target, { ...input, timeStamp }, 5, limits);
  expect(target?.zoom).toBeCloseTo(5.9, 9);
  expect(applyWheelInput(target, { ...input, timeStamp: 120 }, 5, limits).zoom).toBeCloseTo(6.2, 9);
});

test('a line counts as 20 pixels, and pinch deltas are multiplied', () => {
  expect(applyWheelInput(null, { ...input, deltaY: -3, deltaMode: 1 }, 5, limits).zoom).toBeCloseTo(5.18, 9);
  expect(applyWheelInput(null, { ...input, deltaY: -5, ctrlKey: true }, 5, limits).zoom).toBeCloseTo(5.12, 9);
});

test('the target zoom stays within the limits for any series of inputs', () => {
  const series = fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 80 });
  fc.assert(
    fc.property(series, (deltas) => {
      let target: WheelTarget | null = null;
      for (const [index, deltaY] of deltas.entries()) {
        target = applyWheelInput(target, { ...input, deltaY, timeStamp: index * 60 }, 5, limits);
        expect(target.zoom).toBeGreaterThanOrEqual(limits.min);
        expect(target.zoom).toBeLessThanOrEqual(limits.max);
      }
    }),
  );
});
