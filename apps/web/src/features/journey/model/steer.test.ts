import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../../testing/records.ts';
import { momentOfKey } from './steer.ts';

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

test('keys of the bar go by stops, with Shift by days, by months and to the ends; others are left to others', () => {
  const [first, second] = journey.stops;
  const key = (name: string, shiftKey = false) =>
    momentOfKey(journey, first.arrival, { key: name, shiftKey }, 'stop');
  for (const name of ['ArrowRight', 'ArrowUp']) expect(key(name)).toBe(second?.arrival);
  for (const name of ['ArrowLeft', 'ArrowDown', 'Home']) expect(key(name)).toBe(journey.start);
  expect(key('ArrowRight', true)).not.toBe(second?.arrival);
  expect(key('PageUp')).toBeCloseTo(first.arrival + 31, 6);
  expect(key('PageDown')).toBe(journey.start);
  expect(key('End')).toBe(journey.end);
  for (const name of ['Tab', 'Enter', 'a']) expect(key(name)).toBeNull();
});
