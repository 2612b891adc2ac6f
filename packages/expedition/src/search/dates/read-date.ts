import { daysInMonth } from '../../dates/calendar.ts';
import { fold } from '../words/fold.ts';
import { readMonth } from './month-names.ts';

/** A day, month or year as somebody asked for it; without a year it is asked for in every year. Months count from 1. */
export type DateQuery =
  | { readonly year: number; readonly month: null; readonly day: null }
  | { readonly year: number | null; readonly month: number; readonly day: number | null };

/** The notations with digits alone. The names of their parts say where they have the year, the month and the day. */
const notations: readonly RegExp[] = [
  /^(?<year>\d{4})(?:\s*[-–./]\s*(?<month>\d{1,2})(?:\s*[-–./]\s*(?<day>\d{1,2}))?)?$/,
  /^(?<day>\d{1,2})\s*[-–./ ]\s*(?<month>0?[1-9]|1[0-2])\s*[-–./ ]\s*(?<year>\d{4}|\d{2})$/,
  // Of 06/03 the day is first, but 03/15 can only be the American order.
  /^(?<month>0?[1-9]|1[0-2])\s*[-–./ ]\s*(?<day>\d{1,2})\s*[-–./ ]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{1,2})\s*[-–./ ]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})[日号號])?)?$/,
];

/** Words of a date that say nothing: 'the 13th of June', '13-го июня 1926 г.', 'в 1926 году'. In their compared form. */
const fillers = new Set(
  'the of in on at year st nd rd th в во на г гг год года году го ого и е ое'.split(' '),
);

/** Reads a date as people write it in Russian, English or Chinese; null when the text is no date or names no day that exists. */
export function readDate(text: string): DateQuery | null {
  const trimmed = text.trim().replace(/(?<=\d)\s*(?:гг?|года?)\.?$/iu, '');
  for (const notation of notations) {
    const parts = notation.exec(trimmed)?.groups;
    if (parts !== undefined) return dateOfNumbers(parts);
  }
  return dateOfWords(trimmed);
}

function dateOfNumbers({
  year: yearText = '',
  month,
  day,
}: Record<string, string | undefined>): DateQuery | null {
  // Two figures are those of the century of the journey.
  const year = yearText.length === 2 ? 1900 + Number(yearText) : Number(yearText);
  if (month === undefined) return { year, month: null, day: null };
  return existing(year, Number(month), day === undefined ? null : Number(day));
}

function existing(year: number | null, month: number, day: number | null): DateQuery | null {
  // Without a year the 29th of February is a day: some year has it.
  const lastDay = month >= 1 && month <= 12 ? daysInMonth(year ?? 1924, month) : 0;
  return lastDay > 0 && (day === null || (day >= 1 && day <= lastDay)) ? { year, month, day } : null;
}

function dateOfWords(text: string): DateQuery | null {
  const words = fold(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  let year: number | null = null;
  let month: number | null = null;
  let day: number | null = null;
  for (const word of words) {
    if (/^\d{4}$/.test(word) && year === null) year = Number(word);
    else if (/^\d{1,2}$/.test(word) && day === null) day = Number(word);
    else if (month === null && readMonth(word) !== null) month = readMonth(word);
    else if (!fillers.has(word)) return null;
  }
  if (month === null) return year === null || day !== null ? null : { year, month, day: null };
  // A month alone has to be a whole word: three letters are the beginning of many names.
  if (year === null && day === null && readMonth(words.join(''), { isWhole: true }) === null) return null;
  return existing(year, month, day);
}
