import type { PlaceRecord } from '@cae-map/contract/entities/place';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlace } from './testing/records.ts';
import { toExpedition } from './to-expedition.ts';
import { compassPoint, compassPoints, whereAmI } from './where-am-i.ts';

function createExpedition(...places: Partial<PlaceRecord>[]) {
  const records = places.map((fields, index) => aPlace({ place_id: index + 1, ...fields }));
  return toExpedition({ places: records, images: [] });
}

describe('compassPoint', () => {
  test('is the nearest of eight directions', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(compassPoint)).toEqual(compassPoints);
    expect([22.4, 22.6, 337.4, 337.6, 359.9].map(compassPoint)).toEqual([
      'north',
      'northeast',
      'northwest',
      'north',
      'north',
    ]);
  });

  test('is the same after full turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -3, max: 3 }), (bearing, turns) => {
        expect(compassPoint(bearing + turns * 360)).toBe(compassPoint(bearing));
      }),
    );
  });
});

describe('whereAmI', () => {
  test('returns bearing, direction and distance to the next stop', () => {
    const here = whereAmI(
      createExpedition({ latitude: 34, longitude: 77 }, { latitude: 34, longitude: 78 }),
      1,
    );
    expect(here?.place.id).toBe(1);
    expect(here?.next?.place.id).toBe(2);
    expect(here?.next?.direction).toBe('east');
    expect(here?.next?.bearingDegrees).toBeCloseTo(89.7, 1);
    expect(here?.next?.distanceMetres).toBeCloseTo(92_184, -1);
  });

  const expedition = createExpedition(
    { latitude: 34 },
    { latitude: null },
    { latitude: 35, minzoom: 0 },
    { latitude: 36 },
  );

  test('skips stops without a position', () => {
    expect(whereAmI(expedition, 1)?.next?.place.id).toBe(3);
  });

  test('skips stops rejected by isShown', () => {
    expect(whereAmI(expedition, 1, ({ record }) => record.minzoom > 0)?.next?.place.id).toBe(4);
  });

  test('has no next stop at the last stop', () => {
    expect(whereAmI(expedition, 4)?.next).toBeNull();
  });

  test('has no next stop at the end of a journey and off the route', () => {
    const expedition = createExpedition(
      {},
      { ispathpart: false },
      { visited_on: 'manchuriaexp' },
      { latitude: 41 },
    );
    expect([1, 2, 3].map((id) => whereAmI(expedition, id)?.next)).toEqual([null, null, null]);
    expect(
      whereAmI(expedition, 1, ({ record }) => record.visited_on !== 'manchuriaexp')?.next?.place.id,
    ).toBe(4);
  });

  test('is null for an unknown place or one without a position', () => {
    const expedition = createExpedition({ latitude: null }, {});
    expect([whereAmI(expedition, 1), whereAmI(expedition, 99)]).toEqual([null, null]);
  });
});
