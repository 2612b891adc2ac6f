import type { Journey } from '../journey.ts';
import { dateToMoment, type Moment } from '../moment.ts';
import { positionOn } from '../position/position.ts';
import { whenAtPlace } from './when-at-place.ts';

/**
 * The moment to which opening a place moves the journey: the arrival at a stop; for a side point the evening of its day or
 * of the first day in question. Null for a place that the journey does not come to, and for one of which nothing is known.
 */
export function momentOfPlace(journey: Journey, placeId: number): Moment | null {
  const stop = journey.stopsByPlace.get(placeId);
  if (stop) return stop.arrival;
  const place = journey.expedition.byId.get(placeId);
  if (place === undefined || !journey.options.sections.includes(place.record.visited_on)) return null;
  const { days } = whenAtPlace(journey, place);
  return days && dateToMoment(journey, days.from);
}

/**
 * The moment that a day and the open place of an address mean together: at the stop of the place, when they were there on
 * that day, and otherwise what the day alone stands for.
 */
export function momentOfDayAt(journey: Journey, date: string, placeId: number | null): Moment {
  const moment = dateToMoment(journey, date);
  const stop = placeId === null ? undefined : journey.stopsByPlace.get(placeId);
  if (stop === undefined) return moment;
  const isThere =
    Math.floor(stop.arrival) <= Math.floor(moment) && Math.floor(moment) <= Math.floor(stop.departure);
  return isThere ? Math.min(stop.departure, Math.max(stop.arrival, moment)) : moment;
}

/** The stop that a moment opens: where they are, on the way the nearer end of the leg, between journeys the last one. */
export function placeOfMoment(journey: Journey, moment: Moment): number {
  const where = positionOn(journey, moment);
  if (where.kind === 'stop') return where.stop.place.id;
  const isNearEnd = where.kind === 'leg' && where.share >= 0.5;
  return (isNearEnd ? where.to : where.from).place.id;
}
