import { daysApart, isDay } from '../day-numbers.ts';
import { datedPictures, datedTexts, placesOfJourney } from './dated-items.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { clampMoment, momentToDate, findLastNotAbove, dateToMoment, type Moment } from '../moment.ts';
import { addMonths } from '../months.ts';

/** Back or on. */
export type Step = -1 | 1;

/** The stop before or after the one they are at, or that they are between; null at the ends of the journey. */
export function neighbouringStop(journey: Journey, moment: Moment, step: Step): JourneyStop | null {
  const { events, stops } = journey;
  const within = clampMoment(journey, moment);
  const event = Math.max(0, findLastNotAbove(events, within));
  const isDeparting = event % 2 === 1 && events[event] === within;
  const isAtStop = event % 2 === 0 || isDeparting;
  const index = event >>> 1;
  return stops[step === 1 ? index + 1 : isAtStop ? index - 1 : index] ?? null;
}

/** The moment of the arrival at the stop before or after; the ends of the journey where there is none. */
export function stepByStop(journey: Journey, moment: Moment, step: Step): Moment {
  return neighbouringStop(journey, moment, step)?.arrival ?? end(journey, step);
}

/** The day before or after on which something is known to have happened; the ends of the journey where there is none. */
export function stepByDay(journey: Journey, moment: Moment, step: Step): Moment {
  const days = eventfulDays(journey);
  const date = momentToDate(journey, moment);
  const day = step === 1 ? days.find((other) => other > date) : days.findLast((other) => other < date);
  return day === undefined ? end(journey, step) : dateToMoment(journey, day);
}

/** The same day and time a month before or after, within the journey. */
export function stepByMonth(journey: Journey, moment: Moment, step: Step): Moment {
  const within = clampMoment(journey, moment);
  const date = addMonths(momentToDate(journey, within), step);
  return clampMoment(journey, daysApart(journey.firstDay, date) + (within % 1));
}

function end(journey: Journey, step: Step): Moment {
  return step === 1 ? journey.end : journey.start;
}

const cache = new WeakMap<Journey, readonly string[]>();

/**
 * The days of the journey on which something is known to have happened, in order: an arrival or a departure, the first day
 * of a text, the day of a picture. A rough date is no day. Made once for a journey.
 */
export function eventfulDays(journey: Journey): readonly string[] {
  const known = cache.get(journey);
  if (known) return known;
  const ofPlaces = placesOfJourney(journey)
    .filter(({ precision }) => precision === 'day')
    .flatMap(({ record }) => [record.date ?? '', record.enddate ?? '']);
  const ofTexts = datedTexts(journey)
    .filter(({ precision }) => precision === 'day')
    .map(({ days }) => days.from);
  const ofPictures = datedPictures(journey)
    .filter(({ hasOwnDay }) => hasOwnDay)
    .map(({ days }) => days.from);
  const all = new Set([...ofPlaces, ...ofTexts, ...ofPictures]);
  const isWithin = (day: string): boolean => isDay(day) && journey.firstDay <= day && day <= journey.lastDay;
  const days = [...all].filter(isWithin).toSorted();
  cache.set(journey, days);
  return days;
}
