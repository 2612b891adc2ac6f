import { expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../testing/records.ts';
import { routeFeatures } from './route-features.ts';
import type { RouteProperties } from './route-features.ts';

function featuresOf(...places: Parameters<typeof placeRecord>[0][]) {
  const records = places.map((fields, index) =>
    placeRecord({ place_id: index + 1, seqid: index + 1, ...fields }),
  );
  return routeFeatures(toExpedition({ places: records, images: [] })).features;
}

const full = ({ properties }: { properties: RouteProperties }): boolean => properties.detail === 'full';

test('a leg comes once for each level of detail, with longitude first, and keeps its bends near by only', () => {
  const features = featuresOf(
    { latitude: 34, longitude: 77 },
    { latitude: 34, longitude: 78, routejson: '[[34.03,77.5]]', accuracy_level: 'exact' },
  );
  expect(features.map(({ properties }) => properties.detail)).toEqual(['low', 'middle', 'full']);
  expect(features.map(({ geometry }) => geometry.coordinates.length)).toEqual([2, 3, 3]);
  expect(features[2]?.geometry.coordinates[1]).toEqual([77.5, 34.03]);
});

test('a line over the 180th meridian goes on beyond it', () => {
  const [leg] = featuresOf({ latitude: 35, longitude: 139 }, { latitude: 47, longitude: -122 }).filter(full);
  expect(leg?.geometry.coordinates).toEqual([
    [139, 35],
    [238, 47],
  ]);
});

test('a leg has the number of its stop by which it is marked, and a stop without a position draws nothing', () => {
  const features = featuresOf({}, { latitude: 35 }, { latitude: null, longitude: null }).filter(full);
  expect(features.map(({ id, properties }) => [id, properties.place_id])).toEqual([[2, 2]]);
});
