import { describe, expect, it } from 'vitest';
import { overrideFor } from './overrides.ts';
import { regionOf } from './regions.ts';
import { createRandom } from '../math/random.ts';
import { monthOf, seasonOf } from './season.ts';

describe('what a place tells', () => {
  it.each([
    ['Leh', 34.16, 77.58, 'ladakh'],
    ['Darjeeling', 27.04, 88.26, 'sikkim'],
    ['Khotan', 37.11, 79.93, 'turkestan'],
    ['Karakorum Pass', 35.51, 77.82, 'karakoram'],
    ['Urumchi', 43.8, 87.6, 'dzungaria'],
    ['Ulaanbaatar', 47.92, 106.92, 'mongolia'],
    ['Nagchu', 31.48, 92.06, 'changtang'],
    ['Peking', 39.9, 116.4, 'china'],
    ['New York', 40.8, -73.97, 'world'],
  ] as const)('finds the land of %s', (_title, latitude, longitude, region) => {
    expect(regionOf(latitude, longitude)).toBe(region);
  });

  it('knows famous places by name', () => {
    expect(overrideFor('Moscow')).toEqual({ subjects: ['river-city', 'old-city'], motif: 'moscow' });
    expect(overrideFor('Camp of 24 September')).toBeNull();
  });

  it('tells the season from the month and the height', () => {
    expect(seasonOf(7, 27, 2000)).toBe('monsoon');
    expect(seasonOf(9, 50, 900)).toBe('autumn');
    expect(seasonOf(3, 31, 4700)).toBe('winter');
    expect(monthOf(null, 4)).toBe(4);
    expect(monthOf('1927-10-03', 4)).toBe(10);
  });

  it('repeats its numbers for the same seed only', () => {
    const row = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 4 }, () => random.next());
    };
    expect(row('53.0')).toEqual(row('53.0'));
    expect(row('53.0')).not.toEqual(row('53.1'));
    expect(createRandom('a').fork('b').next()).toBe(createRandom('a').fork('b').next());
  });
});
