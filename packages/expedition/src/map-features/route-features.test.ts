import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { expect, test } from 'vitest';
import { toExpedition } from '../to-expedition.ts';
import { aPlace } from '../testing/records.ts';
import { routeFeatures } from './route-features.ts';
import type { RouteProperties } from './route-features.ts';

function createFeatures(...places: Partial<PlaceRecord>[]) {
  const records = places.map((fields, index) => aPlace({ place_id: index + 1, seqid: index + 1, ...fields }));
  return routeFeatures(toExpedition({ places: records, images: [] })).features;
}

const full = ({ properties }: { properties: RouteProperties }): boolean => properties.detail === 'full';

test('routeFeatures creates one feature per leg and level of detail, with the bends only in the higher levels', () => {
  const features = createFeatures(
    { latitude: 34, longitude: 77 },
    { latitude: 34, longitude: 78, routejson: '[[34.03,77.5]]', accuracy_level: 'exact' },
  );
  expect(features.map(({ properties }) => properties.detail)).toEqual(['low', 'middle', 'full']);
  expect(features.map(({ geometry }) => geometry.coordinates.length)).toEqual([2, 3, 3]);
  expect(features[2]?.geometry.coordinates[1]).toEqual([77.5, 34.03]);
});

test('routeFeatures marks the legs that are inferred', () => {
  const places = [1, 2, 3].map((id) => aPlace({ place_id: id, seqid: id, latitude: 33 + id }));
  const inferredLegs = [{ place_id: 3, points: [[35.5, 77.7]] satisfies [number, number][] }];
  const features = routeFeatures(toExpedition({ places, images: [], inferredLegs })).features.filter(full);
  expect(features.map(({ id, properties }) => [id, properties.isInferred])).toEqual([
    [2, false],
    [3, true],
  ]);
});

test('routeFeatures continues longitudes beyond 180 at the antimeridian', () => {
  const [leg] = createFeatures({ latitude: 35, longitude: 139 }, { latitude: 47, longitude: -122 }).filter(
    full,
  );
  expect(leg?.geometry.coordinates).toEqual([
    [139, 35],
    [238, 47],
  ]);
});

test('routeFeatures uses the id of the stop as feature id, and skips stops without a position', () => {
  const features = createFeatures({}, { latitude: 35 }, { latitude: null, longitude: null }).filter(full);
  expect(features.map(({ id, properties }) => [id, properties.place_id])).toEqual([[2, 2]]);
});
