import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestNonDecreasingSubsequence } from './longest-non-decreasing-subsequence.ts';

/** The length by brute force over all subsequences. */
function longestByTrying(values: readonly number[]): number {
  let longest = 0;
  for (let parts = 0; parts < 2 ** values.length; parts += 1) {
    const part = values.filter((_, index) => (parts >> index) % 2 === 1);
    const rises = part.every((value, index) => index === 0 || (part[index - 1] ?? 0) <= value);
    if (rises) longest = Math.max(longest, part.length);
  }
  return longest;
}

test('the subsequence is non-decreasing and as long as by brute force', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 }), (values) => {
      const order = longestNonDecreasingSubsequence(values);
      expect(order).toHaveLength(longestByTrying(values));
      order.slice(1).forEach((index, at) => {
        expect(order[at] ?? 0).toBeLessThan(index);
        expect(values[order[at] ?? 0]).toBeLessThanOrEqual(values[index] ?? 0);
      });
    }),
  );
});

test('a single outlier is left out', () => {
  expect(longestNonDecreasingSubsequence([1, 2, 99, 3, 4])).toEqual([0, 1, 3, 4]);
  expect(longestNonDecreasingSubsequence([1, 2, 0, 3, 4])).toEqual([0, 1, 3, 4]);
});
