import { expect, test } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/data/records.ts';
import { imageMedium } from './medium.ts';

test('imageMedium is picture with a file, video with a known video id, and card otherwise', () => {
  expect(imageMedium(illustrationRecord())).toBe('picture');
  expect(imageMedium(imageRecord({ thumb: '/media/a-320.webp' }))).toBe('picture');
  expect(imageMedium(imageRecord())).toBe('card');
  expect(imageMedium(imageRecord({ image_type: 'video', video_id: 'dQw4w9WgXcQ' }))).toBe('video');
});

test('imageMedium is card for a video of an unknown host, even with a thumbnail', () => {
  expect(
    imageMedium(imageRecord({ image_type: 'video', video_id: '76979871', thumbnail: '/media/p.webp' })),
  ).toBe('card');
});
