import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { toExpedition, type ExpeditionRecords } from '../to-expedition.ts';
import type { Journey } from '../journey/journey.ts';
import { toJourney } from '../journey/to-journey.ts';
import { momentToDate, type Moment } from '../journey/moment.ts';

/** The journey through some places, at least one of which must have a date. */
export function someJourney(
  places: readonly PlaceRecord[],
  others: Partial<Omit<ExpeditionRecords, 'places'>> = {},
): Journey {
  const journey = toJourney(toExpedition({ images: [], ...others, places }));
  if (journey === null) throw new Error('no place has a date');
  return journey;
}

/** Arrival and departure of every stop: the day, and the fraction of the day. */
export function stopTimes(journey: Journey) {
  const time = (moment: Moment): [day: string, share: number] => [momentToDate(journey, moment), moment % 1];
  return journey.stops.map(({ place, arrival, departure }) => ({
    id: place.id,
    arrival: time(arrival),
    departure: time(departure),
  }));
}
