import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { describe, expect, test } from 'vitest';
import { aPlace } from './testing/records.ts';
import { toExpedition } from './to-expedition.ts';

const first = aPlace({ place_id: 1, latitude: 40, longitude: 80 });
const points: [number, number][] = [
  [40.1, 80.2],
  [40.2, 80.4],
];

/** The leg to the second of two stops, for which an inferred line exists. */
function legWith(fields: Partial<PlaceRecord> = {}, start: Partial<PlaceRecord> = {}) {
  const second = aPlace({ place_id: 2, latitude: 40, longitude: 81, ...fields });
  const inferredLegs = [{ place_id: 2, points }];
  return toExpedition({ places: [{ ...first, ...start }, second], images: [], inferredLegs }).getLeg(2);
}

describe('the inferred line of a leg', () => {
  test('connects the exact positions of the stops', () => {
    expect(legWith()).toMatchObject({ points: [[40, 80], ...points, [40, 81]], isInferred: true });
  });

  test('is not used if a route is recorded', () => {
    expect(legWith({ routejson: '[[40.5, 80.5]]' })).toMatchObject({
      points: [
        [40, 80],
        [40.5, 80.5],
        [40, 81],
      ],
      isInferred: false,
    });
  });

  test('is not used if the route is invalid', () => {
    expect(legWith({ routejson: '[40' })).toMatchObject({ points: [[40, 81]], isInferred: false });
  });

  test('is not used if the position of an end is unknown', () => {
    expect(legWith({ latitude: null })?.isInferred).toBe(false);
    expect(legWith({}, { latitude: null })?.isInferred).toBe(false);
  });

  test('is not used where a journey starts', () => {
    expect(legWith({ visited_on: 'manchuriaexp' })).toMatchObject({ points: [[40, 81]], isInferred: false });
  });
});
