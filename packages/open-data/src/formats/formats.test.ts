import { DOMParser } from '@xmldom/xmldom';
import { Ajv } from 'ajv';
import Papa from 'papaparse';
import { kmlViolations } from '@cae-map/route-export/testing/kml-schema';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { describe, expect, test } from 'vitest';
import { dictionary } from '../dictionary/tables.ts';
import { tableNames } from '../dictionary/table.ts';
import { sampleFiles, sampleText } from '../testing/archives.ts';
import { linkedPlacesSchema } from '../testing/linked-places-schema.ts';
import { describeImage } from './iiif.ts';

const { places, images } = readRealContent();
const realFiles = sampleFiles({
  places,
  images,
  inferredLegs: [],
  people: [],
  citations: [],
  pictureSizes: {},
});
const validate = new Ajv({ strict: false, unicodeRegExp: false }).compile(linkedPlacesSchema);

describe('CSV', () => {
  test('has the columns of the dictionary and the values of the records as they are', () => {
    const { data, meta } = Papa.parse<Record<string, string>>(sampleText('csv/places.csv'), {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields).toEqual(dictionary.places.fields.map(({ name }) => name));
    expect(data[0]).toMatchObject({
      place_id: '1',
      title_en: 'Leh, "the capital"',
      notes: 'Две строки:\nвторая; =1+1',
    });
  });

  test('is described by datapackage.json with keys that refer to tables of the archive', () => {
    const { resources } = JSON.parse(sampleText('datapackage.json'));
    expect(resources.map(({ path }: { path: string }) => path)).toEqual(
      tableNames.map((name) => `csv/${name}.csv`),
    );
    const legs = resources.find(({ name }: { name: string }) => name === 'legs').schema;
    expect(legs.primaryKey).toBe('leg_id');
    expect(legs.foreignKeys).toContainEqual({
      fields: 'to_place_id',
      reference: { resource: 'places', fields: 'place_id' },
    });
    const latitude = resources[0].schema.fields.find(({ name }: { name: string }) => name === 'latitude');
    expect(latitude).toMatchObject({ type: 'number', constraints: { minimum: -90, maximum: 90 } });
  });
});

describe('GeoJSON', () => {
  test('has places as points, legs as lines, and texts at the places that they are about', () => {
    const geometries = (name: string) =>
      JSON.parse(sampleText(`geojson/${name}.geojson`)).features.map(
        ({ geometry }: { geometry: { type: string } | null }) => geometry?.type ?? null,
      );
    expect(geometries('places')).toEqual(['Point', 'Point', 'Point']);
    expect(geometries('legs')).toEqual(['LineString', 'LineString']);
    expect(geometries('texts')).toEqual(['Point']);
    expect(geometries('people')).toEqual(['MultiPoint']);
    expect(geometries('works')).toEqual([null]);
  });
});

describe('KML', () => {
  test.each(['ru', 'en'])('of the real route is valid in %s', (language) => {
    const text = sampleText(`kml/route.${language}.kml`, realFiles);
    const document = new DOMParser().parseFromString(text, 'text/xml') as unknown as Document;
    expect(kmlViolations(document)).toEqual([]);
    expect(text).toContain('<Placemark');
  });
});

describe('Linked Places Format', () => {
  test.each([
    ['the real places', realFiles],
    ['places with line breaks, at signs and without dates', sampleFiles()],
  ])('of %s is valid', (_what, files) => {
    const isValid = validate(JSON.parse(sampleText('linked-places/places.json', files)));
    expect(validate.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
  });

  test('has times as precise as they are known, names in their languages, and how accurate the position is', () => {
    const { features } = JSON.parse(sampleText('linked-places/places.json'));
    expect(features[1]).toMatchObject({
      '@id': 'https://map.example.org/place/2',
      when: { timespans: [{ start: { in: '1926-06' }, end: { in: '1926-06' } }] },
      geometry: {
        type: 'Point',
        approximation: { type: 'geo:hasSpatialAccuracy', tolerance: 10 },
        certainty: 'less-certain',
      },
    });
    expect(features[0].names).toContainEqual({ toponym: 'Лех', lang: 'ru' });
    expect(features[0].depictions).toContainEqual({
      '@id': 'https://map.example.org/media/two.webp',
      title: 'Picture 2',
      license: 'https://creativecommons.org/licenses/by-sa/4.0/',
    });
  });
});

test('Linked Places Format gives a place without a date the time of its part of the expedition', () => {
  const { features } = JSON.parse(sampleText('linked-places/places.json', realFiles));
  const spans = features.flatMap(({ when }: { when: { timespans: [{ start: object; end: object }] } }) =>
    'earliest' in when.timespans[0].start ? [when] : [],
  );
  expect(spans.length).toBeGreaterThan(0);
  expect(spans[0]).toEqual({
    timespans: [
      {
        start: { earliest: expect.stringMatching(/^19[23]\d/) },
        end: { latest: expect.stringMatching(/^19[23]\d/) },
      },
    ],
    certainty: 'uncertain',
  });
});

describe('IIIF', () => {
  test('has a manifest with rights and an image service for each picture that may be passed on, and for no other', () => {
    const { files } = sampleFiles();
    const paths = files.filter(({ format }) => format === 'iiif').map(({ path }) => path);
    expect(paths).toEqual(['iiif/collection.json', ...[1, 2, 6].map((id) => `iiif/picture-${id}.json`)]);
    const manifest = JSON.parse(sampleText('iiif/picture-2.json'));
    expect(manifest).toMatchObject({
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      id: 'https://map.example.org/data/iiif/picture-2.json',
      rights: 'http://creativecommons.org/licenses/by-sa/4.0/',
      requiredStatement: { value: { en: ['A museum, CC BY-SA 4.0'] } },
      items: [{ type: 'Canvas', width: 900, height: 600 }],
    });
    expect(manifest.items[0].items[0].items[0].body).toMatchObject({
      id: 'https://map.example.org/data/iiif/images/2/full/max/0/default.jpg',
      service: [{ type: 'ImageService3', profile: 'level0' }],
    });
  });

  test('describes the sizes of a picture, of which none is larger than it', () => {
    expect(describeImage('https://map.example.org', 2, { width: 600, height: 900 })).toMatchObject({
      profile: 'level0',
      sizes: [
        { width: 320, height: 480 },
        { width: 600, height: 900 },
      ],
    });
  });
});
