import { addDays } from '../dates/calendar.ts';
import { daysApart } from './day-numbers.ts';

/**
 * A moment of the journey: days since midnight of its first day, with a fraction of the day. 0.5 is noon of the first
 * day in local time: there are no time zones.
 */
export type Moment = number;

/**
 * Travel takes place between these fractions of a day: the records have no hours, and a day's march is assumed to last
 * from six to six. Both are exact in binary, so that arrivals and departures compare without rounding errors.
 */
export const morning = 0.25;
export const evening = 0.75;

/** The calendar of a journey. */
export interface Calendar {
  /** `YYYY-MM-DD`; moments count from its midnight. */
  readonly firstDay: string;
  /** The first and last moment: the arrival at the first stop and the departure from the last. */
  readonly start: Moment;
  readonly end: Moment;
}

/** Clamps a moment to the journey; NaN becomes the start. */
export function clampMoment({ start, end }: Calendar, moment: Moment): Moment {
  return Number.isNaN(moment) ? start : Math.min(end, Math.max(start, moment));
}

/** The day of a moment, `YYYY-MM-DD`, clamped to the journey. */
export function momentToDate(calendar: Calendar, moment: Moment): string {
  return addDays(calendar.firstDay, Math.floor(clampMoment(calendar, moment)));
}

/**
 * The moment that represents a day: its evening, at the camp of the day. When the travellers are on a leg in the
 * evening and were at a stop earlier that day, it is the departure from that stop. Clamped to the journey; an invalid
 * day means the start.
 */
export function dateToMoment(calendar: Calendar & { readonly events: Float64Array }, date: string): Moment {
  const moment = clampMoment(calendar, daysApart(calendar.firstDay, date) + evening);
  const event = findLastNotAbove(calendar.events, moment);
  const hasStart = event % 2 === 1;
  const departure = calendar.events[event] ?? moment;
  return hasStart && Math.floor(departure) === Math.floor(moment) ? departure : moment;
}

/** Binary search: the index of the last of some non-decreasing numbers that is not above a value; -1 when all are. */
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
