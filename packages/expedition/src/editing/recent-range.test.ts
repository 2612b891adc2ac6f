import { expect, test } from 'vitest';
import { createRecentCondition } from './recent-range.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const dayMilliseconds = 86_400_000;

test.each([
  ['week', 7],
  ['month', 30],
  ['quarter', 90],
] as const)('the last %s is the last %i days', (range, days) => {
  const isRecent = createRecentCondition(range, now);
  const at = (age: number) => new Date(now - age * dayMilliseconds).toISOString();
  expect([at(0), at(days), at(days + 0.01)].map(isRecent)).toEqual([true, true, false]);
});

test.each([null, undefined, '', 'yesterday'])('the time %j is in no range', (time) => {
  expect(createRecentCondition('week', now)(time)).toBe(false);
  expect(createRecentCondition(null, now)(time)).toBe(true);
});
