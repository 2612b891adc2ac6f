import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnWheel } from './wheel-zoom.ts';
import type { WheelGoal } from './wheel-zoom.ts';

const limits = { min: 1, max: 22 };
const turn = { deltaY: -100, deltaMode: 0, ctrlKey: false, timeStamp: 0 };

test('a hundred pixels away from the reader are three tenths of a level closer', () => {
  expect(turnWheel(null, turn, 5, limits).zoom).toBeCloseTo(5.3, 9);
  expect(turnWheel(null, { ...turn, deltaY: 100 }, 5, limits).zoom).toBeCloseTo(4.7, 9);
});

test('turns of one series add up from the goal, whatever the map shows meanwhile; after a pause from what it shows', () => {
  const first = turnWheel(null, turn, 5, limits);
  expect(turnWheel(first, { ...turn, timeStamp: 150 }, 5.1, limits).zoom).toBeCloseTo(5.6, 9);
  expect(turnWheel(first, { ...turn, timeStamp: 201 }, 5.1, limits).zoom).toBeCloseTo(5.4, 9);
});

test('within a tenth of a second no more than 300 pixels count', () => {
  let goal: WheelGoal | null = null;
  for (const timeStamp of [0, 20, 40, 60, 80]) goal = turnWheel(goal, { ...turn, timeStamp }, 5, limits);
  expect(goal?.zoom).toBeCloseTo(5.9, 9);
  expect(turnWheel(goal, { ...turn, timeStamp: 120 }, 5, limits).zoom).toBeCloseTo(6.2, 9);
});

test('lines count for twenty pixels each, and a pinch for more than a turn', () => {
  expect(turnWheel(null, { ...turn, deltaY: -3, deltaMode: 1 }, 5, limits).zoom).toBeCloseTo(5.18, 9);
  expect(turnWheel(null, { ...turn, deltaY: -5, ctrlKey: true }, 5, limits).zoom).toBeCloseTo(5.12, 9);
});

test('no turning leads beyond the limits', () => {
  const turns = fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 80 });
  fc.assert(
    fc.property(turns, (deltas) => {
      let goal: WheelGoal | null = null;
      for (const [index, deltaY] of deltas.entries()) {
        goal = turnWheel(goal, { ...turn, deltaY, timeStamp: index * 60 }, 5, limits);
        expect(goal.zoom).toBeGreaterThanOrEqual(limits.min);
        expect(goal.zoom).toBeLessThanOrEqual(limits.max);
      }
    }),
  );
});
