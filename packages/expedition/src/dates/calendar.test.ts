import { isCalendarDate as isCalendarDateOfContract } from '@cae-map/contract/calendar-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  CalendarError,
  compareDates,
  daysBetween,
  isCalendarDate,
  getMonth,
  getYear,
} from './calendar.ts';
import { anyDay } from '../testing/arbitraries.ts';

describe('isCalendarDate', () => {
  test('accepts February 29 only in Gregorian leap years', () => {
    expect(['1924-02-29', '2000-02-29', '1925-12-31'].every(isCalendarDate)).toBe(true);
    expect(
      ['1900-02-29', '1925-02-29', '1925-04-31', '1925-13-01', '1925-00-10', '1925-01-00'].some(
        isCalendarDate,
      ),
    ).toBe(false);
  });

  test('rejects other notations and partial dates', () => {
    expect(
      ['1925-3-6', '1925-03', '06.03.1925', ' 1925-03-06', '1925-03-06T00:00', '1925-03-06\n', ''].some(
        isCalendarDate,
      ),
    ).toBe(false);
  });

  test('agrees with the schemas of the contract', () => {
    const digits = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, '0'));
    const almostDay = fc.tuple(digits(9999, 4), digits(14, 2), digits(33, 2)).map((parts) => parts.join('-'));
    fc.assert(
      fc.property(fc.oneof(almostDay, anyDay, fc.string()), (text) => {
        expect(isCalendarDate(text)).toBe(isCalendarDateOfContract(text));
      }),
    );
  });
});

describe('daysBetween and addDays', () => {
  test('count across months, leap days and years', () => {
    expect(daysBetween('1925-08-26', '1925-09-19')).toBe(24);
    expect(daysBetween('1924-02-28', '1924-03-01')).toBe(2);
    expect(daysBetween('1925-02-28', '1925-03-01')).toBe(1);
    expect(daysBetween('1925-03-06', '1928-05-26')).toBe(1177);
    expect(daysBetween('1925-03-06', '1925-03-05')).toBe(-1);
    expect(addDays('1925-12-31', 1)).toBe('1926-01-01');
    expect(addDays('1924-03-01', -1)).toBe('1924-02-29');
  });

  test('agree with Date for every day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const moment = Date.parse(`${day}T00:00:00Z`) + count * 86_400_000;
        const expected = new Date(moment).toISOString().slice(0, 10);
        fc.pre(/^\d{4}-/.test(expected));
        expect(addDays(day, count)).toBe(expected);
        expect(daysBetween(day, expected)).toBe(count);
      }),
    );
  });

  test('are inverse to each other', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(Math.sign(daysBetween(from, to))).toBe(compareDates(to, from));
      }),
    );
  });

  test('return NaN for a day that does not exist', () => {
    expect(daysBetween('1925-02-30', '1925-03-01')).toBeNaN();
    expect(daysBetween('1925-03-01', '')).toBeNaN();
    expect(getYear('1925-13-01')).toBeNaN();
    expect(getMonth('March')).toBeNaN();
  });

  test('addDays throws a CalendarError for an invalid day, count or result', () => {
    const refused = expect.objectContaining({ code: 'invalid_calendar_date' });
    for (const [day, count] of [
      ['1925-02-30', 1],
      ['1925-03-01', 0.5],
      ['1925-03-01', Number.NaN],
      ['9999-12-31', 1],
      ['0000-01-01', -1],
    ] as const) {
      expect(() => addDays(day, count), `${day} ${count}`).toThrow(refused);
    }
    expect(() => addDays('', 1)).toThrow(CalendarError);
  });
});

test('getYear and getMonth return numbers', () => {
  expect([getYear('1925-08-26'), getMonth('1925-08-26')]).toEqual([1925, 8]);
});
