import { expect, test } from 'vitest';
import { readLooseDate } from './loose-date.ts';

test.each([
  ['1926-5-1', '1926-05-01'],
  ['1.5.1926', '1926-05-01'],
  ['1926/05/01', '1926-05-01'],
  ['1926-02-30', '1926-02-28'],
  ['1926-02-99', '1926-02-28'],
  ['1926-13-01', null],
  ['1926-00-10', null],
  ['1926-01-00', null],
  ['-1926-05-01', null],
  ['may', null],
])('the date %j means the day %j', (text, day) => {
  expect(readLooseDate(text)).toBe(day);
});
