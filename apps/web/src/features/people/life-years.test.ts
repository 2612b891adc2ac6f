import { expect, test } from 'vitest';
import { lifeYears, localYears } from './life-years.ts';

const messages = { bornOnly: (year: string) => `b. ${year}`, diedOnly: (year: string) => `d. ${year}` };

test.each([
  [{ born: '1877', died: 'c. 1930' }, '1877–c. 1930'],
  [{ born: '1877', died: '' }, 'b. 1877'],
  [{ born: '', died: '1930' }, 'd. 1930'],
  [{ born: '', died: '' }, ''],
])('the years of the life %j are %j', (life, years) => {
  expect(lifeYears(life, messages)).toBe(years);
});

test('approximate years have the Russian abbreviation in Russian only', () => {
  expect(localYears('c. 1877–c. 1930', 'ru')).toBe('ок. 1877–ок. 1930');
  expect(localYears('c. 1877', 'en')).toBe('c. 1877');
});
