// @vitest-environment jsdom
import { placeView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { illustrationRecord, imageRecord, placeRecord, textRecord } from '../../testing/data/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { ApiClient } from '@cae-map/contract/api/client';
import { PlacePane } from '../../features/place-pane/place-pane.tsx';
import { PlaceSectionsProvider } from '../../lib/manifest/place-sections-context.tsx';
import { offlineClient } from '../../testing/data/offline-client.ts';
import { markSheetOpened } from '../../lib/sheet-opened.ts';
import { features } from '../features.ts';

const spituk = placeRecord({
  place_id: 52,
  seqid: 990,
  title_en: 'Spituk',
  title_ru: 'Спитуг',
  date: '1925-08-26',
  enddate: '1925-08-26',
  latitude: 34.12,
  longitude: 77.53,
});
const khardong = placeRecord({
  place_id: 54,
  seqid: 1010,
  title_en: 'Khardong',
  title_ru: 'Кардонг',
  date: '1925-09-19',
  enddate: '1925-09-20',
});

interface Options {
  readonly place?: Partial<PlaceRecord>;
  readonly images?: readonly ImageRecord[];
  readonly texts?: Parameters<typeof placeView>[2];
  readonly language?: 'ru' | 'en';
}

function showPane({ place = {}, images = [], texts = [textRecord()], language = 'en' }: Options = {}) {
  const expedition = toExpedition({ places: [spituk, placeRecord(place), khardong], images });
  const view = placeView(expedition, 53, texts);
  if (view === null) throw new Error('the place is missing');
  const called = vi.fn<(name: string) => void>();
  const client: ApiClient = {
    call(name, ...rest) {
      called(name);
      return offlineClient.call(name, ...rest);
    },
  };
  renderInApp(
    <PlaceSectionsProvider value={features.placeSections}>
      <PlacePane view={view} />
    </PlaceSectionsProvider>,
    { language, client },
  );
  return { called };
}

test('the pane shows the title, dates, leg, position and overnight place of a stop', () => {
  showPane();
  expect(screen.getByRole('heading', { level: 1, name: 'Leh' })).toBeDefined();
  expect(screen.getByText('26 August – 19 September 1925')).toBeDefined();
  expect(screen.getByText('25 days')).toBeDefined();
  expect(screen.getByText('From Spituk')).toBeDefined();
  expect(screen.getByText(/^\d+\.\d km in a straight line, mounted$/)).toBeDefined();
  expect(screen.getByText('high (city)')).toBeDefined();
  expect(screen.getByText('Palace')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Previous stop: Spituk' }).getAttribute('href')).toBe(
    '/en/place/52',
  );
  expect(screen.getByRole('link', { name: 'Next stop: Khardong' }).getAttribute('href')).toBe('/en/place/54');
});

test('the pane shows the facts of a stop in Russian', () => {
  showPane({ language: 'ru' });
  expect(screen.getByRole('heading', { level: 1, name: 'Лех' })).toBeDefined();
  expect(screen.getByText('26 августа – 19 сентября 1925')).toBeDefined();
  expect(screen.getByText('25 дней')).toBeDefined();
  expect(screen.getByText(/^по прямой \d+,\d км, верхом$/)).toBeDefined();
  expect(screen.getByText('Хроника')).toBeDefined();
});

test('the pane shows messages for missing dates, entries and pictures', () => {
  showPane({
    place: {
      date: null,
      enddate: null,
      date_format: null,
      notes: '',
      notes_en: '',
      overnight_place: '',
      overnight_place_en: '',
      latitude: null,
      longitude: null,
    },
    texts: [],
  });
  expect(screen.getByText('date not known')).toBeDefined();
  expect(screen.getByText('not recorded')).toBeDefined();
  expect(screen.getByText(/There is no entry about this stop yet/)).toBeDefined();
  expect(screen.getByText('There are no pictures of this stop yet.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/null|undefined|NaN/);
});

test('illustrations drawn for this site are labelled and grouped apart from photographs and paintings [IMG-8]', () => {
  const photograph = imageRecord({
    image_id: 3,
    image_type: 'histexpphoto',
    title_en: 'The caravan',
    thumbnail: '/media/c.webp',
    url: '/media/c.webp',
  });
  showPane({ images: [illustrationRecord(), imageRecord({ image_id: 2, title_en: 'Guests' }), photograph] });
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(groups).toEqual(
    expect.arrayContaining([
      'Photographs of the expedition',
      'Paintings',
      'Illustrations drawn for this site',
    ]),
  );
  const group = screen.getByRole('heading', { name: 'Illustrations drawn for this site' }).parentElement;
  if (!group) throw new Error('the group has no element');
  expect(within(group).getAllByRole('img')).toHaveLength(1);
  expect(within(group).getByText(/neither photographs nor paintings/)).toBeDefined();
  for (const name of ['Photographs of the expedition', 'Paintings']) {
    const other = screen.getByRole('heading', { name }).parentElement;
    expect(other?.querySelector('img[src*="illustrations"]')).toBeNull();
  }
});

test('an illustration at the head of the pane is labelled as drawn for this site [IMG-8]', () => {
  showPane({ images: [illustrationRecord()] });
  expect(screen.getByText('Drawn for this site')).toBeDefined();
});

test('a painting without an image file is shown as a catalogue card', () => {
  showPane({ images: [imageRecord({ title_en: 'Guests from Overseas', year: 1925, ownership: null })] });
  const card = screen.getByRole('article', { name: 'Guests from Overseas' });
  expect(within(card).getByText('Nicholas Roerich')).toBeDefined();
  expect(within(card).getByText('1925')).toBeDefined();
  expect(within(card).getByText('collection not recorded')).toBeDefined();
});

test('a retry button is shown if the texts fail to load', async () => {
  markSheetOpened();
  const { called } = showPane({ texts: null });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  const calls = called.mock.calls.length;
  await userEvent.click(retry);
  expect(called.mock.calls.length).toBeGreaterThan(calls);
});

test('a text without an English translation is shown in Russian with its lang attribute', () => {
  showPane({ place: { overnight_place: 'Дворец', overnight_place_en: '' } });
  expect(screen.getByText('Дворец').getAttribute('lang')).toBe('ru');
});
