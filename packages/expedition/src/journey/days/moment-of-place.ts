import type { Journey } from '../journey.ts';
import { dateToMoment, type Moment } from '../moment.ts';
import { positionOn } from '../position/position.ts';
import { whenAtPlace } from './when-at-place.ts';

/**
 * The moment to which the journey moves when a place is opened: the arrival at a stop; for a side point the evening of
 * its day or of its first possible day. Null for a place that is not part of the journey, and for a side point without
 * possible days.
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
 * The moment of a URL with a day and an open place: during the stay at the place when it includes the day, otherwise
 * the moment of the day.
 */
export function momentOfDayAt(journey: Journey, date: string, placeId: number | null): Moment {
  const moment = dateToMoment(journey, date);
  const stop = placeId === null ? undefined : journey.stopsByPlace.get(placeId);
  if (stop === undefined) return moment;
  const isThere =
    Math.floor(stop.arrival) <= Math.floor(moment) && Math.floor(moment) <= Math.floor(stop.departure);
  return isThere ? Math.min(stop.departure, Math.max(stop.arrival, moment)) : moment;
}

/** The stop to open at a moment: the current one; on a leg the nearer end; between journeys the last one. */
export function placeOfMoment(journey: Journey, moment: Moment): number {
  const where = positionOn(journey, moment);
  if (where.kind === 'stop') return where.stop.place.id;
  const isNearEnd = where.kind === 'leg' && where.share >= 0.5;
  return (isNearEnd ? where.to : where.from).place.id;
}
