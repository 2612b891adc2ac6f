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

test('previewImage returns the first picture with a file of the product, with its main point', () => {
  const remote = { ...photograph, url: 'https://museum.example/c.webp' };
  const uploaded = { ...photograph, title_en: 'Caravan', focus_x: 0.25, focus_y: 0.5 };
  expect(previewImage([video, remote, uploaded], { language: 'en', messages: english })).toEqual({
    path: '/media/c.webp',
    alt: 'Caravan',
    isWhole: false,
    focus: { x: 0.25, y: 0.5 },
    note: '',
  });
});

test('previewImage shows a painting as a whole', () => {
  const painting = imageRecord({ image_type: 'painting', url: '/media/p.webp' });
  expect(previewImage([painting], { language: 'en', messages: english })?.isWhole).toBe(true);
});

test('previewImage marks an illustration as a drawing, in the note and in the alternative text', () => {
  const options = { language: 'en', messages: english } as const;
  expect(previewImage([illustrationRecord()], options)).toMatchObject({
    path: '/media/illustrations/a-800.webp',
    alt: 'Leh: mountains at dusk. Drawn for this site',
    note: 'Drawn for this site',
    isWhole: false,
  });
  expect(previewImage([illustrationRecord({ url: null, thumbnail: null })], options)).toBeNull();
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
