// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
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
