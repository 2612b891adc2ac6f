import { expect, test } from 'vitest';
import { imageRevision } from '../../../testing/editor.ts';
import type { ImageField } from '../records/image-fields.ts';
import { checkImage, type ImageProblem } from './check-image.ts';

const valid = imageRevision({
  image_type: 'photo',
  datetime_original: '1926-08-12 14:30',
  enddate: '1926-08-13',
});

const problems: readonly [Parameters<typeof imageRevision>[0], ImageField, ImageProblem][] = [
  [{ datetime_original: '1926-02-30' }, 'datetime_original', 'notADate'],
  [{ datetime_original: '12.08.1926' }, 'datetime_original', 'notADate'],
  [{ enddate: '1926-08-11' }, 'enddate', 'endBeforeStart'],
  [{ latitude: 34, longitude: null }, 'latitude', 'halfPosition'],
  [{ year: 0 }, 'year', 'outOfRange'],
  [{ minzoom: 31 }, 'minzoom', 'outOfRange'],
  [{ is_illustration: true }, 'image_type', 'notRelated'],
  [{ image_type: 'video' }, 'video_id', 'videoWithoutId'],
  [{ video_id: 'dQw4w9WgXcQ' }, 'video_id', 'notAVideo'],
];
test.each(problems)('checkImage of %o names the field %s: %s', (fields, field, problem) => {
  expect(checkImage(valid)).toEqual({});
  expect(checkImage({ ...valid, ...fields })).toEqual({ [field]: problem });
});
