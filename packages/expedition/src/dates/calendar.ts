/**
 * Arithmetic on days of the proleptic Gregorian calendar, written `YYYY-MM-DD`. Days are strings without a time zone,
 * so that a date is the same for every visitor.
 */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysPerEra = 146_097;
/** Days from 0000-03-01, the epoch of the algorithm, to 1970-01-01. */
const daysToEpoch = 719_468;

/** A day as numbers; `month` is 1 to 12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Thrown when a result is not a valid date; `code` is stable. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  readonly code = 'invalid_calendar_date';
}

/** The number of days in a month; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Parses `YYYY-MM-DD`; null when the string is not a day that exists. */
export function readCalendarDate(text: string): CivilDate | null {
  const match = dayPattern.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/** Returns whether a string is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return readCalendarDate(text) !== null;
}

/** Days since 1970-01-01, by Howard Hinnant's `days_from_civil` (chrono-compatible low-level date algorithms). */
function daysFromCivil({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysToEpoch;
}

/** The inverse of `daysFromCivil`, by Hinnant's `civil_from_days`. */
function civilFromDays(days: number): CivilDate {
  const shifted = days + daysToEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

function writeCalendarDate({ year, month, day }: CivilDate): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Whole days from one day to another, negative when `to` is earlier. NaN when either does not exist. */
export function daysBetween(from: string, to: string): number {
  const start = readCalendarDate(from);
  const end = readCalendarDate(to);
  return start === null || end === null ? Number.NaN : daysFromCivil(end) - daysFromCivil(start);
}

/**
 * The day `count` days later, or earlier for a negative count.
 * @throws {CalendarError} when `date` does not exist, `count` is not an integer or the result is outside the years 0000
 * to 9999.
 */
export function addDays(date: string, count: number): string {
  const start = readCalendarDate(date);
  if (start === null) throw new CalendarError(`${date} is not a day written YYYY-MM-DD`);
  const result = civilFromDays(daysFromCivil(start) + count);
  // Also rejects a count that is not an integer, which results in NaN or a fraction.
  const isWritable = Number.isInteger(count) && result.year >= 0 && result.year <= 9999;
  if (!isWritable) throw new CalendarError(`${count} days from ${date} cannot be written YYYY-MM-DD`);
  return writeCalendarDate(result);
}

/** Comparator for days: negative when `a` is earlier, 0 when equal, positive when later. */
export function compareDates(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The year of a day; NaN when the day does not exist. */
export function getYear(date: string): number {
  return readCalendarDate(date)?.year ?? Number.NaN;
}

/** The month of a day, 1 to 12; NaN when the day does not exist. */
export function getMonth(date: string): number {
  return readCalendarDate(date)?.month ?? Number.NaN;
}
