import { expect, test } from 'vitest';
import type { RecordPage } from './record-page.ts';
import { linkHeader } from './record-urls.ts';
import { renderTwin } from './render-twin.ts';
import { structuredData } from './structured-data.ts';

const location = { origin: 'https://map.example.org', language: 'en' } as const;
const record: RecordPage = {
  path: '/day/1925-08-27',
  title: '27 August 1925',
  ancestors: [{ label: 'Days', path: '/days' }],
  citation: {
    kind: 'page',
    key: 'day-1925-08-27',
    author: '',
    title: '27 August 1925',
    container: 'A map',
    publisher: '',
    year: 1925,
  },
  licence: null,
  position: { latitude: 34.1, longitude: 77.5, basis: 'interpolated' },
  data: { date: '1925-08-27' },
  structured: (urlOf) => ({ '@type': 'Place', name: 'Leh', url: urlOf('/place/53') }),
};

test('the GeoJSON of a record has the longitude before the latitude, and what the position is based on', () => {
  const twin = renderTwin(record, 'geojson', location);
  expect(twin?.contentType).toBe('application/geo+json; charset=utf-8');
  expect(JSON.parse(twin?.text ?? '')).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [77.5, 34.1] },
    properties: { basis: 'interpolated', url: 'https://map.example.org/en/day/1925-08-27' },
  });
});

test('a record without a position has no GeoJSON, and does not link to it', () => {
  const unknown = { ...record, position: null };
  expect(renderTwin(unknown, 'geojson', location)).toBeNull();
  expect(linkHeader(unknown, location)).not.toContain('geojson');
  expect(linkHeader(record, location)).toContain('geojson');
});

test('the JSON of a record has its fields and its URLs in all languages', () => {
  expect(JSON.parse(renderTwin(record, 'json', location)?.text ?? '')).toMatchObject({
    url: 'https://map.example.org/en/day/1925-08-27',
    languages: {
      ru: 'https://map.example.org/day/1925-08-27',
      en: 'https://map.example.org/en/day/1925-08-27',
    },
    record: { date: '1925-08-27' },
  });
});

test('the header Link has the licence only if it is known', () => {
  expect(linkHeader(record, location)).not.toContain('rel="license"');
  const licensed = { ...record, licence: 'https://creativecommons.org/licenses/by/4.0/' };
  for (const isTwin of [false, true]) {
    expect(linkHeader(licensed, location, isTwin)).toContain(
      '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    );
  }
});

test('the breadcrumbs of the structured data begin with the first page above', () => {
  expect(structuredData(record, location)).toMatchObject({
    '@graph': [
      { '@type': 'Place', url: 'https://map.example.org/en/place/53' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Days', item: 'https://map.example.org/en/days' },
          { position: 2, name: '27 August 1925', item: 'https://map.example.org/en/day/1925-08-27' },
        ],
      },
    ],
  });
});
