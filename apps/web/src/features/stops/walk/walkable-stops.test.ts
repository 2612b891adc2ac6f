import { expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../../testing/data/records.ts';
import { walk, walkableStops } from './walkable-stops.ts';

const records = [{}, { latitude: null }, { minzoom: -1 }, { ispathpart: false }, {}, {}].map(
  (fields, index) => placeRecord({ ...fields, place_id: index + 1, seqid: 10 - index }),
);
const expedition = toExpedition({ places: records, images: [] });
const stops = walkableStops(expedition, { sections: ['cae'], whitelist: [] });

test('walkableStops lists the visible stops of the route in travel order', () => {
  expect(stops.map(({ id }) => id)).toEqual([6, 5, 1]);
  const ids = (whitelist: readonly number[], sections: readonly 'cae'[]) =>
    walkableStops(expedition, { whitelist, sections }).map(({ id }) => id);
  expect([ids([5], ['cae']), ids([], [])]).toEqual([[5], []]);
});

test('walk starts at the first stop from an unknown stop, and returns null without stops', () => {
  expect(walk(stops, 99, 'next')?.id).toBe(6);
  expect(walk(stops, 99, 'previous')?.id).toBe(6);
  expect(walk([], 6, 'last')).toBeNull();
});
