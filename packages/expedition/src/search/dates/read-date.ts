import { daysInMonth } from '../../dates/calendar.ts';
import { fold } from '../words/fold.ts';
import { englishMonths, readMonth } from './month-names.ts';

/** A parsed day, month or year; a null year means every year. `month` is 1 to 12. */
export type DateQuery =
  | { readonly year: number; readonly month: null; readonly day: null }
  | { readonly year: number | null; readonly month: number; readonly day: number | null };

/** The numeric formats, with named groups for year, month and day. */
const notations: readonly RegExp[] = [
  /^(?<year>\d{4})(?:\s*[-–./]\s*(?<month>\d{1,2})(?:\s*[-–./]\s*(?<day>\d{1,2}))?)?$/,
  /^(?<day>\d{1,2})\s*[-–./ ]\s*(?<month>0?[1-9]|1[0-2])\s*[-–./ ]\s*(?<year>\d{4}|\d{2})$/,
  // 06/03 is read with the day first, but 03/15 can only be the American order.
  /^(?<month>0?[1-9]|1[0-2])\s*[-–./ ]\s*(?<day>\d{1,2})\s*[-–./ ]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{1,2})\s*[-–./ ]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})[日号號])?)?$/,
];

/** Folded words without meaning in a date: 'the 13th of June', '13-го июня 1926 г.', 'в 1926 году', 'about June 1926', 'до 13 июня'. */
const fillers = new Set(
  [
    'the of in on at year st nd rd th в во на г гг год года году го ого и е ое',
    'about around circa c ca until till before около примерно ок до',
  ]
    .join(' ')
    .split(' '),
);

/** The months in Roman numerals of letters and diaries: '26.VIII.1925'. Their letters may be those of a Russian keyboard. */
const romanMonth = /(?<=^|[\d\s./-])(X?(?:IX|IV|V?I{1,3}|V)|XI{0,2})(?=$|[\d\s./-])/;
const romanNumerals = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/**
 * Parses a date in the formats usual in Russian, English and Chinese; null when the text is not a date or the day does
 * not exist.
 */
export function readDate(text: string): DateQuery | null {
  const trimmed = withMonthNames(text.trim().replace(/(?<=\d)\s*(?:гг?|года?)\.?$/iu, ''));
  for (const notation of notations) {
    const parts = notation.exec(trimmed)?.groups;
    if (parts !== undefined) return dateOfNumbers(parts);
  }
  return dateOfWords(trimmed);
}

/** Replaces a Roman numeral beside other numbers by the name of the month. */
function withMonthNames(text: string): string {
  if (!/\d/.test(text)) return text;
  const upper = text.replaceAll(/[хХ]/g, 'X').replaceAll(/[іІ]/g, 'I').toUpperCase();
  const [numeral = ''] = romanMonth.exec(upper) ?? [];
  const name = englishMonths[romanNumerals.indexOf(numeral)];
  return name === undefined ? text : upper.replace(romanMonth, ` ${name} `);
}

function dateOfNumbers({
  year: yearText = '',
  month,
  day,
}: Record<string, string | undefined>): DateQuery | null {
  // Two-digit years are in the 20th century.
  const year = yearText.length === 2 ? 1900 + Number(yearText) : Number(yearText);
  if (month === undefined) return { year, month: null, day: null };
  return existing(year, Number(month), day === undefined ? null : Number(day));
}

function existing(year: number | null, month: number, day: number | null): DateQuery | null {
  // Without a year February 29 is valid, because it exists in some year.
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
  // A month alone must be a complete word, because three letters are the beginning of many names.
  if (year === null && day === null && readMonth(words.join(''), { isWhole: true }) === null) return null;
  return existing(year, month, day);
}
