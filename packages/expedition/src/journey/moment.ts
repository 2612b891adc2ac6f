import { addDays } from '../dates/calendar.ts';
import { daysApart } from './day-numbers.ts';

/**
 * A moment of the journey: days since the first day of the journey at midnight, with a fraction of the day. 0.5 is noon
 * of the first day, wherever they were: there is no time zone.
 */
export type Moment = number;

/**
 * Between these shares of a day they travel: the record knows no hours, and a day's march takes the day from six to
 * six. Both are exact in binary, so that arrivals and departures compare without rounding.
 */
export const morning = 0.25;
export const evening = 0.75;

/** The part of a journey that knows its calendar. */
export interface Calendar {
  /** `YYYY-MM-DD`; moments count from its midnight. */
  readonly firstDay: string;
  /** The first and last moment: the arrival at the first stop, the departure from the last. */
  readonly start: Moment;
  readonly end: Moment;
}

/** A moment brought within the journey: earlier ones are its start, later ones its end, and what is no number the start. */
export function clampMoment({ start, end }: Calendar, moment: Moment): Moment {
  return Number.isNaN(moment) ? start : Math.min(end, Math.max(start, moment));
}

/** The day of a moment, `YYYY-MM-DD`; of moments outside the journey its first or last day. */
export function momentToDate(calendar: Calendar, moment: Moment): string {
  return addDays(calendar.firstDay, Math.floor(clampMoment(calendar, moment)));
}

/**
 * The moment that stands for a day: its evening, when the camp of the day is reached. Who is on the way in the evening and
 * was at a stop earlier on the day is shown there, as they leave it. Days before the journey give its start, later ones
 * its end; what is no day gives the start.
 */
export function dateToMoment(calendar: Calendar & { readonly events: Float64Array }, date: string): Moment {
  const moment = clampMoment(calendar, daysApart(calendar.firstDay, date) + evening);
  const event = findLastNotAbove(calendar.events, moment);
  const hasStart = event % 2 === 1;
  const departure = calendar.events[event] ?? moment;
  return hasStart && Math.floor(departure) === Math.floor(moment) ? departure : moment;
}

/** The index of the last of some rising numbers that is not above a value; -1 when all are. */
export function findLastNotAbove(numbers: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
