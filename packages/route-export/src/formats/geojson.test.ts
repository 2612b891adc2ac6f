import { somePlaces } from '@cae-map/expedition/testing/arbitraries';
import { aPlace } from '@cae-map/expedition/testing/records';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import type { FeatureCollection } from 'geojson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportContent } from '../route-format.ts';
import { aContent, decode, difficultContent, realContent } from '../testing/content.ts';
import { geoJsonViolations } from '../testing/geojson-rules.ts';
import { expectedLegs, expectedStops, sorted, type ReadFeature } from '../testing/read-back.ts';
import { geoJsonFormat } from './geojson.ts';

const read = (content: ExportContent): FeatureCollection => JSON.parse(decode(geoJsonFormat.write(content)));

describe.each([
  ['the real route', realContent()],
  ['stops that are hard to write', difficultContent('ru')],
])('GeoJSON of %s', (_, content) => {
  const collection = read(content);

  test('follows RFC 7946', () => {
    expect(geoJsonViolations(collection)).toEqual([]);
  });

  test('is read back without loss', () => {
    const features = collection.features.map(readFeature);
    const ofKind = (kind: string) => sorted(features.filter(({ fields }) => fields.kind === kind));
    expect(ofKind('stop')).toEqual(sorted(expectedStops(content)));
    expect(ofKind('leg')).toEqual(sorted(expectedLegs(content)));
  });
});

describe('GeoJSON', () => {
  test('splits a leg at the 180th meridian, and its bounding box crosses it', () => {
    const { features, bbox } = read(difficultContent());
    expect(features[0]?.geometry).toMatchObject({
      type: 'MultiLineString',
      coordinates: [
        [
          [-122.42, 37.77],
          [-160, 30],
          [-180, 31.333333333333332],
        ],
        [
          [180, 31.333333333333332],
          [170, 32],
          [139.64, 35.44],
        ],
      ],
    });
    expect(bbox).toEqual([114, 30, -122.42, 41]);
  });

  test('has a bounding box that contains a position beyond the 180th meridian exactly', () => {
    const stop = (id: number, longitude: number) => aPlace({ place_id: id, latitude: 0, longitude });
    const expedition = toExpedition({ places: [stop(1, -5.281), stop(2, 174.72)], images: [] });
    const { bbox } = read(aContent(expedition, { fromId: 1, toId: 2, zoom: 20 }));
    expect(bbox).toEqual([174.72, 0, -5.281, 0]);
  });

  test('has a bounding box that contains a stop whose leg has an invalid route', () => {
    const stop = (id: number, longitude: number, routejson = '[]') =>
      aPlace({ place_id: id, seqid: id, latitude: 0, longitude, routejson });
    const expedition = toExpedition({ places: [stop(1, 10), stop(2, 20), stop(3, 30, '7')], images: [] });
    const { bbox } = read(aContent(expedition, { fromId: 1, toId: 3, zoom: 20 }));
    expect(bbox).toEqual([10, 0, 30, 0]);
  });

  test('follows RFC 7946 for any records', () => {
    fc.assert(
      fc.property(somePlaces, fc.nat(40), fc.nat(40), (places, fromId, toId) => {
        const expedition = toExpedition({ places, images: [] });
        const collection = read(aContent(expedition, { fromId, toId, zoom: 20 }));
        expect(geoJsonViolations(collection)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['a position out of range', { type: 'Point', coordinates: [181, 0] }],
    ['a line with one point', { type: 'LineString', coordinates: [[1, 1]] }],
    [
      'a line across the 180th meridian',
      {
        type: 'LineString',
        coordinates: [
          [170, 1],
          [-170, 1],
        ],
      },
    ],
    [
      'a clockwise ring',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    ],
  ])('with %s is rejected by the check', (_, geometry) => {
    const feature = { type: 'Feature', properties: {}, geometry };
    expect(geoJsonViolations({ type: 'FeatureCollection', features: [feature] })).not.toEqual([]);
  });
});

function readFeature({ properties, geometry }: FeatureCollection['features'][number]): ReadFeature {
  const known = Object.entries(properties ?? {}).filter(
    ([name, value]) => name !== 'stroke' && value !== null && value !== '',
  );
  const fields = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  // A feature without a position has no geometry.
  const coordinates: unknown = geometry === null ? [] : Reflect.get(geometry, 'coordinates');
  const type: unknown = geometry === null ? null : geometry.type;
  const nested = type === 'Point' ? [[coordinates]] : type === 'LineString' ? [coordinates] : coordinates;
  return { fields, coordinates: nested as ReadFeature['coordinates'] };
}
