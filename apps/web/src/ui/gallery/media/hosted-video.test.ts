import { expect, test } from 'vitest';
import { hostedVideo } from './hosted-video.ts';

function video(video_id: string | null, video_starttime: number | null = null) {
  return hostedVideo({ image_type: 'video', video_id, video_starttime });
}

test('the URLs of a video contain its start time and use the player without cookies', () => {
  const found = video(' dQw4w9WgX-_ ', 90);
  expect(found?.hostName).toBe('YouTube');
  expect(found?.thumbnailUrl).toBe('https://i.ytimg.com/vi/dQw4w9WgX-_/hqdefault.jpg');
  expect(found?.pageUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgX-_&t=90s');
  const player = new URL(found?.playerUrl ?? '');
  expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgX-_');
  expect(player.searchParams.get('start')).toBe('90');
});

test('the URLs of a video without a start time start at zero', () => {
  expect(video('dQw4w9WgXcQ')?.pageUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(new URL(video('dQw4w9WgXcQ')?.playerUrl ?? '').searchParams.get('start')).toBe('0');
});

test.each([null, '', '76979871', 'dQw4w9WgXcQx', 'dQw4w9WgX?Q', '../../etc/pw'])(
  'hostedVideo returns null for the unknown id %s',
  (id) => {
    expect(video(id)).toBeNull();
  },
);

test('hostedVideo returns null for a photograph with a video id', () => {
  expect(hostedVideo({ image_type: 'photo', video_id: 'dQw4w9WgXcQ', video_starttime: null })).toBeNull();
});
