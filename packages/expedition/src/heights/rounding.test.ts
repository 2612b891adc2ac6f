import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayedHeight, roundHeight } from './rounding.ts';

const fromGrid = { place_id: 1, source_ru: null, source_en: null, samples: null };

test('roundHeight rounds to 50, 100 or 500 m by the expected error, and to nothing above 400 m', () => {
  expect(roundHeight(4912, 20)).toBe(4900);
  expect(roundHeight(4930, 40)).toBe(4950);
  expect(roundHeight(4930, 41)).toBe(4900);
  expect(roundHeight(4712, 161)).toBe(4500);
  expect(roundHeight(4712, 401)).toBeNull();
});

test('roundHeight never claims more than the expected error', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 8900 }), fc.integer({ min: 20, max: 400 }), (metres, error) => {
      const rounded = roundHeight(metres, error) ?? Number.NaN;
      // The steps are at least 50 m, half of which is above the smallest error.
      expect(Math.abs(rounded - metres)).toBeLessThanOrEqual(Math.max(25, 1.6 * error));
      expect(rounded % 50 === 0 && !Object.is(rounded, -0)).toBe(true);
    }),
  );
});

test('displayedHeight returns a height with a source unchanged', () => {
  const sourced = { ...fromGrid, height_m: 5823, precision_m: null, source_ru: 'карта', source_en: 'a map' };
  expect(displayedHeight(sourced)).toBe(5823);
});

test('displayedHeight is null if the height is unknown, known too roughly, or that of the sea', () => {
  expect(displayedHeight({ ...fromGrid, height_m: 4912, precision_m: 100 })).toBe(4900);
  expect(displayedHeight({ ...fromGrid, height_m: null, precision_m: null })).toBeNull();
  expect(displayedHeight({ ...fromGrid, height_m: 4912, precision_m: 700 })).toBeNull();
  expect(displayedHeight({ ...fromGrid, height_m: 10, precision_m: 20 })).toBeNull();
  expect(displayedHeight({ ...fromGrid, height_m: -150, precision_m: 20 })).toBe(-150);
});
