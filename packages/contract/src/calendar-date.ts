import { z } from 'zod';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether a string is a day that exists in the Gregorian calendar, as `YYYY-MM-DD`. Days are strings of the
 * expedition's calendar and are never converted between time zones.
 */
export function isCalendarDate(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}

/** A day of the expedition's calendar, `YYYY-MM-DD`; the databases have no year 0000. */
export const calendarDateSchema = z
  .string()
  .max(10)
  .refine(
    (text) => isCalendarDate(text) && !text.startsWith('0000'),
    'must be a day that exists, written YYYY-MM-DD',
  );

/** An instant as an ISO 8601 string in UTC, for events of the product itself, never for the journey. */
export const timestampSchema = z.iso.datetime();
