import { daysApart } from '@cae-map/expedition/journey/day-numbers';

/** A Monday. */
const someMonday = '1923-01-01';

/** The day of the week of a date, `YYYY-MM-DD`; 0 for Monday. */
export function weekday(date: string): number {
  return ((daysApart(someMonday, date) % 7) + 7) % 7;
}
