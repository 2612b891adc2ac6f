// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeOptions } from '../../../lib/options/options-store.ts';
import { logWarning } from '../../../lib/log.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { imageRecord, placeRecord, textRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { openChapter } from '../../../testing/open-chapter.tsx';

vi.mock('../../../lib/log.ts');

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  // The history entry of a picture would open the viewer in the next test.
  return () => window.history.replaceState(null, '');
});

const photo = (image_id: number, fields: Partial<ImageRecord> = {}): ImageRecord =>
  imageRecord({
    image_id,
    image_type: 'histexpphoto',
    title_ru: `Снимок ${image_id}`,
    title_en: `Photograph ${image_id}`,
    url: `/media/${image_id}.webp`,
    thumb: `/media/${image_id}-320.webp`,
    ...fields,
  });

const images = [
  photo(1),
  photo(2, { image_seqid: 2, visibility_level: 'low' }),
  photo(3, { image_seqid: 3, url: null, thumb: null }),
  photo(4, { place_id: null }),
  photo(5, { image_type: 'painting', image_seqid: 5 }),
  photo(6, { image_type: 'painting', place_id: null }),
];

interface Served {
  readonly texts: readonly Partial<Parameters<typeof textRecord>[0]>[];
  readonly images?: readonly ImageRecord[];
  readonly places?: readonly ReturnType<typeof placeRecord>[];
  readonly bookPictures?: { readonly paintings: boolean; readonly duplicate_place_ids: number[] };
  readonly language?: 'ru' | 'en';
}

function open({
  texts,
  images: served = images,
  places = [placeRecord({ place_id: 53 })],
  bookPictures,
  language = 'en',
}: Served) {
  const records = texts.map((fields) => textRecord(fields));
  const serve = servedRecords({
    places,
    images: served,
    configuration: bookPictures === undefined ? {} : { book_pictures: bookPictures },
  });
  const client = createApiClient({
    fetch: async (input, init) =>
      new URL(
        String(input instanceof Request ? input.url : input),
        'http://server.invalid',
      ).pathname.endsWith('/texts/')
        ? Response.json(records)
        : await serve(input, init),
  });
  return openChapter({ texts: records, client, language });
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

describe('the pictures of a text', () => {
  test('are below it, by its places or by the images that it names', async () => {
    open({ texts: [{ text_id: 11 }, { text_id: 12, related_image_ids: [4, 1] }] });
    const lists = await screen.findAllByRole('list', { name: /^Photographs: / });
    expect(lists.map(titlesIn)).toEqual([
      ['Photograph 1', 'Photograph 5'],
      ['Photograph 4', 'Photograph 1'],
    ]);
  });

  test('are those that it names, else those of its places and days, by the types and places of the configuration [BOK-3]', async () => {
    const named = (value: unknown) => ({
      related_image_ids: value as number[],
      text_content: '',
      text_content_en: '',
    });
    const texts = [
      { text_id: 11, ...named([4, 0, -1, 1, 6, 7]) },
      // Records of other servers have the JSON of the list.
      { text_id: 12, ...named('[1, 4]') },
      { text_id: 13, ...named('[4, '), text_date: '1925-09-22', date_format: 'YYYY-MM-DD' },
      { text_id: 14, ...named([]), text_content: '<p data-text4placeid="54">Camp.</p>' },
    ];
    const served = [
      ...images,
      photo(7, { place_id: 60 }),
      photo(8, { place_id: 54 }),
      photo(9, { image_type: 'photo' }),
    ];
    const places = [
      placeRecord({ place_id: 53, date: '1925-09-22', enddate: '1925-09-22' }),
      placeRecord({ place_id: 54, seqid: 540, date: '1925-10-01', enddate: '1925-10-01' }),
      placeRecord({ place_id: 60, seqid: 600, date: '1925-10-02', enddate: '1925-10-02' }),
    ];
    const titles = async (paintings: boolean) => {
      const bookPictures = { paintings, duplicate_place_ids: [60] };
      const { unmount } = open({ texts, images: served, places, bookPictures });
      await screen.findAllByRole('list', { name: /^Photographs: / });
      const lists = texts.map(({ text_id }) => {
        const list = document.querySelector<HTMLElement>(`#text-${text_id} ul`);
        return list === null ? [] : titlesIn(list);
      });
      unmount();
      return lists;
    };
    expect(await titles(true)).toEqual([
      ['Photograph 4', 'Photograph 1', 'Photograph 6'],
      ['Photograph 1', 'Photograph 4'],
      ['Photograph 1', 'Photograph 5'],
      ['Photograph 8'],
    ]);
    expect(vi.mocked(logWarning).mock.calls).toEqual(
      expect.arrayContaining([
        ['text 11: related_image_ids contains values that are no ids'],
        ['text 13: related_image_ids is not an array'],
      ]),
    );
    expect(await titles(false)).toEqual([
      ['Photograph 4', 'Photograph 1'],
      ['Photograph 1', 'Photograph 4'],
      ['Photograph 1'],
      ['Photograph 8'],
    ]);
  });

  test('have those of low visibility if the visitor shows all photographs', async () => {
    changeOptions({ showAllPhotos: true });
    open({ texts: [{ text_id: 11 }] });
    const list = await screen.findByRole('list', { name: /^Photographs: / });
    expect(titlesIn(list)).toEqual(['Photograph 1', 'Photograph 2', 'Photograph 5']);
  });

  test('open the viewer with the pictures of the whole chapter', async () => {
    const user = userEvent.setup();
    open({ texts: [{ text_id: 11 }, { text_id: 12, related_image_ids: [4, 1] }], language: 'ru' });
    await user.click(await screen.findByRole('link', { name: 'Снимок 4' }));
    const viewer = await screen.findByRole('dialog', { name: 'Снимки главы «Глава о пути 4»' });
    expect(within(viewer).getByText('3 / 3')).toBeDefined();
  });

  test('are limited to six until the list is expanded', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 9 }, (_, index) => photo(index + 1, { image_seqid: index }));
    open({ texts: [{ text_id: 11 }], images: many });
    const list = await screen.findByRole('list', { name: /^Photographs: / });
    expect(titlesIn(list)).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(titlesIn(list)).toHaveLength(9);
  });

  test('are hidden and resized by the settings, which are kept', async () => {
    const user = userEvent.setup();
    const { unmount } = open({ texts: [{ text_id: 11 }] });
    await screen.findByRole('list', { name: /^Photographs: / });
    await user.click(screen.getByRole('button', { name: 'Appearance of the book' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Size of photographs'), 'large');
    expect(document.documentElement.style.getPropertyValue('--reader-thumbnail')).toBe('240px');
    await user.click(within(dialog).getByLabelText('Show photographs'));
    expect(screen.queryByRole('list', { name: /^Photographs: / })).toBeNull();
    expect(document.documentElement.dataset['readerPhotos']).toBe('off');
    expect(JSON.parse(localStorage.getItem('readerOptions') ?? '')).toMatchObject({
      showPhotos: false,
      thumbnailSize: 240,
    });
    unmount();
    expect(document.documentElement.dataset['readerPhotos']).toBeUndefined();
  });

  test('do not move the text while they load, and can be loaded again', async () => {
    open({ texts: [{ text_id: 11, related_image_ids: [1] }] });
    const image = await screen.findByRole('img', { name: 'Photograph 1' });
    expect([
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.getAttribute('loading'),
    ]).toEqual(['1600', '1000', 'lazy']);
    fireEvent.error(image);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again: Photograph 1' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Photograph 1' })).toBeDefined());
  });
});

test('a chapter is shown without pictures if the images cannot be loaded', async () => {
  const client = createApiClient({ fetch: () => Promise.reject(new TypeError('offline')) });
  openChapter({ client });
  await waitFor(() => expect(screen.getByText('It snowed.')).toBeDefined());
  expect(screen.queryByRole('list', { name: /^Photographs: / })).toBeNull();
});
