import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { toExpedition, type ExpeditionRecords } from '../to-expedition.ts';
import type { Journey } from '../journey/journey.ts';
import { toJourney } from '../journey/to-journey.ts';
import { dateOf, type Moment } from '../journey/moment.ts';

/** The journey through some places, which must have a date among them. */
export function someJourney(
  places: readonly PlaceRecord[],
  others: Partial<Omit<ExpeditionRecords, 'places'>> = {},
): Journey {
  const journey = toJourney(toExpedition({ images: [], ...others, places }));
  if (journey === null) throw new Error('these places make no journey');
  return journey;
}

/** Arrival and departure of every stop: the day, and the share of the day. */
export function timesOf(journey: Journey) {
  const time = (moment: Moment): [day: string, share: number] => [dateOf(journey, moment), moment % 1];
  return journey.stops.map(({ place, arrival, departure }) => ({
    id: place.id,
    arrival: time(arrival),
    departure: time(departure),
  }));
}
