import type { Journey } from '@cae-map/expedition/journey/journey';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from './data/records.ts';

/** A journey with the places 1, 2 and 3: a short stay, a long stay and a single day. */
export function journeyOfThreeStops(): Journey {
  const places = [
    placeRecord({ place_id: 1, seqid: 1, date: '1925-08-12', enddate: '1925-08-14' }),
    placeRecord({ place_id: 2, seqid: 2, latitude: 36, date: '1926-09-13', enddate: '1927-04-13' }),
    placeRecord({ place_id: 3, seqid: 3, latitude: 38, date: '1927-06-20', enddate: '1927-06-20' }),
  ];
  const journey = toJourney(toExpedition({ places, images: [] }));
  if (journey === null) throw new Error('the places do not form a journey');
  return journey;
}
