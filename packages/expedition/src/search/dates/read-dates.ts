import { daysBetween, daysInMonth } from '../../dates/calendar.ts';
import type { DatePrecision } from '../../dates/stays.ts';
import { readDate, type DateQuery } from './read-date.ts';

/** The days from one date to another, `YYYY-MM-DD`. The precision is the finer one of the two dates. */
export interface DateSpan {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly precision: DatePrecision;
}

/** What separates the two dates of a span. A comma separates the days of a list. */
const separator =
  /\s*(?:[-‐‑–—−/]|\.{2,3}|…|至|,|、|(?<!\S)(?:по|до|и|to|until|till|through|and)(?!\S))\s*/giu;

/** The words before a span: 'с 26 по 28 августа', 'from 26 to 28 August', 'about 26–28 August'. */
const beginnings = /^(?:с|со|from|between|между|about|around|около|примерно|ок\.|ca?\.|约)\s*(?=\S)/iu;

/** The difference between the calendars in the 20th century, in days. */
const oldStyleDays = 13;

/**
 * Parses a date as `readDate` does, or two: a span ('26 August – 19 September 1925', '26–28.08.1925', '1926–27'), a list of consecutive
 * days ('27, 28 February, 1 March 1926'), or a day of the old and the new style ('13/26 June 1926'), which is that of the new style.
 * @returns null for a text that is neither, and for a span that ends before it begins
 */
export function readDates(text: string): DateQuery | DateSpan | null {
  // Chinese writes 'until' and 'about' without a blank; a mark of the year belongs to both years.
  const plain = text
    .trim()
    .replace(/^至?约?(?=\d)/u, '')
    .replace(/(?<=\d)\s*гг\.?$/iu, '');
  return readDate(plain) ?? readBothStyles(plain) ?? readSpan(plain.replace(beginnings, ''));
}

/** '13/26 июня 1926', '13 (26) июня 1926', '31 мая (13 июня) 1926'. */
function readBothStyles(text: string): DateQuery | null {
  const pattern = /^(\d{1,2}(?:\s+\p{L}+)?)\s*[/(]\s*(\d{1,2}(?:\s+\p{L}+)?)\s*\)?\s*(.*)$/u;
  const [, first = '', second = '', rest = ''] = pattern.exec(text.trim()) ?? [];
  if (second === '') return null;
  const [one, other] = completePair(first, [second, rest].join(' ').trim());
  if (one === null || other === null) return null;
  // Without a year the difference is that of a year with 29 February, which is wrong only for the days around it.
  const dayOf = (date: DateQuery): string => boundsOf({ ...date, year: date.year ?? 1924 }).firstDay;
  const difference = daysBetween(dayOf(one), dayOf(other));
  if (Math.abs(difference) !== oldStyleDays) return null;
  return difference > 0 ? other : one;
}

function readSpan(text: string): DateSpan | null {
  for (const match of text.matchAll(separator)) {
    const before = text.slice(0, match.index);
    const [first, last] = completePair(before, text.slice(match.index + match[0].length));
    const span = first && last && toSpan(first, last);
    if (span !== null) return span;
  }
  return readDayList(text);
}

/** A list of days as the product writes them; the days between are checked to be days, and the span to have no more days than the list. */
function readDayList(text: string): DateSpan | null {
  const parts = text.split(/\s*(?:,|、|(?<!\S)(?:и|and)(?!\S))\s*/u);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length < 3 || !parts.every((part) => /^\d/.test(part))) return null;
  if (first.includes('年')) return toListSpan(readDate(first), readLastChineseDay(parts), parts.length);
  // The month of the first day is that of the next day that names one.
  const named = parts.find((part) => /\p{L}/u.test(part)) ?? last;
  const [start] = /\p{L}/u.test(first) ? [readDate(first)] : completePair(first, named);
  const [, end] = completePair(named, last);
  const begin = start && end && ({ ...start, year: start.year ?? end.year } as DateQuery);
  return toListSpan(begin, end, parts.length);
}

/** The last day of '1926年2月27日、28日、3月1日', where each day has the year and the month of the day before unless it names others. */
function readLastChineseDay(days: readonly string[]): DateQuery | null {
  let [year, month, day] = ['', '', ''];
  for (const text of days) {
    const [, ownYear = year, ownMonth = month, ownDay = ''] =
      /^(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})[日号號]$/.exec(text.trim()) ?? [];
    [year, month, day] = [ownYear, ownMonth, ownDay];
  }
  return existingDay(Number(year), Number(month), Number(day));
}

function toListSpan(first: DateQuery | null, last: DateQuery | null, days: number): DateSpan | null {
  const span = first && last && toSpan(first, last);
  return span && daysBetween(span.firstDay, span.lastDay) === days - 1 ? span : null;
}

/** Both dates of a pair, each with the parts that only the other one has; null where one is no date. */
function completePair(before: string, after: string): readonly [DateQuery | null, DateQuery | null] {
  const last = readDate(after);
  if (last !== null) {
    const first = readDate(before) ?? completeFrom(before, last);
    return [first && shareYear(first, last), first && shareYear(last, first)];
  }
  const first = readDate(before);
  return first === null ? [null, null] : completeEnd(first, after);
}

/** A date with the year of the other one if it has none. */
function shareYear(date: DateQuery, other: DateQuery): DateQuery {
  return date.year === null && date.month !== null ? { ...date, year: other.year } : date;
}

/** '26' or '26.08' before a date with the missing month and year. */
function completeFrom(text: string, { year, month }: DateQuery): DateQuery | null {
  const [, day, writtenMonth = month] = /^(\d{1,2})(?:\s*[./]\s*(\d{1,2})\.?)?$/.exec(text.trim()) ?? [];
  if (day === undefined || writtenMonth === null) return null;
  return existingDay(year, Number(writtenMonth), Number(day));
}

/** 'August 26' before '28, 1925', '1926' before '27', '1925年8月26日' before '28日' or '9月19日'. */
function completeEnd(first: DateQuery, text: string): readonly [DateQuery | null, DateQuery | null] {
  const [, day, year] = /^(\d{1,2})(?:,?\s+(\d{4}))$/.exec(text.trim()) ?? [];
  if (day !== undefined && first.month !== null && first.day !== null) {
    const of = first.year ?? Number(year);
    return [{ ...first, year: of }, existingDay(of, first.month, Number(day))];
  }
  const [, century = '', end = ''] =
    first.month === null ? (/^(\d\d)(\d\d)$/.exec(String(first.year)) ?? []) : [];
  if (end !== '' && /^\d\d$/.test(text.trim()))
    return [first, { year: Number(`${century}${text.trim()}`), month: null, day: null }];
  const [, chineseMonth = first.month, chineseDay] =
    /^(?:(\d{1,2})月)?(?:(\d{1,2})日)?$/.exec(text.trim()) ?? [];
  if (first.year === null || chineseMonth === null || text.trim() === '' || !/[月日]$/.test(text.trim()))
    return [null, null];
  const month = Number(chineseMonth);
  const last =
    chineseDay === undefined
      ? { year: first.year, month, day: null }
      : existingDay(first.year, month, Number(chineseDay));
  return [first, last];
}

function existingDay(year: number | null, month: number, day: number): DateQuery | null {
  const length = month >= 1 && month <= 12 ? daysInMonth(year ?? 1924, month) : 0;
  return day >= 1 && day <= length ? { year, month, day } : null;
}

function toSpan(first: DateQuery, last: DateQuery): DateSpan | null {
  if (first.year === null || last.year === null) return null;
  const [from, to] = [boundsOf({ ...first, year: first.year }), boundsOf({ ...last, year: last.year })];
  if (from.firstDay >= to.firstDay) return null;
  const precisions: readonly DatePrecision[] = ['day', 'month', 'year'];
  const precision = precisions.find((each) => each === from.precision || each === to.precision) ?? 'day';
  return { firstDay: from.firstDay, lastDay: to.lastDay, precision };
}

interface CompleteDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

/** The first and last day of a date. */
export function boundsOf({ year, month, day }: CompleteDate): DateSpan {
  const write = (...parts: readonly number[]): string =>
    [String(year).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  if (month === null) return { firstDay: write(1, 1), lastDay: write(12, 31), precision: 'year' };
  if (day === null)
    return { firstDay: write(month, 1), lastDay: write(month, daysInMonth(year, month)), precision: 'month' };
  return { firstDay: write(month, day), lastDay: write(month, day), precision: 'day' };
}
