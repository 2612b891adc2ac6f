import { readMonth } from '@cae-map/expedition/search/dates/month-names';
import { fold } from '@cae-map/expedition/search/words/fold';
import type { FoundDate } from './found-date.ts';
import { readOrdinalDay } from './ordinal-day.ts';
import { readDateWords } from './read-date-words.ts';
import { skipWeekday, weekdayLength } from './weekdays.ts';

/** A date with its position in a text, in UTF-16 offsets, the end excluded. */
export interface DateInText {
  readonly date: FoundDate;
  readonly start: number;
  readonly end: number;
}

/** The most parts, numbers, words and marks, of which a date consists. */
const longestDate = 16;

const part =
  /[ \t\n\u00A0\u202F]*(?:(\d+(?:[-‑]?(?:го|ого|е|ое|st|nd|rd|th)(?!\p{L}))?)|(\p{L}+\.?)|([-‐‑–—−/.,()]|\.{2,3}|…))/uy;

/** Words within a date that are no month. */
const connectors = new Set(
  'с со c по до и between между from to until till through and of the г г. год года году гг. ст ст. стиля старого нового н. нов. o. n. s. old new style'.split(
    ' ',
  ),
);

const romanMonth = /^(?:[XХ]?(?:I[XХ]|IV|V?I{1,3}|V)|[XХ]I{0,2})$/u;

/** Words with which a date may end: the mark of the year or of the calendar. */
const endings = new Set('г г. год года году гг. ст. стиля s. style'.split(' '));

/** The longest date at the beginning of a text, with a day of the week before or behind it; null without one. */
export function findDateAtStart(text: string): DateInText | null {
  const ordinal = readOrdinalDay(text);
  if (ordinal === null) return findNumberedDate(text);
  const day = String(ordinal.day);
  const found = findNumberedDate(`${day}${text.slice(ordinal.length)}`);
  return found && { ...found, end: found.end - day.length + ordinal.length };
}

/** As `findDateAtStart`, of a date whose day is written in figures. */
function findNumberedDate(text: string): DateInText | null {
  const start = skipWeekday(text);
  for (const end of possibleEnds(text, start)) {
    const date = readDateWords(text.slice(start, end));
    if (date !== null) return { date, start: 0, end: end + weekdayLength(text.slice(end)) };
  }
  return null;
}

/** The first date of a text that is no part of a longer number or word; null without one. */
export function findDate(text: string): DateInText | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\d.,/-])[\p{L}\d]/gu)) {
    const found = findDateAtStart(text.slice(index));
    if (found !== null) return { date: found.date, start: index, end: index + found.end };
  }
  return null;
}

/** The offsets at which a date that begins at `start` may end, the last one first. */
function possibleEnds(text: string, start: number): number[] {
  const ends: number[] = [];
  part.lastIndex = start;
  let hasMonthOrYear = false;
  for (let count = 0; count < longestDate; count += 1) {
    const [, number, word, mark] = part.exec(text) ?? [];
    const end = part.lastIndex;
    if (number !== undefined) {
      ends.push(end);
      hasMonthOrYear ||= /^\d{4}$/.test(number) || /[./]\d{1,2}$/.test(text.slice(start, end));
    } else if (word !== undefined) {
      const isMonth = isMonthWord(word);
      const isConnector =
        connectors.has(word.toLowerCase()) || connectors.has(word.replace('.', '').toLowerCase());
      if (!isMonth && !isConnector) break;
      if (isMonth || endings.has(word.toLowerCase())) ends.push(isSentenceEnd(word) ? end - 1 : end);
      // The full stop of 'года.' ends the sentence.
      else if (word.endsWith('.') && endings.has(word.slice(0, -1).toLowerCase())) ends.push(end - 1);
      hasMonthOrYear ||= isMonth;
    } else if (mark === ')') ends.push(end);
    else if (mark === undefined) break;
  }
  return hasMonthOrYear ? ends.toReversed() : [];
}

/** Whether the full stop behind a month ends a sentence: that of 'авг.' belongs to the month, that of 'августа.' does not. */
function isSentenceEnd(word: string): boolean {
  if (!word.endsWith('.')) return false;
  const name = word.slice(0, -1);
  return readMonth(fold(name), { isWhole: true }) !== null;
}

/** Roman numerals, also of letters of a Russian keyboard, and names of months: English ones have a capital letter. */
function isMonthWord(word: string): boolean {
  const name = word.replace(/\.$/, '');
  if (romanMonth.test(name)) return true;
  if (name.length < 3) return false;
  if (/^[a-z]/.test(name)) return false;
  return readMonth(fold(name)) !== null;
}
