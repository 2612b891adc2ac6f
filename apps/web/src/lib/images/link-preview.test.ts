import { expect, test } from 'vitest';
import { illustrationRecord, imageRecord } from '../../testing/data/records.ts';
import { linkPreviewPath } from './link-preview.ts';

const uploaded = imageRecord({
  image_type: 'histexpphoto',
  url: '/media/images/ab/abcd-1600.webp',
  width: 1600,
  height: 1600,
});
const preview = '/media/images/ab/abcd-1600-preview.jpg';

test.each([
  ['an uploaded picture', uploaded, preview],
  ['an uploaded picture whose main point is shown', { ...uploaded, focus_x: 0.1, focus_y: 0.4 }, preview],
  ['an illustration', illustrationRecord(), '/media/illustrations/a-preview.jpg'],
])('the link preview of %s is the image beside its largest copy', (_what, image, path) => {
  expect(linkPreviewPath(image)).toBe(path);
});

test.each([
  ['whose main point would be cut off', { ...uploaded, focus_x: 0.5, focus_y: 0.05 }],
  ['whose main point is cut off after a turn', { ...uploaded, focus_x: 0.05, focus_y: 0.5, rotation: 90 }],
  ['that was not uploaded', { ...uploaded, url: '/media/paintings/a.webp' }],
  ['without a file', { ...uploaded, url: null }],
])('a picture %s has no link preview', (_what, image) => {
  expect(linkPreviewPath(image)).toBeNull();
});
