import { expect, test } from 'vitest';
import { anImage } from '../../testing/records.ts';
import { specifiedFields } from '../../testing/specification.ts';
import { imageSchema } from './image.ts';

const accepts = (fields: object) => imageSchema.safeParse({ ...anImage, ...fields }).success;

/** What visitors see besides the fields of the specification. */
const ownFields = [
  'is_illustration',
  'ownership_ru',
  'until_place_id',
  'rights_holder',
  'licence',
  'width',
  'height',
  'placeholder',
  'has_avif',
  'focus_x',
  'focus_y',
  'rotation',
  'crop',
  'height_cm',
  'width_cm',
  'technique_ru',
  'technique_en',
  'series_ru',
  'series_en',
  'inventory_number',
];

test('an image has every field of the specification, its rights and what its file is displayed with', () => {
  expect(Object.keys(imageSchema.shape).toSorted()).toEqual(
    [...specifiedFields.image, ...ownFields].toSorted(),
  );
});

test('a catalogue record is valid without a file, a place and a year', () => {
  expect(accepts({ filename: null, filename_orig: null, place_id: null, year: null })).toBe(true);
});

test.each([
  ['is_illustration missing', { is_illustration: undefined }],
  ['a negative video start', { video_starttime: -1 }],
  ['an end date that is not a date', { enddate: '1925' }],
  ['a latitude beyond a pole', { latitude: -91 }],
  ['a timestamp without a time zone', { created_at: '2026-01-01T00:00:00' }],
])('an image is rejected with %s', (_what, fields) => {
  expect(accepts(fields)).toBe(false);
});
