import { addDays, daysInMonth, readCalendarDate } from '../dates/calendar.ts';
import type { DatePrecision } from '../dates/stays.ts';
import { daysApart, isDay } from './day-numbers.ts';

/** Days from the first to the last, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A length of time in whole months and remaining days. */
export interface CalendarLength {
  readonly months: number;
  readonly days: number;
}

/** The month of a day, `YYYY-MM`. */
export function monthKey(date: string): string {
  return date.slice(0, 7);
}

/** All days of a date with some precision; null when the date does not exist. */
export function toDayRange(date: string, precision: DatePrecision): DayRange | null {
  if (!isDay(date)) return null;
  const [year = '', month = ''] = date.split('-');
  if (precision === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (precision === 'day') return { from: date, to: date };
  const last = daysInMonth(Number(year), Number(month));
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}` };
}

/** The months that contain the days of a range, `YYYY-MM`, in order. */
export function listMonths({ from, to }: DayRange): string[] {
  const count = monthNumber(to) - monthNumber(from);
  return Array.from({ length: Math.max(0, count) + 1 }, (_, index) => writeMonth(monthNumber(from) + index));
}

/** Months since January of the year 0. */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function writeMonth(number: number): string {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
}

const lastMonthNumber = 119_999;

/** The day some days later, or earlier for a negative count; clamped to the calendar. */
export function shiftDay(date: string, count: number): string {
  const last = count < 0 ? '0000-01-01' : '9999-12-31';
  const isWithin = Math.abs(daysApart(date, last)) >= Math.abs(count);
  return isWithin ? addDays(date, count) : last;
}

/**
 * The same day some months later, or earlier for a negative count, or the last day of a shorter month. Clamped to the
 * years 0000 to 9999. A date that does not exist is returned unchanged.
 */
export function addMonths(date: string, count: number): string {
  const day = readCalendarDate(date);
  if (day === null) return date;
  const month = Math.min(lastMonthNumber, Math.max(0, monthNumber(date) + Math.trunc(count)));
  const days = daysInMonth(Math.floor(month / 12), (month % 12) + 1);
  return addDays(`${writeMonth(month)}-01`, Math.min(day.day, days) - 1);
}

/** The time from one day to another in whole months and days. Zero when `to` is not later. */
export function calendarLength(from: string, to: string): CalendarLength {
  if (!(daysApart(from, to) > 0)) return { months: 0, days: 0 };
  const start = readCalendarDate(from);
  const end = readCalendarDate(to);
  if (start === null || end === null) return { months: 0, days: 0 };
  const apart = (end.year - start.year) * 12 + end.month - start.month;
  const months = addMonths(from, apart) > to ? apart - 1 : apart;
  return { months, days: daysApart(addMonths(from, months), to) };
}

/** A length rounded to one unit. */
export interface RoundedLength {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** Rounds a length to one unit: days below a month, months below two years, then years. */
export function roundLength({ months, days }: CalendarLength): RoundedLength {
  if (months === 0) return { count: days, unit: 'day' };
  const rounded = months + (days > 15 ? 1 : 0);
  return rounded < 24
    ? { count: rounded, unit: 'month' }
    : { count: Math.round((months + days / 30) / 12), unit: 'year' };
}
