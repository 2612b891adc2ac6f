import { expect, test } from 'vitest';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { momentOfDayAt, momentOfPlace, placeOfMoment } from './moment-of-place.ts';
import { dateToMoment } from '../moment.ts';
import { positionOn } from '../position/position.ts';
import { toJourney } from '../to-journey.ts';

const places = [
  aPlace({ place_id: 1, date: '1925-08-12', enddate: '1925-08-14' }),
  aPlace({ place_id: 2, date: '1925-08-14', enddate: '1925-08-14' }),
  aPlace({ place_id: 3, date: '1925-08-14', enddate: '1925-08-20' }),
  aPlace({ place_id: 4, ispathpart: false, date: '1925-08-16', enddate: '1925-08-17' }),
  aPlace({ place_id: 5, ispathpart: false, date: null, enddate: null }),
  aPlace({ place_id: 6, ispathpart: false, visited_on: 'precae' }),
];
const journey = someJourney(places);

test('momentOfPlace is the arrival at a stop', () => {
  expect(momentOfPlace(journey, 2)).toBe(journey.stops[1]?.arrival);
});

test('momentOfPlace is the day of a side point, or its first possible day', () => {
  expect(momentOfPlace(journey, 4)).toBe(dateToMoment(journey, '1925-08-16'));
  expect(momentOfPlace(journey, 5)).toBe(dateToMoment(journey, '1925-08-14'));
});

test('momentOfPlace is null for an unknown place', () => {
  expect(momentOfPlace(journey, 99)).toBeNull();
});

test('momentOfPlace is null for a place of a disabled section', () => {
  const limited = toJourney(toExpedition({ places, images: [] }), { sections: ['cae'], whitelist: [] });
  expect(limited && momentOfPlace(limited, 6)).toBeNull();
});

test('momentOfDayAt selects the stop when the stay includes the day', () => {
  const opened = (date: string, placeId: number | null) => {
    const where = positionOn(journey, momentOfDayAt(journey, date, placeId));
    return where.kind === 'stop' ? where.stop.place.id : where.kind;
  };
  expect([1, 2, 3, null].map((id) => opened('1925-08-14', id))).toEqual([1, 2, 3, 3]);
  expect(opened('1925-08-13', 3)).toBe(1);
  expect(opened('1925-08-18', 99)).toBe(3);
  expect(opened('1900-01-01', 3)).toBe(1);
});

test('placeOfMoment is the current stop, and on a leg the nearer end', () => {
  const [leg] = journey.legs;
  const at = (share: number) => (leg ? leg.departure + (leg.arrival - leg.departure) * share : 0);
  expect([0, 0.2, 0.49, 0.5, 1].map((share) => placeOfMoment(journey, at(share)))).toEqual([1, 1, 1, 2, 2]);
});

test('placeOfMoment is the first stop before the journey', () => {
  expect(placeOfMoment(journey, journey.start - 9)).toBe(journey.stops[0].place.id);
});
