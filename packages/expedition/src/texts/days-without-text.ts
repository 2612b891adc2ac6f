import type { TextIdRecord } from '@cae-map/contract/entities/book';
import { addDays } from '../dates/calendar.ts';
import { daysOfText } from './days-of-text.ts';

/** Consecutive days, `YYYY-MM-DD`, including both. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/**
 * Finds the days of the route that no text is about, in order; consecutive days are one span.
 * @param routeDays the days on which the travellers were at a stop, in any order
 * @param period includes its first and last day
 */
export function daysWithoutText(
  routeDays: Iterable<string>,
  texts: readonly Pick<TextIdRecord, 'text_date' | 'text_enddate' | 'date_format'>[],
  period: DaySpan,
): DaySpan[] {
  const covered = new Set(texts.flatMap(daysOfText));
  const missing = [...routeDays]
    .filter((day) => day >= period.first && day <= period.last && !covered.has(day))
    .toSorted();
  const spans: DaySpan[] = [];
  for (const day of missing) {
    const previous = spans.at(-1);
    if (previous !== undefined && addDays(previous.last, 1) === day) {
      spans[spans.length - 1] = { first: previous.first, last: day };
    } else {
      spans.push({ first: day, last: day });
    }
  }
  return spans;
}
