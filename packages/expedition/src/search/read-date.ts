import { daysInMonth } from '../calendar.ts';
import { fold } from './fold.ts';
import { monthOfWord } from './month-words.ts';

/** A day, month or year as somebody asked for it; without a year it is asked for in every year. Months count from 1. */
export type AskedDate =
  | { readonly year: number; readonly month: null; readonly day: null }
  | { readonly year: number | null; readonly month: number; readonly day: number | null };

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** The notations with digits alone, and where they have the year, the month and the day. Of 06/03 the day is first. */
const notations: readonly (readonly [pattern: RegExp, parts: (found: RegExpExecArray) => Parts])[] = [
  [
    /^(\d{4})(?:\s*[-–./]\s*(\d{1,2})(?:\s*[-–./]\s*(\d{1,2}))?)?$/,
    (found) => [found[1], found[2], found[3]],
  ],
  [/^(\d{1,2})\s*[-–./ ]\s*(\d{1,2})\s*[-–./ ]\s*(\d{4}|\d{2})$/, (found) => [found[3], found[2], found[1]]],
  [/^(\d{1,2})\s*[-–./ ]\s*(\d{4})$/, (found) => [found[2], found[1], undefined]],
  [/^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})[日号號])?)?$/, (found) => [found[1], found[2], found[3]]],
];

/** Words of a date that say nothing: 'the 13th of June', '13-го июня 1926 г.', 'в 1926 году'. In their compared form. */
const fillers = new Set(
  'the of in on at year st nd rd th в во на г гг год года году го ого и е ое'.split(' '),
);

/** Reads a date as people write it in Russian, English or Chinese; null when the text is no date or names no day that exists. */
export function readDate(text: string): AskedDate | null {
  const trimmed = text.trim().replace(/(?<=\d)\s*(?:гг?|года?)\.?$/iu, '');
  for (const [pattern, parts] of notations) {
    const found = pattern.exec(trimmed);
    if (found !== null) return dateOfNumbers(parts(found));
  }
  return dateOfWords(trimmed);
}

function dateOfNumbers([yearText, monthText, dayText]: Parts): AskedDate | null {
  // Two figures are those of the century of the journey.
  const year = yearText?.length === 2 ? 1900 + Number(yearText) : Number(yearText);
  if (monthText === undefined) return { year, month: null, day: null };
  const [month, day] = [Number(monthText), dayText === undefined ? null : Number(dayText)];
  // 03/15/1925 can only be the American order.
  const isSwapped = yearText !== undefined && day !== null && month > 12 && day <= 12;
  return isSwapped ? existing(year, day, month) : existing(year, month, day);
}

function existing(year: number | null, month: number, day: number | null): AskedDate | null {
  // Without a year the 29th of February is a day: some year has it.
  const lastDay = month >= 1 && month <= 12 ? daysInMonth(year ?? 1924, month) : 0;
  return lastDay > 0 && (day === null || (day >= 1 && day <= lastDay)) ? { year, month, day } : null;
}

function dateOfWords(text: string): AskedDate | null {
  const words = fold(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  let year: number | null = null;
  let month: number | null = null;
  let day: number | null = null;
  for (const word of words) {
    if (/^\d{4}$/.test(word) && year === null) year = Number(word);
    else if (/^\d{1,2}$/.test(word) && day === null) day = Number(word);
    else if (month === null && monthOfWord(word) !== null) month = monthOfWord(word);
    else if (!fillers.has(word)) return null;
  }
  if (month === null) return year === null || day !== null ? null : { year, month, day: null };
  // A month alone has to be a whole word: three letters are the beginning of many names.
  if (year === null && day === null && monthOfWord(words.join(''), { isWhole: true }) === null) return null;
  return existing(year, month, day);
}
