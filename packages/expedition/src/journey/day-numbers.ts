import { addDays, daysBetween } from '../dates/calendar.ts';

/** The day with number 0. */
const origin = '0000-01-01';

const counted = new Map<string, number>();
const maxCached = 10_000;

/** The number of a day since 0000-01-01; NaN when it does not exist. Cached, because the same dates recur. */
export function toDayNumber(date: string): number {
  const known = counted.get(date);
  if (known !== undefined) return known;
  if (counted.size >= maxCached) counted.clear();
  const days = daysBetween(origin, date);
  counted.set(date, days);
  return days;
}

/** Returns whether a string is a day that exists. */
export function isDay(date: string): boolean {
  return !Number.isNaN(toDayNumber(date));
}

/** Days from one day to another, negative when the second is earlier; NaN when either does not exist. */
export function daysApart(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The day with a number; fractions are floored and numbers beyond the calendar clamped. */
export function fromDayNumber(days: number): string {
  return addDays(origin, Math.min(toDayNumber('9999-12-31'), Math.max(0, Math.floor(days))));
}
