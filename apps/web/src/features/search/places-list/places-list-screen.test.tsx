// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sessionStore } from '../../../lib/session/session.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { placesPerPage } from './state/list-pages.ts';
import { placesListScreenModule } from './places-list-screen.tsx';

const places = Array.from({ length: 2 * placesPerPage + 10 }, (_, index) =>
  placeRecord({
    place_id: index + 1,
    seqid: index + 1,
    title_en: `Place ${index + 1}`,
    title_modern: index === 0 ? 'Mumbai; Мумбаи' : '',
    date: index < 5 ? '1925-06-01' : '1926-06-01',
    enddate: index < 5 ? '1925-06-01' : '1926-06-01',
  }),
);

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

async function openList(query = '') {
  vi.stubGlobal('fetch', servedRecords({ places }));
  const { Screen } = placesListScreenModule;
  await act(
    async () =>
      void renderInApp(
        <>
          <Screen parameters={{}} />
          <CurrentUrl />
        </>,
        { client: createApiClient(), path: `/en/placeslist${query}` },
      ),
  );
  await screen.findByRole('group', { name: 'All places' });
}

const names = () =>
  [...screen.getByRole('group', { name: 'All places' }).querySelectorAll('li a')].map(
    (link) => link.textContent,
  );

afterEach(() => void vi.unstubAllGlobals());

test('the list contains all places from the page of the URL to the end after hydration', async () => {
  await openList('?page=2');
  expect(names()).toEqual(places.slice(placesPerPage).map(({ title_en }) => title_en));
  expect(document.title).toContain('All places, page 2');
  expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Previous places: 1–50' })));
  expect(names()).toHaveLength(places.length);
  expect(screen.getByTestId('url').textContent).toBe('/en/placeslist');
  expect(screen.queryByRole('link', { name: /^Previous places/ })).toBeNull();
});

test('a row has the modern name in the language of the page only', async () => {
  await openList();
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Place 1Mumbai1 June 1925/);
});

test('the row numbers continue across blocks', async () => {
  await openList('?page=2');
  const blocks = screen
    .getAllByRole('list')
    .map((list) => [list.getAttribute('aria-label'), list.getAttribute('start')]);
  expect(blocks).toEqual([
    ['Places 51–75', '51'],
    ['Places 76–100', '76'],
    ['Places 101–110', '101'],
  ]);
});

test('a changed filter resets the list to its first page', async () => {
  await openList('?page=2');
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '1925' } }),
  );
  expect(screen.getByTestId('url').textContent).toBe('/en/placeslist?year=1925');
  expect(names()).toHaveLength(5);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show all' })));
  expect(screen.getByTestId('url').textContent).toBe('/en/placeslist');
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveProperty('value', '');
});

test('a year of the URL without places is listed in the filter while it is selected', async () => {
  vi.stubGlobal('fetch', servedRecords({ places }));
  const { Screen } = placesListScreenModule;
  await act(
    async () =>
      void renderInApp(<Screen parameters={{}} />, {
        client: createApiClient(),
        path: '/en/placeslist?year=1999',
      }),
  );
  expect(await screen.findByRole('option', { name: '1999' })).toHaveProperty('selected', true);
});

const statedMarch = (placeId: number, miles: number) =>
  ({
    from_place_id: placeId - 1,
    place_id: placeId,
    date: '1926-06-01',
    text_id: placeId,
    distance: {
      value: miles,
      unit: 'miles',
      from_place_id: placeId - 1,
      to_place_id: placeId,
      work: 'trails',
      page: '419',
    },
    hours: null,
  }) as const;

/** Three stops, each 33.4 km or 20.7 miles east of the one before. */
const marchingPlaces = [1, 2, 3].map((id) =>
  placeRecord({
    place_id: id,
    seqid: id,
    title_en: `Place ${id}`,
    latitude: 0,
    longitude: 80 + id * 0.3,
    routejson: '[]',
  }),
);

async function openMarches(query: string) {
  const statedMarches = [statedMarch(2, 20), statedMarch(3, 40)];
  vi.stubGlobal('fetch', servedRecords({ places: marchingPlaces, statedMarches }));
  const { Screen } = placesListScreenModule;
  await act(
    async () =>
      void renderInApp(<Screen parameters={{}} />, {
        client: createApiClient(),
        path: `/en/placeslist${query}`,
      }),
  );
  await screen.findByRole('group', { name: 'All places' });
}

test('the filter of stated distances keeps the places whose line differs by more than a third, with both lengths', async () => {
  await openMarches('?mileage=1');
  await vi.waitFor(() => expect(names()).toEqual(['Place 3']));
  expect(screen.getByRole('listitem').textContent).toContain(
    'stated 40 miles (64 km), 33 km along the line on the map; they differ by more than a third',
  );
  expect(
    screen.getByRole('checkbox', { name: 'stated distance differs by more than a third' }),
  ).toHaveProperty('checked', true);
});

test('visitors see neither stated distances nor their filter in the whole list', async () => {
  await openMarches('');
  expect(names()).toEqual(['Place 1', 'Place 2', 'Place 3']);
  expect(screen.queryByText(/stated 20 miles/)).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^stated distance/ })).toBeNull();
});

test('researchers see the stated distances in the whole list, and their filter', async () => {
  sessionStore.setState({ localFlag: 'researcher' });
  onTestFinished(() => sessionStore.setState({ localFlag: null }));
  await openMarches('');
  expect(await screen.findByText('stated 20 miles (32 km), 33 km along the line on the map')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^stated distance/ })));
  await vi.waitFor(() => expect(names()).toEqual(['Place 3']));
});
