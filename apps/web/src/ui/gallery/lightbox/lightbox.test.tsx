// @vitest-environment jsdom
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { viewWithImages } from '../../../testing/view-with-images.ts';
import { imagesOf } from '../../../lib/images/pictures.ts';
import { viewableImages } from '../media/medium.ts';
import { PictureLightbox } from './lightbox.tsx';

const photograph = imageRecord({
  image_id: 3,
  image_type: 'histexpphoto',
  title_ru: 'Караван',
  title_en: 'The caravan',
  url: '/media/c.webp',
  thumb: '/media/c-320.webp',
});
const painting = imageRecord({ image_id: 2, title_ru: 'Гости', title_en: 'Guests', url: '/media/g.webp' });
const another = imageRecord({
  image_id: 4,
  image_seqid: 2,
  image_type: 'histexpphoto',
  title_en: 'The palace',
  url: '/media/p.webp',
});
/** Unsorted records; the groups of the place define the order. */
const unsorted = [illustrationRecord(), another, painting, photograph];

const animate = vi.fn<(keyframes: Keyframe[], options: KeyframeAnimationOptions) => Animation>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  animate.mockReset();
  Object.assign(Element.prototype, { animate });
});
afterEach(() => vi.useRealTimers());

interface Options {
  readonly first?: number;
  readonly language?: 'ru' | 'en';
  readonly images?: readonly ImageRecord[];
}

function open({ first = 3, language = 'en', images = unsorted }: Options = {}) {
  const onClosed = vi.fn<() => void>();
  const onClosing = vi.fn<() => void>();
  const onViewed = vi.fn<(imageId: number) => void>();
  renderInApp(
    <PictureLightbox
      title="Pictures: Leh"
      images={viewableImages(imagesOf(viewWithImages(images)))}
      firstId={first}
      onViewed={onViewed}
      onClosing={onClosing}
      onClosed={onClosed}
    />,
    { language },
  );
  return { onClosed, onClosing, onViewed };
}

const viewer = () => screen.getByRole('dialog', { name: 'Pictures: Leh' });
const announcement = () => within(viewer()).getByRole('status').textContent;
const thumbnails = () => [
  ...within(viewer()).getByRole('navigation', { name: 'Thumbnails' }).querySelectorAll('img'),
];
const press = (name: string) => fireEvent.click(within(viewer()).getByRole('button', { name }));
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** The durations of the started animations in milliseconds. */
const durations = () => animate.mock.calls.map(([, { duration }]) => duration);

test('the viewer sorts pictures by type and image_seqid, shows caption, counter and thumbnails, and slides after 100 ms for 400 ms [IMG-2]', () => {
  open();
  expect(within(viewer()).getByText('The caravan')).toBeDefined();
  expect(within(viewer()).getByText('1 / 4')).toBeDefined();
  expect(thumbnails().map((image) => image.getAttribute('src'))).toEqual([
    '/media/c-320.webp',
    '/media/p.webp',
    '/media/g.webp',
    '/media/illustrations/a-320.webp',
  ]);

  const captions = ['1 of 4: The caravan'];
  for (let step = 1; step < unsorted.length; step += 1) {
    animate.mockClear();
    press('Next picture');
    wait(99);
    expect(announcement()).toBe(captions.at(-1));
    expect(durations()).toEqual([]);
    wait(1);
    expect(durations()).toContain(400);
    expect(durations().every((duration) => duration === 400)).toBe(true);
    captions.push(announcement() ?? '');
    wait(400);
  }
  expect(captions).toEqual([
    '1 of 4: The caravan',
    '2 of 4: The palace',
    '3 of 4: Guests',
    '4 of 4: Leh: mountains at dusk',
  ]);
  expect(within(viewer()).getByText('4 / 4')).toBeDefined();
  expect(within(viewer()).getByRole('button', { name: 'Next picture' }).hasAttribute('disabled')).toBe(true);
});

test('a click on a distant thumbnail slides to its picture in 400 ms', () => {
  open();
  const last = thumbnails().at(-1);
  if (last) fireEvent.click(last);
  wait(100);
  expect(announcement()).toBe('4 of 4: Leh: mountains at dusk');
  expect(durations().every((duration) => duration === 400)).toBe(true);
});

test('the next picture is shown without animation if the visitor prefers reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  open();
  press('Next picture');
  wait(0);
  expect(announcement()).toBe('2 of 4: The palace');
  expect(durations()).toEqual([]);
});

test('an illustration drawn for this site is labelled in the viewer', () => {
  open({ first: 100 });
  expect(within(viewer()).getByText('Drawn for this site')).toBeDefined();
  expect(announcement()).toBe('4 of 4: Leh: mountains at dusk');
});

test('the viewer has Russian labels on a Russian page', () => {
  open({ language: 'ru' });
  expect(announcement()).toBe('1 из 4: Караван');
  for (const name of ['Закрыть просмотр', 'Следующее изображение', 'Увеличить'])
    expect(within(viewer()).getByRole('button', { name })).toBeDefined();
});

test('the viewer shows the rights holder and the licence of a picture after its credits', () => {
  open({
    images: [{ ...photograph, rights_holder: 'Roerich Museum', licence: 'CC BY 4.0' }],
    language: 'ru',
  });
  const credits = within(viewer()).getByText(/Правообладатель/).parentElement;
  expect(credits?.textContent).toBe(
    'Н. К. Рерих · 1925 · Правообладатель: Roerich Museum · Лицензия: CC BY 4.0',
  );
  expect(within(viewer()).getByRole('link', { name: 'CC BY 4.0' }).getAttribute('rel')).toContain('license');
});

test('the arrow keys and Escape work while the focus is in the caption', () => {
  const { onClosing, onClosed } = open({ images: [{ ...photograph, latitude: 34, longitude: 77 }, another] });
  const link = within(viewer()).getByRole('link', { name: 'Show on the map' });
  expect(link.getAttribute('href')).toBe('/en/place/53#m=18/34.00000/77.00000&p=53/o');
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  wait(100);
  expect(announcement()).toBe('2 of 2: The palace');
  fireEvent.keyDown(within(viewer()).getByText('The palace'), { key: 'Escape' });
  expect(onClosing).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
  wait(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('the Back button closes the viewer only when it leaves the entries of pictures', () => {
  const goTo = (state: unknown) => {
    window.history.replaceState(state, '');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  };
  const { onClosing, onClosed } = open();
  goTo({ picture: { album: 'place-53', imageId: 4 } });
  wait(200);
  expect(onClosed).not.toHaveBeenCalled();
  goTo({ idx: 1 });
  expect(onClosing).toHaveBeenCalledOnce();
  wait(100);
  goTo({ idx: 0 });
  wait(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('onViewed is called with the id of every shown picture', () => {
  const { onViewed } = open();
  press('Next picture');
  wait(500);
  expect(onViewed.mock.calls).toEqual([[3], [4]]);
});

test('a picture that fails to load shows a message and a retry button', () => {
  open();
  fireEvent.error(within(viewer()).getByRole('img', { name: 'The caravan' }));
  expect(within(viewer()).queryByRole('img', { name: 'The caravan' })).toBeNull();
  expect(within(viewer()).getByText('The picture could not be loaded')).toBeDefined();
  press('Try again: The caravan');
  expect(within(viewer()).getByRole('img', { name: 'The caravan' })).toBeDefined();
});

test('the viewer renders only the pictures near the current one of five hundred', () => {
  const images = Array.from({ length: 500 }, (_, index) =>
    imageRecord({
      image_id: index + 1,
      image_seqid: index,
      title_en: `Picture ${index + 1}`,
      url: `/media/${index}.webp`,
    }),
  );
  open({ images, first: 250 });
  expect(announcement()).toBe('250 of 500: Picture 250');
  expect(viewer().querySelectorAll('img').length).toBeLessThan(24);
});

test('the thumbnail and the player of a video are requested from its host only after the visitor starts it', () => {
  const video = imageRecord({
    image_id: 9,
    image_type: 'video',
    title_en: 'Hemis today',
    video_id: 'dQw4w9WgXcQ',
    video_starttime: 90,
  });
  open({ images: [video, photograph], first: 9 });
  const externalUrls = () =>
    [...viewer().querySelectorAll('img, iframe')].flatMap((element) => {
      const source = element.getAttribute('src') ?? '';
      return source.startsWith('/') ? [] : [source];
    });
  expect(externalUrls()).toEqual([]);
  press('Play the video from YouTube: Hemis today');
  const player = within(viewer()).getByTitle('Hemis today').getAttribute('src');
  expect(player).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=90/);
  expect(externalUrls()).toContain('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
});
