import { accuracyLevels } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { anyPosition, somePlaces } from '../testing/arbitraries.ts';
import { aPlace } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { accuracyDiscs, accuracyRadius, certainPlaceIds, discRings, isCertain } from './discs.ts';

const places = toExpedition({
  places: accuracyLevels.map((accuracy_level, index) =>
    aPlace({ place_id: index + 1, seqid: index, accuracy_level, latitude: 34, longitude: 77 }),
  ),
  images: [],
}).places;

test('accuracyRadius is the limit of the levels that have one, and none for exact positions', () => {
  expect(accuracyLevels.map((level) => [level, accuracyRadius(level)])).toEqual([
    ['exact', null],
    ['high', { metres: 5000, isLimit: true }],
    ['medium', { metres: 10_000, isLimit: true }],
    ['low', { metres: 15_000, isLimit: false }],
    ['unknown', { metres: 15_000, isLimit: false }],
  ]);
});

test('isCertain applies to exact and high accuracy', () => {
  expect(accuracyLevels.filter(isCertain)).toEqual(['exact', 'high']);
});

test('certainPlaceIds are the certain places of the whitelist, and admit no place if there are none', () => {
  expect(certainPlaceIds(places, [])).toEqual([1, 2]);
  expect(certainPlaceIds(places, [2, 3])).toEqual([2]);
  const none = certainPlaceIds(places, [3, 4]);
  expect(none.length).toBeGreaterThan(0);
  expect(places.filter(({ id }) => none.includes(id))).toEqual([]);
});

test('accuracyDiscs has the open stop if its accuracy is low or unknown', () => {
  const drawn = places.map(({ id }) =>
    accuracyDiscs(places, { selectedId: id, isForAll: false }).map(({ placeId }) => placeId),
  );
  expect(drawn).toEqual([[], [], [], [4], [5]]);
});

test('accuracyDiscs has all places but the exact ones if requested', () => {
  const levels = accuracyDiscs(places, { selectedId: 0, isForAll: true }).map(({ level }) => level);
  expect(levels).toEqual(['high', 'medium', 'low', 'unknown']);
});

test('a disc is 12 pixels wide at its first zoom at every latitude', () => {
  fc.assert(
    fc.property(somePlaces, (records) => {
      const all = toExpedition({ places: records, images: [] }).places;
      for (const { centre, metres, fromZoom } of accuracyDiscs(all, { selectedId: 0, isForAll: true })) {
        const cosine = Math.max(1e-6, Math.cos((centre[0] * Math.PI) / 180));
        const metresPerPixel = ((40_030_173.6 / 256) * cosine) / 2 ** fromZoom;
        expect((2 * metres) / metresPerPixel).toBeCloseTo(12, 3);
      }
    }),
  );
});

test('discRings grow to the radius of the disc', () => {
  fc.assert(
    fc.property(anyPosition, (centre) => {
      const radii = discRings({ centre, metres: 15_000 }).map((ring) =>
        Math.round(distanceMetres(centre, ring[16] ?? centre)),
      );
      expect(radii).toEqual([4500, 6000, 7500, 9000, 10_500, 12_000, 13_500, 15_000]);
    }),
  );
});
