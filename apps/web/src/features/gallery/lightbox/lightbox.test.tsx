// @vitest-environment jsdom
import type { ImageRecord } from '@cae-map/contract/entities/image';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { viewWithImages } from '../../../testing/view-with-images.ts';
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
/** As the records come: the groups of the place give them their order. */
const given = [illustrationRecord(), another, painting, photograph];

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

function open({ first = 3, language = 'en', images = given }: Options = {}) {
  const onClosed = vi.fn<() => void>();
  const onClosing = vi.fn<() => void>();
  const onViewed = vi.fn<(imageId: number) => void>();
  renderInApp(
    <PictureLightbox
      title="Pictures: Leh"
      images={viewableImages(viewWithImages(images))}
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
const announced = () => within(viewer()).getByRole('status').textContent;
const thumbnails = () => [
  ...within(viewer()).getByRole('navigation', { name: 'Pictures nearby' }).querySelectorAll('img'),
];
const press = (name: string) => fireEvent.click(within(viewer()).getByRole('button', { name }));
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** How long the movements took that have begun, in milliseconds. */
const movements = () => animate.mock.calls.map(([, { duration }]) => duration);

test('the pictures come by the order of their types, then by image_seqid, with caption, counter and thumbnails; another begins after 100 ms and takes 400 ms [IMG-2]', () => {
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
  for (let step = 1; step < given.length; step += 1) {
    animate.mockClear();
    press('Next picture');
    wait(99);
    expect(announced()).toBe(captions.at(-1));
    expect(movements()).toEqual([]);
    wait(1);
    expect(movements()).toContain(400);
    expect(movements().every((duration) => duration === 400)).toBe(true);
    captions.push(announced() ?? '');
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

test('a thumbnail leads to its picture in the same time, however far it is', () => {
  open();
  const last = thumbnails().at(-1);
  if (last) fireEvent.click(last);
  wait(100);
  expect(announced()).toBe('4 of 4: Leh: mountains at dusk');
  expect(movements().every((duration) => duration === 400)).toBe(true);
});

test('where movements are not wanted, another picture is there at once', () => {
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
  expect(announced()).toBe('2 of 4: The palace');
  expect(movements()).toEqual([]);
});

test('a drawing for this site is marked in the viewer too', () => {
  open({ first: 100 });
  expect(within(viewer()).getByText('Drawn for this site')).toBeDefined();
  expect(announced()).toBe('4 of 4: Leh: mountains at dusk');
});

test('the viewer speaks Russian', () => {
  open({ language: 'ru' });
  expect(announced()).toBe('1 из 4: Караван');
  for (const name of ['Закрыть просмотр', 'Следующее изображение', 'Увеличить'])
    expect(within(viewer()).getByRole('button', { name })).toBeDefined();
});

test('arrows lead on from within the caption, and Escape closes: the page answers at once, the viewer goes after it', () => {
  const { onClosing, onClosed } = open({ images: [{ ...photograph, latitude: 34, longitude: 77 }, another] });
  const link = within(viewer()).getByRole('link', { name: 'Show on the map' });
  expect(link.getAttribute('href')).toBe('/en/place/53#m=18/34.00000/77.00000&p=53/o');
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  wait(100);
  expect(announced()).toBe('2 of 2: The palace');
  fireEvent.keyDown(within(viewer()).getByText('The palace'), { key: 'Escape' });
  expect(onClosing).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
  wait(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('going back from the entry of the picture closes the viewer; going to that of another one does not', () => {
  const goneTo = (state: unknown) => {
    window.history.replaceState(state, '');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  };
  const { onClosing, onClosed } = open();
  goneTo({ picture: { placeId: 53, imageId: 4 } });
  wait(200);
  expect(onClosed).not.toHaveBeenCalled();
  goneTo({ idx: 1 });
  expect(onClosing).toHaveBeenCalledOnce();
  wait(100);
  goneTo({ idx: 0 });
  wait(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('every picture that is shown is told, so that its entry of the history can name it', () => {
  const { onViewed } = open();
  press('Next picture');
  wait(500);
  expect(onViewed.mock.calls).toEqual([[3], [4]]);
});

test('a picture that does not load says so, and can be tried again', () => {
  open();
  fireEvent.error(within(viewer()).getByRole('img', { name: 'The caravan' }));
  expect(within(viewer()).queryByRole('img', { name: 'The caravan' })).toBeNull();
  expect(within(viewer()).getByText('The picture did not load')).toBeDefined();
  press('Try again: The caravan');
  expect(within(viewer()).getByRole('img', { name: 'The caravan' })).toBeDefined();
});

test('of five hundred pictures only those nearby are on the page', () => {
  const images = Array.from({ length: 500 }, (_, index) =>
    imageRecord({
      image_id: index + 1,
      image_seqid: index,
      title_en: `Picture ${index + 1}`,
      url: `/media/${index}.webp`,
    }),
  );
  open({ images, first: 250 });
  expect(announced()).toBe('250 of 500: Picture 250');
  expect(viewer().querySelectorAll('img').length).toBeLessThan(24);
});

test('of a video nothing is asked before the visitor wants it; then thumbnail and player are its host’s', () => {
  const video = imageRecord({
    image_id: 9,
    image_type: 'video',
    title_en: 'Hemis today',
    video_id: 'dQw4w9WgXcQ',
    video_starttime: 90,
  });
  open({ images: [video, photograph], first: 9 });
  const fromElsewhere = () =>
    [...viewer().querySelectorAll('img, iframe')].flatMap((element) => {
      const source = element.getAttribute('src') ?? '';
      return source.startsWith('/') ? [] : [source];
    });
  expect(fromElsewhere()).toEqual([]);
  press('Play the video from YouTube: Hemis today');
  const player = within(viewer()).getByTitle('Hemis today').getAttribute('src');
  expect(player).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=90/);
  expect(fromElsewhere()).toContain('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
});
