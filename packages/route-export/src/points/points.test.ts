import fc from 'fast-check';
import { expect, test } from 'vitest';
import { geoJsonViolations } from '../testing/geojson-rules.ts';
import { kmlViolations } from '../testing/kml-schema.ts';
import { parseXml } from '../testing/read-back.ts';
import { writePointsGeoJson, writePointsKml } from './points.ts';

const points = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string({ unit: 'binary' }),
    note: fc.string(),
    latitude: fc.integer({ min: -90_000, max: 90_000 }).map((value) => value / 1000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((value) => value / 1000),
    zoom: fc.integer({ min: 0, max: 22 }),
    colour: fc.constantFrom('#6dfd54', '#123456'),
  }),
);

test('any points are written as GeoJSON that follows RFC 7946', () => {
  fc.assert(
    fc.property(points, (some) => {
      expect(geoJsonViolations(JSON.parse(writePointsGeoJson(some)))).toEqual([]);
    }),
  );
});

test('any points are written as KML that follows the schema', () => {
  fc.assert(
    fc.property(points, (some) => {
      expect(kmlViolations(parseXml(writePointsKml('Points', some)))).toEqual([]);
    }),
  );
});
