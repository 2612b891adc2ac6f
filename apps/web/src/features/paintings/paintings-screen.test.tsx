// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { hideFromMap, useFoundOnMap } from '../../lib/found-on-map/found-on-map-store.ts';
import { imageRecord, placeRecord } from '../../testing/data/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { servedRecords } from '../../testing/data/served-records.ts';
import { paintingsScreenModule } from './paintings-screen.tsx';
import { paintingsPerPage } from './state/paintings-per-page.ts';

const places = [
  placeRecord({ place_id: 53, seqid: 1, title_en: 'Leh' }),
  placeRecord({ place_id: 60, seqid: 2, title_en: 'Khotan' }),
];
const images = [
  imageRecord({ image_id: 1, place_id: 60, title_en: 'Desert', title_ru: 'Пустыня', year: 1926 }),
  imageRecord({ image_id: 2, place_id: 53, title_en: 'Remember', year: 1924, ownership: 'Museum' }),
  imageRecord({ image_id: 3, place_id: 53, title_en: 'Victory', year: null, url: '/media/victory.webp' }),
];

function Observed() {
  const { pathname, search } = useLocation();
  const found = useFoundOnMap();
  return (
    <>
      <div data-testid="url">{pathname + search}</div>
      <div data-testid="found">{JSON.stringify(found)}</div>
    </>
  );
}

async function openPaintings(query = '', records = images) {
  vi.stubGlobal('fetch', servedRecords({ places, images: records }));
  const { Screen } = paintingsScreenModule;
  await act(
    async () =>
      void renderInApp(
        <>
          <Screen parameters={{}} />
          <Observed />
        </>,
        { client: createApiClient(), path: `/en/paintings${query}` },
      ),
  );
  await screen.findByRole('status');
}

const groups = () =>
  screen.queryAllByRole('region').map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    ...within(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ]);
const url = () => screen.getByTestId('url').textContent;

afterEach(() => {
  act(hideFromMap);
  vi.unstubAllGlobals();
});

test('the catalogue groups the paintings by stop, with a link to the stop', async () => {
  await openPaintings();
  expect(groups().map((group) => group.slice(1))).toEqual([['Remember', 'Victory'], ['Desert']]);
  expect(screen.getByRole('link', { name: 'Leh' }).getAttribute('href')).toBe('/en/place/53');
  expect(screen.getByRole('status').textContent).toBe('3 paintings');
});

test('a painting has an anchor with its id and a link to it', async () => {
  await openPaintings();
  const link = screen.getByRole('link', { name: 'record 1' });
  expect(link.getAttribute('href')).toBe('/en/picture/1');
  expect(document.getElementById('painting-1')?.textContent).toContain('Desert');
});

test('a painting whose place no source names shows its stretch of road', async () => {
  await openPaintings('?year=1926', [
    imageRecord({ image_id: 1, place_id: 53, until_place_id: 60, title_en: 'Caves', year: 1926 }),
    imageRecord({ image_id: 2, place_id: 53, title_en: 'Leh', year: 1926 }),
  ]);
  const card = screen.getByRole('article', { name: 'Caves' });
  expect(within(card).getByText('Somewhere between Leh and Khotan')).toBeDefined();
  expect(within(screen.getByRole('article', { name: 'Leh' })).queryByText(/^Somewhere/)).toBeNull();
});

test('a painting with a file shows its image, and one without a file only its card', async () => {
  await openPaintings();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Victory']);
  expect(screen.getByText(/^We have no images of the paintings yet/)).toBeDefined();
});

test('a changed filter changes the URL and the listed paintings', async () => {
  await openPaintings('?page=1&group=year');
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Place' }), { target: { value: '53' } }),
  );
  expect(url()).toBe('/en/paintings?group=year&stop=53');
  expect(groups()).toEqual([
    ['1924', 'Remember'],
    ['Year unknown', 'Victory'],
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show all' })));
  expect(url()).toBe('/en/paintings?group=year');
  expect(groups()).toHaveLength(3);
});

test('the text of the URL filters by titles in both languages', async () => {
  await openPaintings('?q=пустын');
  expect(groups().map((group) => group.slice(1))).toEqual([['Desert']]);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'пустын');
});

test('the stops of the listed paintings are shown on the map with a link back to the catalogue', async () => {
  await openPaintings('?year=1926');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show the places on the map' })));
  expect(url()).toBe('/en');
  expect(JSON.parse(screen.getByTestId('found').textContent ?? '')).toEqual({
    kind: 'places',
    query: 'paintings',
    placeIds: [60],
    origin: { kind: 'list', path: '/paintings?year=1926' },
  });
});

test('a catalogue without matches shows a message and a link to the whole catalogue', async () => {
  await openPaintings('?q=xyz');
  expect(groups()).toEqual([]);
  expect(screen.getByText(/^No paintings match/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all paintings' }).getAttribute('href')).toBe('/en/paintings');
});

test('a long catalogue is divided into pages with links that keep the query', async () => {
  const many = Array.from({ length: paintingsPerPage + 2 }, (_, index) =>
    imageRecord({
      image_id: index + 1,
      place_id: 53,
      title_en: `Painting ${index + 1}`,
      image_seqid: index + 1,
    }),
  );
  await openPaintings('?page=2', many);
  expect(groups()[0]?.slice(1)).toEqual([
    `Painting ${paintingsPerPage + 1}`,
    `Painting ${paintingsPerPage + 2}`,
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Pages of the catalogue' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `1–${paintingsPerPage}`,
    `${paintingsPerPage + 1}–${paintingsPerPage + 2}`,
  ]);
});
