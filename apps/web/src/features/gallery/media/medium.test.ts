import { expect, test } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/records.ts';
import { mediumOf } from './medium.ts';

test('what there is of a record decides what it is shown as', () => {
  expect(mediumOf(illustrationRecord())).toBe('picture');
  expect(mediumOf(imageRecord({ thumb: '/media/a-320.webp' }))).toBe('picture');
  expect(mediumOf(imageRecord())).toBe('card');
  expect(mediumOf(imageRecord({ image_type: 'video', video_id: 'dQw4w9WgXcQ' }))).toBe('video');
});

test('a video at a host that we do not know is a card, even with a poster', () => {
  expect(
    mediumOf(imageRecord({ image_type: 'video', video_id: '76979871', thumbnail: '/media/p.webp' })),
  ).toBe('card');
});
