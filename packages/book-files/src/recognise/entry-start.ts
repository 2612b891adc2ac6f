import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import { findDayAlone } from './dates/day-alone.ts';
import { findDate, findDateAtStart } from './dates/find-date.ts';
import type { FoundDate } from './dates/found-date.ts';
import { readOrdinalDay } from './dates/ordinal-day.ts';
import { findRelativeDay } from './dates/relative-day.ts';
import { boldStart, htmlWithoutStart } from './html-start.ts';

/** The beginning of a dated entry. */
export interface EntryStart {
  /** Null for a day that is named by its distance from the day before. */
  readonly date: FoundDate | null;
  /** Days from the day before in the book; null for a date. */
  readonly relativeDays: number | null;
  /** The words of the date. */
  readonly words: string;
  /** The words beside the date, such as a place. */
  readonly place: string;
  /** Whether the words are a date by their appearance, and not the beginning of a sentence: 'On 8 August we left'. */
  readonly isCertain: boolean;
  /** The HTML of the paragraph without the words of a certain date; empty if it has no others. */
  readonly rest: string;
}

/** How much of a paragraph is searched for a date at its beginning, in UTF-16 units of HTML. */
const searchedUnits = 3000;
const longestLine = 120;
const longestPlace = 60;
const mostWordsOfPlace = 6;

/** Marks between a date, a place and the text. */
const marksAround = /^[\s.,;:()—–-]+|[\s,;:(—–-]+$/gu;
const marksBeforeText = /^[\s.,;:)—–-]*/u;

/** What is between a date and a sentence, which begins with another character than a small letter. */
const markBeforeText = /^\)?(?:\s*[.:]\s*[—–-]?|\s+[—–-])\s*(?=[^\s\p{Ll}])/u;
const markOrBlank = /^\)?(?:\s*[.:]?\s*[—–-]?)\s+(?=[^\s\p{Ll}])/u;

/** The start of a dated entry in the text of a heading: a date with the place or other words beside it; null without a date. */
export function readHeadingStart(text: string): EntryStart | null {
  const found = findDate(text) ?? findDayAlone(text);
  if (found !== null) {
    const place = [text.slice(0, found.start), text.slice(found.end)]
      .map(trimMarks)
      .filter((part) => part !== '');
    return certain(found.date, text.slice(found.start, found.end), place.join(', '), '');
  }
  const relative = findRelativeDay(text.trim());
  if (relative === null) return null;
  const words = text.trim().slice(0, relative.end);
  return relativeStart(relative.days, words, trimMarks(text.trim().slice(relative.end)), true, '');
}

/**
 * The start of a dated entry in a paragraph: a date in bold, alone on the first line, or before a full stop, a colon or a dash.
 * @param isFollowed whether another paragraph of the same entry follows, so that a line with a date can be its heading
 * @returns null if the paragraph does not begin with a date
 */
export function readParagraphStart(html: string, isFollowed: boolean): EntryStart | null {
  const beginning = html.slice(0, searchedUnits);
  const { text } = readMarkedText(beginning);
  if (!mayHaveDate(text) && !isShort(text)) return null;
  const [line = ''] = text.split('\n');
  const hasMore = isFollowed || text.length > line.length;
  return (
    startInBold(html, beginning, text) ??
    startOfLine(html, line, hasMore) ??
    startBeforeText(html, line) ??
    startByDistance(html, line)
  );
}

function mayHaveDate(text: string): boolean {
  return (
    /\d/.test(text.slice(0, longestLine)) || readOrdinalDay(text) !== null || findRelativeDay(text) !== null
  );
}

function isShort(text: string): boolean {
  return text.length <= longestLine;
}

function startInBold(html: string, beginning: string, text: string): EntryStart | null {
  const bold = boldStart(beginning);
  if (bold === null || bold.length > longestLine) return null;
  const after = text.slice(bold.length);
  const start = dateLine(bold, true);
  if (start === null) return null;
  const end = bold.length + (marksBeforeText.exec(after)?.[0].length ?? 0);
  return { ...start, rest: htmlWithoutStart(html, end) };
}

function startOfLine(html: string, line: string, hasMore: boolean): EntryStart | null {
  if (line.length > longestLine) return null;
  const start = dateLine(line, hasMore);
  return start === null ? null : { ...start, rest: htmlWithoutStart(html, line.length) };
}

/** A line that is a date, or a date beside a few other words if the text of the entry follows. */
function dateLine(line: string, hasMore: boolean): EntryStart | null {
  const text = line.trim();
  const found = findDateAtStart(text) ?? findDayAlone(text);
  if (found !== null) {
    const behind = text.slice(found.end);
    const place = trimMarks(behind).replace(/\.$/u, '');
    if (place === '') return certain(found.date, text.slice(0, found.end), '', '');
    // The full stop of an abbreviation, as in '8 авг. Лех', separates as well.
    const isSeparated = /^\s*[.,;:(—–-]/u.test(behind) || text.charAt(found.end - 1) === '.';
    const isHeading = hasMore && found.date.precision === 'day' && isSeparated;
    return isHeading && isPlace(place) ? certain(found.date, text.slice(0, found.end), place, '') : null;
  }
  return hasMore ? placeBeforeDate(text) : null;
}

/** 'Лех, 8 августа 1925 г.' */
function placeBeforeDate(text: string): EntryStart | null {
  const found = findDate(text);
  if (found === null || found.date.precision === 'year') return null;
  const before = text.slice(0, found.start);
  const place = trimMarks(before).replace(/\.$/u, '');
  const isAtEnd = /^[\s.,;:)—–-]*$/u.test(text.slice(found.end));
  if (!isAtEnd || !/[.,;:(—–-]\s*$/u.test(before) || !isPlace(place)) return null;
  return certain(found.date, text.slice(found.start, found.end), place, '');
}

function isPlace(words: string): boolean {
  return (
    words.length <= longestPlace && words.split(/\s+/).length <= mostWordsOfPlace && !/[.!?]\s/.test(words)
  );
}

function startBeforeText(html: string, line: string): EntryStart | null {
  const found = findDateAtStart(line) ?? findDayAlone(line);
  if (found?.date.precision !== 'day') return null;
  const words = line.slice(0, found.end);
  const isAbbreviated = words.endsWith('.');
  const mark = (isAbbreviated ? markOrBlank : markBeforeText).exec(line.slice(found.end));
  if (mark === null) return { ...certain(found.date, words, '', html), isCertain: false };
  return certain(found.date, words, '', htmlWithoutStart(html, found.end + mark[0].length));
}

function startByDistance(html: string, line: string): EntryStart | null {
  const found = findRelativeDay(line);
  if (found === null) return null;
  const words = line.slice(0, found.end);
  const behind = line.slice(found.end);
  if (/^[\s.:—–-]*$/u.test(behind)) {
    return relativeStart(found.days, words, '', true, htmlWithoutStart(html, line.length));
  }
  return relativeStart(found.days, words, '', /^\s*[.:—–]\s/u.test(behind), html);
}

function certain(date: FoundDate, words: string, place: string, rest: string): EntryStart {
  return { date, relativeDays: null, words: words.trim(), place, isCertain: true, rest };
}

function relativeStart(
  days: number,
  words: string,
  place: string,
  isCertain: boolean,
  rest: string,
): EntryStart {
  return { date: null, relativeDays: days, words, place, isCertain, rest };
}

function trimMarks(text: string): string {
  return text.replaceAll(marksAround, '').trim();
}
