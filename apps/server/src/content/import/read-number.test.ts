import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const decimal = { isInteger: false };
const integer = { isInteger: true };

test.each([
  ['34.5', 34.5],
  ['34,5', 34.5],
  ['+34.5', 34.5],
  ['34.', 34],
  ['1e-5', 0.000_01],
  ['77,500', 77.5],
  ['1 234,5', 1234.5],
  ['1\u00A0234.5', 1234.5],
  ['1\u202F234\u202F567', 1_234_567],
  ["1'234.5", 1234.5],
  ['1’234', 1234],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
])('the number “%s” is %d', (text, number) => {
  expect(readNumber(text, decimal)).toBe(number);
});

test.each(['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D', '\u2212 '])(
  'the minus “%s” is read',
  (minus) => {
    expect(readNumber(`${minus}18,5`, decimal)).toBe(-18.5);
    expect(readNumber(`${minus}0`, decimal)).toBe(0);
  },
);

test.each([
  ['1,000', 1000],
  ['1 000', 1000],
  ['10', 10],
  ['-1', -1],
  ['1.0', 1],
])('the integer “%s” is %d', (text, number) => {
  expect(readNumber(text, integer)).toBe(number);
});

test.each([
  '1.000',
  '',
  '-',
  '--1',
  '1-2',
  '0x10',
  '1_000',
  'Infinity',
  'NaN',
  '1 00',
  '1 2345',
  '12 34 567',
  '1,23,456',
  '1,234,5',
  '1.2.3',
  '1,5.5',
  '34,5N',
  '34°',
  '٣',
])('the text “%s” is no integer', (text) => {
  expect(readNumber(text, integer)).toBeUndefined();
});

test('a number that a program formats is read as the same number or not at all', () => {
  const locale = fc.constantFrom('en', 'ru', 'de', 'fr', 'de-CH', 'sv');
  fc.assert(
    fc.property(
      locale,
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.nat({ max: 5 }),
      (language, units, digits) => {
        const value = units / 10 ** digits;
        const written = value.toLocaleString(language, { maximumFractionDigits: 5 });
        const read = readNumber(written, decimal);
        // `1,234` is a number with decimals in a field that can have some.
        const isAmbiguous = /^\D?\d{1,3}[.,]\d{3}$/.test(written);
        if (!isAmbiguous) expect(read).toBe(value);
      },
    ),
  );
});

test('no text causes an error or a number without digits', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,-+e \u00A0\u2212'x")) });
  fc.assert(
    fc.property(text, fc.boolean(), (written, isInteger) => {
      const read = readNumber(written, { isInteger });
      if (read !== undefined) expect(written).toMatch(/\d/);
    }),
  );
});
