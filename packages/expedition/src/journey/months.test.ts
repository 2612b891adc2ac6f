import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isCalendarDate } from '../dates/calendar.ts';
import { anyDay } from '../testing/arbitraries.ts';
import {
  addMonths,
  calendarLength,
  toDayRange,
  monthKey,
  listMonths,
  roundLength,
  shiftDay,
} from './months.ts';

describe('toDayRange', () => {
  test('is the day, the month or the year', () => {
    expect(toDayRange('1924-02-10', 'day')).toEqual({ from: '1924-02-10', to: '1924-02-10' });
    expect(toDayRange('1924-02-10', 'month')).toEqual({ from: '1924-02-01', to: '1924-02-29' });
    expect(toDayRange('1924-02-10', 'year')).toEqual({ from: '1924-01-01', to: '1924-12-31' });
  });

  test('is null for a date that does not exist', () => {
    expect(toDayRange('1925-02-29', 'month')).toBeNull();
  });
});

describe('addMonths and shiftDay', () => {
  test('addMonths keeps the day or takes the last of a shorter month', () => {
    expect(addMonths('1926-01-15', 1)).toBe('1926-02-15');
    expect(addMonths('1924-01-31', 1)).toBe('1924-02-29');
    expect(addMonths('1926-01-15', -1)).toBe('1925-12-15');
  });

  test('addMonths stays within the calendar', () => {
    expect(addMonths('0000-01-31', -1)).toBe('0000-01-31');
    expect(addMonths('9999-11-30', 5)).toBe('9999-12-30');
  });

  test('addMonths returns an invalid date unchanged', () => {
    expect(addMonths('never', 1)).toBe('never');
  });

  test('shiftDay stays within the calendar', () => {
    expect(shiftDay('9999-12-31', 1)).toBe('9999-12-31');
    expect(shiftDay('0000-01-01', -1)).toBe('0000-01-01');
    expect(shiftDay('1924-02-28', 1)).toBe('1924-02-29');
  });

  test('addMonths returns a day that exists in the expected month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (date, count) => {
        const moved = addMonths(date, count);
        expect(isCalendarDate(moved)).toBe(true);
        const isInside = date > '0003' && date < '9997';
        if (isInside) expect(addMonths(`${monthKey(moved)}-01`, -count)).toBe(`${monthKey(date)}-01`);
      }),
    );
  });
});

describe('calendarLength', () => {
  test('returns months and days', () => {
    expect(calendarLength('1926-09-12', '1927-04-13')).toEqual({ months: 7, days: 1 });
    expect(calendarLength('1925-08-26', '1925-09-19')).toEqual({ months: 0, days: 24 });
    expect(calendarLength('1926-01-31', '1926-02-28')).toEqual({ months: 1, days: 0 });
    expect(calendarLength('1928-05-26', '1934-03-01')).toEqual({ months: 69, days: 3 });
  });

  test('is zero when the second day is earlier', () => {
    expect(calendarLength('1926-02-28', '1926-01-31')).toEqual({ months: 0, days: 0 });
  });

  test('added to the first day results in the last day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 3000 }), (from, count) => {
        fc.pre(from < '9990');
        const to = addDays(from, count);
        const { months, days } = calendarLength(from, to);
        expect(addDays(addMonths(from, months), days)).toBe(to);
        expect(days).toBeLessThan(31);
      }),
    );
  });
});

test('listMonths returns the months of a range in order', () => {
  expect(listMonths({ from: '1925-11-30', to: '1926-02-01' })).toEqual([
    '1925-11',
    '1925-12',
    '1926-01',
    '1926-02',
  ]);
  expect(listMonths({ from: '1926-02-03', to: '1926-02-03' })).toEqual(['1926-02']);
});

test('roundLength rounds to days below a month, to months below two years, then to years', () => {
  expect(roundLength({ months: 0, days: 24 })).toEqual({ count: 24, unit: 'day' });
  expect(roundLength({ months: 1, days: 15 })).toEqual({ count: 1, unit: 'month' });
  expect(roundLength({ months: 1, days: 26 })).toEqual({ count: 2, unit: 'month' });
  expect(roundLength({ months: 69, days: 3 })).toEqual({ count: 6, unit: 'year' });
});
