import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../../testing/records.ts';
import { passedStops } from './use-passed-stops.ts';

const journey = toJourney(
  toExpedition({
    places: [
      placeRecord({ place_id: 1, seqid: 1, date: '1925-08-12', enddate: '1925-08-14' }),
      placeRecord({ place_id: 2, seqid: 2, latitude: 36, date: '1926-09-13', enddate: '1927-04-13' }),
      placeRecord({ place_id: 3, seqid: 3, latitude: 38, date: '1927-06-20', enddate: '1927-06-20' }),
    ],
    images: [],
  }),
);
if (journey === null) throw new Error('the places make no journey');

test('the legs that lie behind are the same set until another one has been passed', () => {
  const passed = passedStops(journey);
  const [first, second] = journey.stops;
  const before = passed(first.departure);
  expect([...before]).toEqual([1]);
  expect(passed((second?.arrival ?? 0) - 0.01)).toBe(before);
  expect([...passed(second?.arrival ?? 0)]).toEqual([1, 2]);
  expect([...passed(first.arrival - 1)]).toEqual([]);
});
