import { expect, test } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/data/records.ts';
import { debugEntries } from './debug-entries.ts';
import { originalUrl } from './original-url.ts';

test('debugEntries lists the id, files, size, dates and position of a record', () => {
  const image = imageRecord({
    image_id: 7,
    image_type: 'histexpphoto',
    filename: 'leh.webp',
    filename_orig: 'Лех 1925.tif',
    datetime_original: '1925-09-19',
    date_format: 'YYYY-MM-DD',
    uploaded_at: '2026-03-04T05:06:07.000Z',
    latitude: 34.15,
    longitude: 77.57,
  });
  expect(
    debugEntries(image, { width: 2400, height: 1600 }).map(({ name, value }) => `${name}: ${value}`),
  ).toEqual([
    'id: 7',
    'file: leh.webp',
    'original: Лех 1925.tif',
    'type: histexpphoto, high',
    'size: 2400 × 1600',
    'date: 1925-09-19 (YYYY-MM-DD)',
    'created: 2026-01-01',
    'updated: 2026-01-01',
    'uploaded: 2026-03-04',
    'position: 34.15, 77.57',
  ]);
});

test('debugEntries omits missing values', () => {
  const entries = debugEntries(imageRecord({ year: null }), null);
  expect(entries.map(({ name }) => name)).toEqual(['id', 'type', 'created', 'updated']);
  expect(entries.every(({ value }) => !/null|undefined/.test(value))).toBe(true);
});

test('originalUrl contains the name of the original file, or else the name of the image file', () => {
  expect(originalUrl({ filename: 'a.webp', filename_orig: 'Лех $& 1925/2.tif' })).toBe(
    `/v1/image/orig/${encodeURIComponent('Лех $& 1925/2.tif')}`,
  );
  expect(originalUrl(illustrationRecord())).toBe('/v1/image/orig/a.webp');
  expect(originalUrl({ filename: null, filename_orig: null })).toBeNull();
});
