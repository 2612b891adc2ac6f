import { expect, test } from 'vitest';
import { formatDistance, formatMetres } from './distance.ts';
import { english } from './language/catalogue-en.ts';
import { russian } from './language/catalogue-ru.ts';

test.each([
  [0, '0 m'],
  [999.4, '999 m'],
  [999.6, '1 km'],
  [1234, '1.23 km'],
  [99_940, '99.94 km'],
  [1_234_567, '1,235 km'],
])('formatDistance formats %d metres as %s', (metres, text) => {
  expect(formatDistance(metres, 'en', english)).toBe(text);
});

test('lengths have the separators and the units of the language', () => {
  expect(formatDistance(1234, 'ru', russian)).toBe('1,23 км');
  expect(formatMetres(1_234_567.4, 'ru', russian)).toBe('1\u00A0234\u00A0567 м');
  expect(formatMetres(1_234_567.4, 'en', english)).toBe('1,234,567 m');
});
