import { expect, test } from 'vitest';
import { countLogoClick } from './logo-clicks.ts';

/** Clicks at the given times, in milliseconds; returns the index of the click that completes the sequence, or -1. */
function completingClick(clicks: readonly number[]): number {
  let times: readonly number[] = [];
  for (const [index, click] of clicks.entries()) {
    const counted = countLogoClick(times, click);
    if (counted.isComplete) return index;
    ({ times } = counted);
  }
  return -1;
}

test.each([
  ['five clicks within two seconds complete the sequence', [0, 500, 1000, 1500, 2000], 4],
  ['four clicks do not', [0, 100, 200, 300], -1],
  ['five clicks in more than two seconds do not', [0, 501, 1002, 1503, 2004], -1],
  ['earlier clicks do not count', [0, 5000, 5100, 5200, 5300, 5400], 5],
])('%s', (_title, clicks, expected) => {
  expect(completingClick(clicks)).toBe(expected);
});
