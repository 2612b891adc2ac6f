import { addDays, daysBetween } from '../dates/calendar.ts';

/** Days are counted from the first day of the calendar. */
const origin = '0000-01-01';

const counted = new Map<string, number>();
const maxCached = 10_000;

/** Days since 0000-01-01; NaN for what is no day. Reads each text once: the same dates come over and over. */
export function toDayNumber(date: string): number {
  const known = counted.get(date);
  if (known !== undefined) return known;
  if (counted.size >= maxCached) counted.clear();
  const days = daysBetween(origin, date);
  counted.set(date, days);
  return days;
}

/** Whether a text is a day that exists. */
export function isDay(date: string): boolean {
  return !Number.isNaN(toDayNumber(date));
}

/** Days from one day to another, negative when the second is earlier; NaN when either is no day. */
export function daysApart(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The day so many days after 0000-01-01, as far as the calendar goes; a part of a day does not count. */
export function fromDayNumber(days: number): string {
  return addDays(origin, Math.min(toDayNumber('9999-12-31'), Math.max(0, Math.floor(days))));
}
