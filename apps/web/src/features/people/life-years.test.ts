import { expect, test } from 'vitest';
import { lifeYears } from './life-years.ts';

const words = { bornOnly: (year: string) => `b. ${year}`, diedOnly: (year: string) => `d. ${year}` };

test.each([
  [{ born: '1877', died: 'c. 1930' }, '1877–c. 1930'],
  [{ born: '1877', died: '' }, 'b. 1877'],
  [{ born: '', died: '1930' }, 'd. 1930'],
  [{ born: '', died: '' }, ''],
])('the years of the life %j are %j', (life, years) => {
  expect(lifeYears({ ...life, ...words, language: 'en' })).toBe(years);
});

test('approximate years have the Russian abbreviation in Russian', () => {
  expect(lifeYears({ born: 'c. 1877', died: 'c. 1930', ...words, language: 'ru' })).toBe('ок. 1877–ок. 1930');
});
