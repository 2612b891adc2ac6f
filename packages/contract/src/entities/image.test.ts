import { expect, test } from 'vitest';
import { anImage } from '../testing/records.ts';
import { specifiedFields } from '../testing/specification.ts';
import { imageSchema } from './image.ts';

const accepts = (fields: object) => imageSchema.safeParse({ ...anImage, ...fields }).success;

test('a picture has every field of the specification, and says whether it was drawn for this site', () => {
  expect(Object.keys(imageSchema.shape).toSorted()).toEqual(
    [...specifiedFields.image, 'is_illustration'].toSorted(),
  );
});

test('a catalogue record needs no picture, no place and no year', () => {
  expect(accepts({ filename: null, filename_orig: null, place_id: null, year: null })).toBe(true);
});

test.each([
  ['no word on whether it was drawn for this site', { is_illustration: undefined }],
  ['a start before the beginning of the video', { video_starttime: -1 }],
  ['an end that is no day', { enddate: '1925' }],
  ['a latitude beyond a pole', { latitude: -91 }],
  ['a moment without a time zone', { created_at: '2026-01-01T00:00:00' }],
])('a picture with %s is refused', (_what, fields) => {
  expect(accepts(fields)).toBe(false);
});
