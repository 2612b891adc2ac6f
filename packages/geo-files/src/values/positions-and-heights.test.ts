import { describe, expect, test } from 'vitest';
import { checkHeight } from './height.ts';
import { wrapPosition } from './position.ts';
import { hasDecimalComma, readNumber } from './read-number.ts';

describe('wrapPosition', () => {
  test.each([
    [77.5, 34, 77.5],
    [180, 34, 180],
    [-180, 34, -180],
    [184, 34, -176],
    [-190.5, 34, 169.5],
    [360, 34, 0],
    [500, 34, 140],
  ])('wraps the longitude %d at latitude %d to %d', (longitude, latitude, expected) => {
    expect(wrapPosition(longitude, latitude)).toBe(expected);
  });

  test.each([
    [77, 90.1],
    [77, -91],
    [541, 34],
    [77, Number.NaN],
    [Number.NaN, 34],
    [Number.POSITIVE_INFINITY, 34],
  ])('returns NaN for %d, %d', (longitude, latitude) => {
    expect(wrapPosition(longitude, latitude)).toBeNaN();
  });
});

describe('checkHeight', () => {
  test.each([-430, 0, 8848.86, 13_100])('keeps %d', (height) => {
    expect(checkHeight(height)).toBe(height);
  });

  test.each([-32_768, -9999, -500, 9999, 12_607, 32_767, 65_535, 1e9, Number.NaN])(
    'returns NaN for %d',
    (height) => {
      expect(checkHeight(height)).toBeNaN();
    },
  );
});

describe('readNumber', () => {
  test.each([
    ['77.5', 77.5],
    [' -77.5\n', -77.5],
    ['+.5', 0.5],
    ['7.75e1', 77.5],
  ])('reads %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each(['', ' ', '77,5', '77 5', '0x10', '1e999', 'NaN', 'Infinity', '77.5E', '7_7', '--1'])(
    'reads %j as no number',
    (text) => {
      expect(readNumber(text)).toBeNaN();
    },
  );

  test('leaves decimal commas to hasDecimalComma', () => {
    expect(['77,5', '77,5,34,1', '77', '77.5,3', ',5'].map(hasDecimalComma)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
