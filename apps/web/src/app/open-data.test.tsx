// @vitest-environment jsdom
import { openDataTables, type OpenData } from '@cae-map/contract/entities/open-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { servedRecords } from '../testing/data/served-records.ts';
import { setUpNewVisitor } from '../testing/map/open-map.ts';
import { openAppOn } from '../testing/open-app.tsx';

const description: OpenData = {
  version: '2026-11-29.1a2b3c4d',
  date: '2026-11-29',
  origin: 'https://map.example.org',
  key_fingerprint: '89c8b275 91a6e11d',
  archive: { bytes: 2_549_947, sha256: 'ab'.repeat(32) },
  files: [
    { path: 'csv/places.csv', bytes: 424_083, format: 'csv', table: 'places' },
    { path: 'kml/route.en.kml', bytes: 2_200_000, format: 'kml', table: 'places' },
  ],
  rows: {
    places: 540,
    legs: 0,
    books: 0,
    chapters: 0,
    texts: 0,
    people: 0,
    works: 0,
    citations: 0,
    pictures: 0,
  },
};

/** @param data null for a server that cannot make the files */
async function openPage(url: string, data: OpenData | null): Promise<void> {
  const serve = servedRecords({ places: [] });
  await openAppOn(url, async (input, options) => {
    const target = input instanceof Request ? input.url : String(input);
    if (!target.includes('/v1/open-data/')) return await serve(input, options);
    return data === null
      ? Response.json({ detail: 'busy', code: 'unavailable' }, { status: 503 })
      : Response.json(data);
  });
}

beforeEach(setUpNewVisitor);

test('the page of the open data links the archive and the files of each table with their sizes', async () => {
  await openPage('/en/data', description);

  const archive = await screen.findByRole('link', { name: /^Download everything as one archive 2\.5 MB$/ });
  expect(archive.getAttribute('href')).toBe('/data/cae-map-data.zip');
  const table = screen.getByRole('heading', { name: 'Stops and places' }).closest('li');
  if (table === null) throw new Error('the table is not in a list');
  expect(within(table).getByText('Records: 540')).toBeDefined();
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['CSV 424 kB', '/data/csv/places.csv'],
    ['GeoJSON ', '/data/geojson/places.geojson'],
    ['JSON ', '/data/json/places.json'],
  ]);
});

test('the page of the open data has the dictionary of all tables', async () => {
  await openPage('/en/data', description);
  const heading = await screen.findByRole('heading', { name: 'Data dictionary' });
  const section = heading.closest('section');
  expect(section?.querySelectorAll('details')).toHaveLength(openDataTables.length);
  expect(section?.textContent).toContain('accuracy_level');
});

test('the citation of the open data has the version and the address, and is copied', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await openPage('/data', description);
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(write).toHaveBeenCalledWith(
    'Участники проекта CAE Map. Открытые данные CAE Map: Центрально-Азиатская экспедиция Рерихов. Версия 2026-11-29.1a2b3c4d. https://map.example.org/data',
  );
});

test('the files can be downloaded while the server cannot describe them', async () => {
  await openPage('/en/data', null);
  expect(
    await screen.findByText(/^The sizes of the files are not known/, undefined, { timeout: 8000 }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: /^Download everything/ }).getAttribute('href')).toBe(
    '/data/cae-map-data.zip',
  );
});
