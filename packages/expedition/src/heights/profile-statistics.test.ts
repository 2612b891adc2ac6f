import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegProfile } from './leg-profile.ts';
import { climbAndDescent, noiseMetres, profileStatistics } from './profile-statistics.ts';

const someHeights = fc.array(fc.integer({ min: -150, max: 5900 }), { minLength: 2, maxLength: 60 });

function profileOf(heights: readonly (number | null)[], hasUnknownWay = false): LegProfile {
  const points = heights.map((height, index) => ({ metres: index * 2000, height }));
  return { points, lengthMetres: (heights.length - 1) * 2000, hasUnknownWay, isOutside: false };
}

describe('climbAndDescent', () => {
  test('adds rises and falls between turning points', () => {
    expect(climbAndDescent([3000, 3400, 3200, 3900, 3500])).toEqual({ climb: 1100, descent: 600 });
  });

  test('does not count differences below the noise of the grid', () => {
    expect(climbAndDescent([1000, 1040, 1000, 1045, 1010, 1030])).toEqual({ climb: 0, descent: 0 });
    expect(climbAndDescent([1000, 1500, 1460, 2000])).toEqual({ climb: 1000, descent: 0 });
  });

  test('differs from the difference of both ends by less than twice the noise', () => {
    fc.assert(
      fc.property(someHeights, (heights) => {
        const { climb, descent } = climbAndDescent(heights);
        const difference = (heights.at(-1) ?? 0) - (heights[0] ?? 0);
        expect(Math.abs(climb - descent - difference)).toBeLessThan(2 * noiseMetres);
      }),
    );
  });

  test('exchanges climb and descent when the heights are turned upside down', () => {
    fc.assert(
      fc.property(someHeights, (heights) => {
        const { climb, descent } = climbAndDescent(heights);
        const inverted = climbAndDescent(heights.map((height) => -height));
        expect(inverted).toEqual({ climb: descent, descent: climb });
      }),
    );
  });

  test('is at most the sum of all rises', () => {
    fc.assert(
      fc.property(someHeights, (heights) => {
        const rises = heights.slice(1).map((height, index) => Math.max(0, height - (heights[index] ?? 0)));
        const sum = rises.reduce((total, rise) => total + rise, 0);
        expect(climbAndDescent(heights).climb).toBeLessThanOrEqual(sum);
      }),
    );
  });
});

describe('profileStatistics', () => {
  test('rounds to 100 m in mountains and to 50 m elsewhere', () => {
    expect(profileStatistics(profileOf([3512, 5361, 3987]))).toEqual({
      climb: 1800,
      descent: 1400,
      highest: 5400,
      highestAt: 2000,
      lowest: 3500,
    });
    expect(profileStatistics(profileOf([1012, 1131, 1012]))).toMatchObject({ climb: 100, highest: 1150 });
  });

  test('is null if a height or a part of the way is unknown', () => {
    expect(profileStatistics(profileOf([1000, null, 2000]))).toBeNull();
    expect(profileStatistics(profileOf([1000, 2000], true))).toBeNull();
    expect(profileStatistics(profileOf([]))).toBeNull();
  });
});
