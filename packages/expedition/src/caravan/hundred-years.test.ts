import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isCalendarDate } from '../dates/calendar.ts';
import { hundredYearsAfter, hundredYearsBefore } from './hundred-years.ts';

describe('hundredYearsBefore', () => {
  test.each([
    ['2026-11-29', '1926-11-29'],
    ['2024-02-29', '1924-02-29'],
    ['2028-02-29', '1928-02-29'],
    ['2028-03-01', '1928-03-01'],
    ['2000-02-29', '1900-02-28'],
    ['0050-05-05', '0000-01-01'],
  ])('of %s is %s', (today, date) => expect(hundredYearsBefore(today)).toBe(date));

  test.each(['', '2026-02-30', '2026-2-3', '20260203', 'x'])('of %j is null', (text) =>
    expect(hundredYearsBefore(text)).toBeNull(),
  );

  test('is a day for each day, and never earlier than that of the day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (count) => {
        const today = addDays('0100-01-01', count);
        const date = hundredYearsBefore(today) ?? '';
        expect(isCalendarDate(date)).toBe(true);
        expect(date >= (hundredYearsBefore(addDays(today, -1)) ?? '')).toBe(true);
      }),
    );
  });

  test('is undone by a hundred years later for every day of the years of the expeditions', () => {
    for (let day = '1923-01-01'; day < '1936-01-01'; day = addDays(day, 1))
      expect(hundredYearsBefore(hundredYearsAfter(day) ?? '')).toBe(day);
  });
});
