import { daysInMonth, readCalendarDate } from '../dates/calendar.ts';

const years = 100;

/**
 * The same date a hundred years earlier, `YYYY-MM-DD`. 29 February has a date in the years of the expedition, since 1924 and 1928 are leap
 * years as 2024 and 2028 are; where it has none, as of 2000, it is 28 February. Clamped to the year 0000.
 * @returns null for a text that is no day
 */
export function hundredYearsBefore(day: string): string | null {
  return shiftYears(day, -years);
}

/** The same date a hundred years later, by the same rule; clamped to the year 9999. */
export function hundredYearsAfter(day: string): string | null {
  return shiftYears(day, years);
}

function shiftYears(text: string, count: number): string | null {
  const date = readCalendarDate(text);
  if (date === null) return null;
  const year = date.year + count;
  if (year < 0) return '0000-01-01';
  if (year > 9999) return '9999-12-31';
  const day = Math.min(date.day, daysInMonth(year, date.month));
  return `${String(year).padStart(4, '0')}${text.slice(4, 8)}${String(day).padStart(2, '0')}`;
}
