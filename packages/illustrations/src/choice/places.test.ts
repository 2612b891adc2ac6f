import { describe, expect, test } from 'vitest';
import { findOverride } from './overrides.ts';
import { findRegion } from './regions.ts';
import { createRandom } from '../math/random.ts';
import { readMonth, getSeason } from './season.ts';

describe('classification of places', () => {
  test.each([
    ['Leh', 34.16, 77.58, 'ladakh'],
    ['Darjeeling', 27.04, 88.26, 'sikkim'],
    ['Khotan', 37.11, 79.93, 'turkestan'],
    ['Karakorum Pass', 35.51, 77.82, 'karakoram'],
    ['Urumchi', 43.8, 87.6, 'dzungaria'],
    ['Ulaanbaatar', 47.92, 106.92, 'mongolia'],
    ['Nagchu', 31.48, 92.06, 'changtang'],
    ['Peking', 39.9, 116.4, 'china'],
    ['New York', 40.8, -73.97, 'world'],
  ] as const)('findRegion finds the region of %s', (_title, latitude, longitude, region) => {
    expect(findRegion(latitude, longitude)).toBe(region);
  });

  test('findOverride finds a well-known place by its title', () => {
    expect(findOverride('Moscow')).toEqual({ subjects: ['river-city', 'old-city'], motif: 'moscow' });
  });

  test('findOverride returns null for any other place', () => {
    expect(findOverride('Camp of 24 September')).toBeNull();
  });

  test('getSeason depends on month, latitude and height', () => {
    expect(getSeason(7, 27, 2000)).toBe('monsoon');
    expect(getSeason(9, 50, 900)).toBe('autumn');
    expect(getSeason(3, 31, 4700)).toBe('winter');
  });

  test('readMonth falls back when the date is unknown', () => {
    expect(readMonth(null, 4)).toBe(4);
    expect(readMonth('1927-10-03', 4)).toBe(10);
  });

  const row = (seed: string): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 4 }, () => random.next());
  };

  test('createRandom repeats its sequence for the same seed', () => {
    expect(row('53.0')).toEqual(row('53.0'));
  });

  test('createRandom has another sequence for another seed', () => {
    expect(row('53.0')).not.toEqual(row('53.1'));
  });

  test('fork is independent of the calls on its parent', () => {
    const used = createRandom('a');
    used.next();
    expect(used.fork('b').next()).toBe(createRandom('a').fork('b').next());
  });
});
