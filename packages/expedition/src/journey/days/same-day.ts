import { isCalendarDate } from '../../dates/calendar.ts';
import type { Journey } from '../journey.ts';
import { dateToMoment } from '../moment.ts';
import { positionOn, type JourneyPosition } from '../position/position.ts';

/** Where the expedition was on a day. */
export interface DayOfYear {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly position: JourneyPosition;
}

/**
 * Returns where the expedition was on a day of the year, in every year of the journey that has it. Years between two journeys
 * are left out.
 * @param date a day of any year, `YYYY-MM-DD`
 */
export function sameDayOfYear(journey: Journey, date: string): DayOfYear[] {
  const dayOfYear = date.slice(4);
  const first = Number(journey.firstDay.slice(0, 4));
  const last = Number(journey.lastDay.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}${dayOfYear}`)
    .filter((day) => isCalendarDate(day) && journey.firstDay <= day && day <= journey.lastDay)
    .map((day) => ({ date: day, position: positionOn(journey, dateToMoment(journey, day)) }))
    .filter(({ position }) => position.kind !== 'pause');
}
