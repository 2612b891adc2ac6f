import { addDays, daysBetween, readCalendarDate } from '@cae-map/expedition/dates/calendar';
import { readDates, type DateSpan } from '@cae-map/expedition/search/dates/read-dates';
import type { DateQuery } from '@cae-map/expedition/search/dates/read-date';
import type { FoundDate, WrittenDay } from './found-date.ts';

/** Days from the Julian to the Gregorian calendar between 1900 and 2100. */
const oldStyleDays = 13;

/** A leap year completes spans without a year, so that 29 February exists in them. */
const assumedYear = 1924;

const oldStyleMark = /[\s,(]*(?:ст(?:арого|\.)?\s*ст(?:иля|\.)?|o\.\s?s\.|old style)\)?\s*$/iu;
const newStyleMark = /[\s,(]*(?:нов(?:ого|\.)?\s*ст(?:иля|\.)?|н\.\s?ст\.|n\.\s?s\.|new style)\)?\s*$/iu;

/** '13/26 октября', '13 (26) октября', 'October 13/26', '31 мая (13 июня)'. */
const bothStyles = /(?:^|\s)\d{1,2}(?:\s+\p{L}+)?\s*(?:\/|\()\s*\d{1,2}(?=\D)|\d{1,2}\/\d{1,2}(?:,|$)/u;

/** '8.VIII.25', '14/X-25': the digits behind the month are the year. */
const romanMonthAndShortYear = /(?<=[./\s][IVX]{1,4})[-./\s]\s?(?=[2-3]\d(?:\s*г\.?)?$)/iu;

/** '12 1925' may be two amounts. */
const numbersBesideEachOther = /^[\d\s]*\d\s+\d[\d\s]*$/;

/** Numbers that are a day and a month only where nothing else is on the line: '8.08', '8/8'. */
const dayAndMonthNumbers = /^\d{1,2}[./](?:0?[1-9]|1[0-2])\.?$/;

/**
 * Reads words that are a date and nothing else, with a year or without one.
 * @returns null for words that are no date
 */
export function readDateWords(words: string): FoundDate | null {
  const text = words.trim().replace(romanMonthAndShortYear, '.19');
  if (numbersBesideEachOther.test(text)) return null;
  if (oldStyleMark.test(text)) return inNewStyle(readDateWords(text.replace(oldStyleMark, '')));
  const plain = text.replace(newStyleMark, '');
  const read = readDates(plain);
  if (read !== null) return 'precision' in read ? ofSpan(read, plain, true) : ofQuery(read, plain);
  return readWithoutYear(plain);
}

function readWithoutYear(text: string): FoundDate | null {
  if (!/\p{L}/u.test(text) && !dayAndMonthNumbers.test(text)) return null;
  if (/\d{4}/.test(text)) return null;
  for (const separator of [' ', ', ']) {
    const read = readDates(`${text}${separator}${assumedYear}`);
    if (read === null) continue;
    return 'precision' in read
      ? ofSpan(read, text, false)
      : ofQuery({ ...read, year: null } as DateQuery, text);
  }
  return null;
}

function ofQuery({ year, month, day }: DateQuery, text: string): FoundDate | null {
  if (year !== null && (year < 1 || year > 9999)) return null;
  const precision = month === null ? 'year' : day === null ? 'month' : 'day';
  const isOldStyle = precision === 'day' && /\p{L}/u.test(text) && bothStyles.test(text);
  return { first: { year, month, day }, last: null, precision, isOldStyle, isTwoDates: false };
}

function ofSpan(
  { firstDay, lastDay, precision }: DateSpan,
  text: string,
  hasYear: boolean,
): FoundDate | null {
  const first = writtenDay(firstDay, precision, hasYear);
  const last = writtenDay(lastDay, precision, hasYear);
  if (first === null || last === null) return null;
  const length = daysBetween(firstDay, lastDay);
  if (precision === 'day' && length === oldStyleDays && bothStyles.test(text))
    return { first: last, last: null, precision, isOldStyle: true, isTwoDates: false };
  const days = text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  const isList = /\d\s*(?:,|(?<!\S)(?:и|and)(?!\S))\s*\d{1,2}(?!\d)/u.test(text) && !/[–—-]/.test(text);
  const isTwoDates = precision === 'day' && isList && length >= days.length;
  return { first, last, precision, isOldStyle: false, isTwoDates };
}

function writtenDay(date: string, precision: string, hasYear: boolean): WrittenDay | null {
  const day = readCalendarDate(date);
  if (day === null || day.year < 1) return null;
  return {
    year: hasYear ? day.year : null,
    month: precision === 'year' ? null : day.month,
    day: precision === 'day' ? day.day : null,
  };
}

function inNewStyle(found: FoundDate | null): FoundDate | null {
  if (found === null || found.precision !== 'day') return found;
  const last = found.last && converted(found.last);
  return { ...found, first: converted(found.first), last, isOldStyle: true };
}

function converted({ year, month, day }: WrittenDay): WrittenDay {
  if (month === null || day === null) return { year, month, day };
  const pad = (value: number): string => String(value).padStart(2, '0');
  const moved = readCalendarDate(
    addDays(`${String(year ?? assumedYear).padStart(4, '0')}-${pad(month)}-${pad(day)}`, oldStyleDays),
  );
  // Without a year, a day that moves into January belongs to a year that is not known either.
  return moved === null ? { year, month, day } : { ...moved, year: year === null ? null : moved.year };
}
