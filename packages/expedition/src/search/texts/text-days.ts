import { datePrecision, type DatePrecision } from '../../dates/stays.ts';
import type { SearchText } from '../search-input.ts';

/** The days of a query, and whether it was for a day, a month or a year. */
export interface QueriedDays {
  readonly precision: DatePrecision;
  readonly firstDay: string;
  readonly lastDay: string;
}

const fineness: readonly DatePrecision[] = ['day', 'month', 'year'];

/** Returns whether a text is of one of these days. A text known only by its month does not match a day. */
export function isWithinDays(text: SearchText | undefined, queried: readonly QueriedDays[]): boolean {
  const first = text?.text_date ?? null;
  if (text === undefined || first === null) return false;
  const last = text.text_enddate ?? first;
  const known = fineness.indexOf(datePrecision(text.date_format));
  return queried.some(
    ({ precision, firstDay, lastDay }) =>
      known <= fineness.indexOf(precision) && first <= lastDay && last >= firstDay,
  );
}
