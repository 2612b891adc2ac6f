import { daysInMonth } from './calendar.ts';

const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/;

/**
 * The day that was meant by a date in another form, such as `1926-5-1` or `1.5.1926`, as `YYYY-MM-DD`. A day beyond the end of its month
 * becomes the last one. Null for a text without a year, a month from 1 to 12 and a day.
 */
export function readLooseDate(text: string): string | null {
  const parts = yearFirst.exec(text)?.slice(1) ?? yearLast.exec(text)?.slice(1).toReversed();
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  if (month < 1 || month > 12 || day < 1) return null;
  const written = [month, Math.min(day, daysInMonth(year, month))].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [String(year).padStart(4, '0'), ...written].join('-');
}
