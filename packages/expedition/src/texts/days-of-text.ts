import type { TextIdRecord } from '@cae-map/contract/entities/book';
import { addDays } from '../dates/calendar.ts';
import { datePrecision } from '../dates/stays.ts';

/** A longer text is about a period and not about each of its days. */
const mostDays = 31;

/**
 * The days of a text, `YYYY-MM-DD`, in order; none for a text without a date, with a coarser date than a day, or of more than 31 days. An end
 * before the first day is ignored.
 */
export function daysOfText(
  text: Pick<TextIdRecord, 'text_date' | 'text_enddate' | 'date_format'>,
): readonly string[] {
  const { text_date: first, text_enddate: last, date_format } = text;
  if (first === null || datePrecision(date_format) !== 'day') return [];
  if (last === null || last <= first) return [first];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (days.length === mostDays) return [];
    days.push(day);
  }
  return days;
}
