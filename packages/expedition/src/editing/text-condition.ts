import { boundsOf, readDates, type DateSpan } from '../search/dates/read-dates.ts';
import type { DateQuery } from '../search/dates/read-date.ts';
import { splitDate } from '../search/dates/split-date.ts';
import { fold } from '../search/words/fold.ts';

/** What the text of a filter is compared with. */
export interface SearchedRecord {
  readonly id: number;
  /** The folded texts of the record. */
  readonly text: string;
  /** The days of the record, `YYYY-MM-DD`; null without a date. */
  readonly days: { readonly firstDay: string; readonly lastDay: string } | null;
}

/**
 * Creates the condition of the text of a filter: the record contains all words or has the number, or it has the date that the text is, in
 * the forms that the public search reads, alone or beside words.
 */
export function createTextCondition(typed: string): (record: SearchedRecord) => boolean {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const words = splitText(text);
  const date = readDates(text);
  const dated = date === null ? splitDate(text) : { query: { text: '' }, date };
  const datedWords = dated === null ? [] : splitText(dated.query.text);
  return (record) =>
    containsAll(record, words) ||
    (dated !== null && isOnDate(record, dated.date) && containsAll(record, datedWords));
}

function splitText(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function containsAll({ id, text }: SearchedRecord, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word) || word === String(id));
}

function isOnDate({ days }: SearchedRecord, date: DateQuery | DateSpan): boolean {
  if (days === null) return false;
  if ('precision' in date) return overlaps(days, date);
  if (date.year !== null) return overlaps(days, boundsOf({ ...date, year: date.year }));
  const [firstYear, lastYear] = [days.firstDay, days.lastDay].map((day) => Number(day.slice(0, 4)));
  for (let year = firstYear ?? 0; year <= (lastYear ?? -1); year += 1)
    if (overlaps(days, boundsOf({ ...date, year }))) return true;
  return false;
}

function overlaps(
  days: NonNullable<SearchedRecord['days']>,
  { firstDay, lastDay }: Pick<DateSpan, 'firstDay' | 'lastDay'>,
): boolean {
  return days.firstDay <= lastDay && days.lastDay >= firstDay;
}
