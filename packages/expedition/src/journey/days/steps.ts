import { daysApart, isDay } from '../day-numbers.ts';
import { datedPictures, datedTexts, placesOfJourney } from './dated-items.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { clampMoment, momentToDate, findLastNotAbove, dateToMoment, type Moment } from '../moment.ts';
import { addMonths } from '../months.ts';

/** Backward or forward. */
export type Step = -1 | 1;

/** The stop before or after the current one, or the current leg; null at the ends of the journey. */
export function neighbouringStop(journey: Journey, moment: Moment, step: Step): JourneyStop | null {
  const { events, stops } = journey;
  const within = clampMoment(journey, moment);
  const event = Math.max(0, findLastNotAbove(events, within));
  const isDeparting = event % 2 === 1 && events[event] === within;
  const isAtStop = event % 2 === 0 || isDeparting;
  const index = event >>> 1;
  return stops[step === 1 ? index + 1 : isAtStop ? index - 1 : index] ?? null;
}

/** The arrival at the previous or the next stop, or the end of the journey when there is none. */
export function stepByStop(journey: Journey, moment: Moment, step: Step): Moment {
  return neighbouringStop(journey, moment, step)?.arrival ?? end(journey, step);
}

/** The previous or the next day with an event, or the end of the journey when there is none. */
export function stepByDay(journey: Journey, moment: Moment, step: Step): Moment {
  const days = eventfulDays(journey);
  const date = momentToDate(journey, moment);
  const day = step === 1 ? days.find((other) => other > date) : days.findLast((other) => other < date);
  return day === undefined ? end(journey, step) : dateToMoment(journey, day);
}

/** The same day and time one month earlier or later, clamped to the journey. */
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
 * The days of the journey with an event, in order: an exact arrival or departure, the first day of a text, the date of
 * an image. Coarse dates are left out. Computed once per journey.
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
