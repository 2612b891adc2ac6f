import { addDays, daysBetween, isCalendarDate } from '@cae-map/expedition/dates/calendar';
import { exactDateFormat, type DatePrecision } from '@cae-map/expedition/dates/stays';
import type { DoubtKind } from '@cae-map/contract/entities/books/book-files';
import type { FoundDate, WrittenDay } from './dates/found-date.ts';
import type { EntryStart } from './entry-start.ts';

/** The dates of a text as they are stored, with what is doubtful about them. */
export interface ResolvedDates {
  readonly text_date: string | null;
  readonly text_enddate: string | null;
  readonly date_format: string;
  readonly doubts: readonly DoubtKind[];
}

/** A text in the order of the book. */
export interface DatedStart {
  readonly start: EntryStart | null;
  /** The year that the heading of its chapter names, for the first text of the chapter; else null. */
  readonly yearOfHeading: number | null;
}

/** The days from which and to which the map has records: from the voyage to the end of the Manchurian expedition. */
const firstDayOfRecords = '1923-11-01';
const lastDayOfRecords = '1935-12-31';

/** A date without a year belongs to the year in which it is nearest to the date before. */
const halfYear = 183;

/** A day without a month is certain if it follows within so many days. */
const certainDays = 10;

const formats: Readonly<Record<DatePrecision, string>> = {
  day: exactDateFormat,
  month: 'YYYY-MM',
  year: 'YYYY',
};

/**
 * Completes the dates of texts in the order of the book: years from the dates before and behind and from headings, and days from the day before.
 * @param yearOfTitle the year in the title of the book, used if nothing else names one
 */
export function resolveDates(texts: readonly DatedStart[], yearOfTitle: number | null): ResolvedDates[] {
  const resolved: ResolvedDates[] = [];
  let previous: string | null = null;
  let previousEnd: string | null = null;
  texts.forEach(({ start, yearOfHeading }, index) => {
    const context = { previous, next: () => nextExplicitDay(texts, index), yearOfHeading, yearOfTitle };
    const dates = start === null ? undated() : resolve(start, context, previousEnd);
    resolved.push(dates);
    previous = dates.text_date ?? previous;
    previousEnd = dates.text_enddate ?? dates.text_date ?? previousEnd;
  });
  return resolved;
}

interface Context {
  readonly previous: string | null;
  next(): string | null;
  readonly yearOfHeading: number | null;
  readonly yearOfTitle: number | null;
}

function undated(...doubts: readonly DoubtKind[]): ResolvedDates {
  return { text_date: null, text_enddate: null, date_format: exactDateFormat, doubts };
}

function resolve(
  { date, relativeDays }: EntryStart,
  context: Context,
  previousEnd: string | null,
): ResolvedDates {
  if (date?.first.month === null && date.first.day !== null) return resolveDay(date.first.day, context);
  if (date !== null) return resolveWritten(date, context);
  if (previousEnd === null) return undated('relative-date');
  const day = addDays(previousEnd, relativeDays ?? 0);
  return { ...undated('relative-date', ...doubtsOfDay(day, context.previous)), text_date: day };
}

/** A day without a month is the next one with its number; one that is far away is doubtful. */
function resolveDay(day: number, { previous }: Context): ResolvedDates {
  if (previous === null) return undated('relative-date');
  const [year = 0, month = 0] = previous.split('-').map(Number);
  const months = [
    { year, month, day },
    month === 12 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day },
  ];
  const dates = months.map((each) => dayOf(each, each.year)).filter((each) => each !== null);
  const next = dates.find((each) => each >= previous);
  if (next === undefined) return undated('relative-date');
  const doubts: DoubtKind[] = daysBetween(previous, next) > certainDays ? ['relative-date'] : [];
  return { ...undated(...doubts, ...doubtsOfDay(next, previous)), text_date: next };
}

function resolveWritten(date: FoundDate, context: Context): ResolvedDates {
  const { year, isCertain } =
    date.first.year === null ? guessYear(date.first, context) : { year: date.first.year, isCertain: true };
  const first = year === null ? null : dayOf(date.first, year);
  if (year === null || first === null) return undated('date-without-year');
  const last = date.last && lastDay(date.last, year, first);
  const doubts: DoubtKind[] = [];
  if (!isCertain) doubts.push('date-without-year');
  if (date.isOldStyle) doubts.push('old-style-date');
  if (date.isTwoDates) doubts.push('two-dates');
  doubts.push(...doubtsOfDay(first, date.precision === 'day' ? context.previous : null));
  return {
    text_date: first,
    text_enddate: last !== null && last > first ? last : null,
    date_format: formats[date.precision],
    doubts,
  };
}

function lastDay(last: WrittenDay, year: number, first: string): string | null {
  const day = dayOf(last, last.year ?? year);
  return day !== null && day < first && last.year === null ? dayOf(last, year + 1) : day;
}

function doubtsOfDay(day: string, previous: string | null): DoubtKind[] {
  const doubts: DoubtKind[] = [];
  if (previous !== null && day < previous) doubts.push('date-before-previous');
  if (day < firstDayOfRecords || day > lastDayOfRecords) doubts.push('date-outside-expedition');
  return doubts;
}

/** The first day of a date in a year; null if it does not exist. */
function dayOf({ month, day }: WrittenDay, year: number): string | null {
  const parts = [
    String(year).padStart(4, '0'),
    ...[month ?? 1, day ?? 1].map((part) => String(part).padStart(2, '0')),
  ];
  const date = parts.join('-');
  return isCalendarDate(date) ? date : null;
}

interface GuessedYear {
  readonly year: number | null;
  readonly isCertain: boolean;
}

function guessYear(written: WrittenDay, context: Context): GuessedYear {
  const { previous, yearOfHeading, yearOfTitle } = context;
  if (yearOfHeading !== null) return { year: yearOfHeading, isCertain: true };
  if (previous !== null) return yearBehind(written, previous, context.next());
  const next = context.next();
  if (next !== null) {
    const year = Number(next.slice(0, 4));
    const day = dayOf(written, year);
    const isBefore = day !== null && day <= next;
    const before = isBefore ? year : year - 1;
    const gap = daysBetween(dayOf(written, before) ?? next, next);
    return { year: before, isCertain: gap <= halfYear };
  }
  return { year: yearOfTitle, isCertain: yearOfTitle !== null };
}

/** The year of a date that follows another one: the same year, or the next one for a date that would be more than half a year before. */
function yearBehind(written: WrittenDay, previous: string, next: string | null): GuessedYear {
  const year = Number(previous.slice(0, 4));
  const same = dayOf(written, year);
  const isNextYear = same === null || daysBetween(same, previous) > halfYear;
  const guess = isNextYear ? year + 1 : year;
  const day = dayOf(written, guess);
  const gap = day === null ? Infinity : daysBetween(previous, day);
  const after = dayOf(written, guess + 1);
  // The date behind decides between two years.
  const isBounded = next !== null && day !== null && day <= next && (after === null || after > next);
  return { year: guess, isCertain: (gap <= halfYear && gap >= -halfYear) || isBounded };
}

/** The next date in the book that is written with a year. */
function nextExplicitDay(texts: readonly DatedStart[], index: number): string | null {
  for (const { start } of texts.slice(index + 1)) {
    const first = start?.date?.first;
    if (first?.year != null) return dayOf(first, first.year);
  }
  return null;
}
