import { expect, test } from 'vitest';
import { readDays, shiftDates } from './shift-dates.ts';

test('shiftDates moves known dates over months and leap days, keeps the time and leaves out unknown dates', () => {
  expect(shiftDates({ date: '1924-02-28 14:30', enddate: null }, 2)).toEqual({ date: '1924-03-01 14:30' });
  expect(shiftDates({ date: '1926-01-01', enddate: '1926-01-03' }, -1)).toEqual({
    date: '1925-12-31',
    enddate: '1926-01-02',
  });
});

test.each([
  ['13', 13],
  [' +3 ', 3],
  ['-12', -12],
  ['−12', -12],
])('readDays reads %j', (typed, days) => {
  expect(readDays(typed)).toBe(days);
});

test.each(['', '0', '1.5', 'two', '99999', '--1'])('readDays returns null for %j', (typed) => {
  expect(readDays(typed)).toBeNull();
});
