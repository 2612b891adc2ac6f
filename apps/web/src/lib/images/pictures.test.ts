import { expect, test } from 'vitest';
import { english } from '../language/catalogue-en.ts';
import { illustrationRecord, imageRecord } from '../../testing/data/records.ts';
import { viewWithImages } from '../../testing/view-with-images.ts';
import {
  leadPicture,
  pictureUrl,
  picturesWithFile,
  previewImage,
  sheetPictureSizes,
  sourceSet,
} from './pictures.ts';

const photograph = imageRecord({ image_id: 3, image_type: 'histexpphoto', url: '/media/c.webp' });
const card = imageRecord({ image_id: 2 });
const video = imageRecord({ image_id: 4, image_type: 'video', video_id: 'x', thumbnail: '/media/v.webp' });

test('picturesWithFile excludes records without a file and videos', () => {
  const view = viewWithImages([illustrationRecord(), card, video, photograph]);
  expect(picturesWithFile(view).map(({ image_id }) => image_id)).toEqual([3, 100]);
  expect(leadPicture(view)).toEqual(photograph);
  expect(leadPicture(viewWithImages([card, video]))).toBeNull();
});

test('previewImage returns the preview of the first picture with one, a photograph before a drawing', () => {
  const uploaded = { ...photograph, url: '/media/images/ab/abcd-1600.webp', title_en: 'Caravan' };
  expect(
    previewImage([photograph, uploaded, illustrationRecord()], { language: 'en', messages: english }),
  ).toEqual({ path: '/media/images/ab/abcd-1600-preview.jpg', alt: 'Caravan' });
});

test('previewImage returns the preview of an illustration, marked as a drawing', () => {
  const options = { language: 'en', messages: english } as const;
  expect(previewImage([photograph, illustrationRecord()], options)).toEqual({
    path: '/media/illustrations/a-preview.jpg',
    alt: 'Leh: mountains at dusk. Drawn for this site',
  });
  expect(previewImage([photograph, illustrationRecord({ url: null })], options)).toBeNull();
});

test('pictureUrl falls back to the largest available size', () => {
  expect(pictureUrl(illustrationRecord())).toBe('/media/illustrations/a.webp');
  expect(pictureUrl(illustrationRecord({ url: null }))).toBe('/media/illustrations/a-800.webp');
  expect(pictureUrl(illustrationRecord({ url: null, thumbnail: null }))).toBe(
    '/media/illustrations/a-320.webp',
  );
  expect(pictureUrl(card)).toBeNull();
});

test('sourceSet escapes spaces and commas in file names', () => {
  expect(sourceSet(illustrationRecord())).toBe(
    '/media/illustrations/a-320.webp 320w, /media/illustrations/a-800.webp 800w, /media/illustrations/a.webp 1600w',
  );
  expect(sourceSet(imageRecord({ url: '/media/Лех, дворец 1925.jpg' }))).toBe(
    '/media/Лех%2C%20дворец%201925.jpg 1600w',
  );
});

test('sheetPictureSizes returns a larger width for two languages', () => {
  const phone =
    '(min-width: 560px) and (max-width: 991px) and (max-height: 560px) 400px, (max-width: 991px) 100vw';
  expect(sheetPictureSizes(false)).toBe(`${phone}, 428px`);
  expect(sheetPictureSizes(true)).toBe(`${phone}, (min-width: 1200px) 720px, 428px`);
});
