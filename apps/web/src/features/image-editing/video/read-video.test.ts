import { expect, test } from 'vitest';
import { readStartTime, readVideo } from './read-video.ts';

test.each([
  ['dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=95s', 95],
  ['youtu.be/dQw4w9WgXcQ?t=1m35s', 95],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', 5],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', null],
])('readVideo reads %j', (text, startTime) => {
  expect(readVideo(text)).toEqual({ videoId: 'dQw4w9WgXcQ', startTime });
});

test.each(['', 'a video', 'https://vimeo.com/12345678901', 'https://example.org/watch?v=dQw4w9WgXcQ'])(
  'readVideo finds no video in %j',
  (text) => {
    expect(readVideo(text)).toBeNull();
  },
);

test.each([
  ['95', 95],
  ['1:35', 95],
  ['1:02:03', 3723],
  ['1h2m3s', 3723],
  ['', null],
  ['soon', null],
  ['1:75', null],
  ['90000', null],
])('readStartTime of %j is %j', (text, seconds) => {
  expect(readStartTime(text)).toBe(seconds);
});
