import { expect, test } from 'vitest';
import { planShifts, readDays, shiftDates } from './shift-dates.ts';

test('shiftDates moves known dates over months and leap days, keeps the time and leaves out unknown dates', () => {
  expect(shiftDates({ date: '1924-02-28 14:30', enddate: null }, 2)).toEqual({ date: '1924-03-01 14:30' });
  expect(shiftDates({ date: '1926-01-01', enddate: '1926-01-03' }, -1)).toEqual({
    date: '1925-12-31',
    enddate: '1926-01-02',
  });
});

test('planShifts shifts dates with a day or of unknown precision, and counts the others by their reason', () => {
  const record = (id: number, date_format: string | null, date: string | null) => ({
    id,
    date_format,
    dates: { date, enddate: null },
  });
  const records = [
    record(1, 'YYYY-MM-DD', '1924-01-01'),
    record(2, null, '1923-12-31'),
    record(3, 'YYYY-MM', '1924-01-01'),
    record(4, 'YYYY', '1924-01-01'),
    record(5, 'YYYY-MM-DD', null),
    record(6, null, ''),
  ];
  expect(planShifts(records, -1)).toEqual({
    shifts: [
      { id: 1, dates: { date: '1923-12-31' } },
      { id: 2, dates: { date: '1923-12-30' } },
    ],
    notShifted: { undated: 2, withoutDay: 2 },
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
