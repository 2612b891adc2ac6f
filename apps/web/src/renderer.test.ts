import { createApiClient } from '@cae-map/contract/api/client';
import type { PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { features } from './app/features.ts';
import { createPageRenderer } from './renderer.tsx';
import { imageRecord, placeRecord } from './testing/data/records.ts';
import { servedRecords, type ServedRecords } from './testing/data/served-records.ts';

const places = [
  placeRecord({
    place_id: 5,
    seqid: 1,
    title_en: 'Darjeeling',
    title_modern: 'Darjeeling; Дарджилинг',
    date: '1925-03-06',
    enddate: '1925-03-06',
  }),
  placeRecord({ place_id: 53, seqid: 2, title_en: 'Leh', date: '1926-08-26', enddate: '1926-09-19' }),
];

beforeEach(() => {
  // The embedded data carry the time of the rendering.
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  serve({ places, images: [imageRecord({ place_id: 5 })] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serve = (records: ServedRecords): void => void vi.stubGlobal('fetch', servedRecords(records));

async function renderPage(path: string, more: Partial<PageRequest> = {}): Promise<RenderedPage> {
  const client = createApiClient({ origin: 'http://server.invalid' });
  return await createPageRenderer().render({ path, origin: '', client, isCrawler: false, ...more });
}

const render = async (path: string): Promise<string> => JSON.stringify(await renderPage(path));

test('a page does not change with query parameters that its screen does not declare', async () => {
  const examples = features.screens.flatMap(({ paths: [path = ''] }) => path.replace(/:\w+/g, '5'));
  for (const path of [...examples, '/nowhere']) {
    expect(await render(`${path}?x=1&utm_source=mail`), path).toBe(await render(path));
  }
});

test('every public page embeds the configuration, on which its first rendering depends', async () => {
  const screens = features.screens.filter(({ audience = 'everyone' }) => audience === 'everyone');
  for (const path of screens.flatMap(({ paths: [path = ''] }) => path.replace(/:\w+/g, '5'))) {
    const { data } = await renderPage(path);
    expect(JSON.stringify(data), path).toContain('"queryKey":["call","getConfiguration",{}]');
  }
});

test('a page with the map embeds the tileset that it is rendered with, other pages do not', async () => {
  for (const [path, isEmbedded] of [
    ['/en/place/53', true],
    ['/en/voyage', true],
    ['/en/placeslist', false],
  ] as const) {
    const { data } = await renderPage(path, { mapTileset: aMapTileset });
    expect(JSON.stringify(data).includes(aMapTileset.version), path).toBe(isEmbedded);
  }
});

test('a page changes with the parameters that its screen declares', async () => {
  expect(await render('/en/timeline?places=53')).not.toContain('Darjeeling');
  expect(await render('/en/placeslist?year=1925')).not.toContain('>Leh<');
});

/** A hundred and twenty places, one a day from 1 May 1926 on; the first ten of them are also in 1925. */
const many = Array.from({ length: 120 }, (_, index) => {
  const day = new Date(Date.UTC(1926, 4, 1 + index)).toISOString().slice(0, 10);
  return placeRecord({
    place_id: index + 1,
    seqid: index + 1,
    title_en: `Place ${index + 1}`,
    date: index < 10 ? '1925-06-01' : day,
    enddate: day,
  });
});
const titlesIn = ({ body }: RenderedPage): number[] =>
  [...new Set([...body.matchAll(/>Place (\d+)</g)].map(([, id]) => Number(id)))].toSorted((a, b) => a - b);
const canonicalOf = ({ head }: RenderedPage): string | undefined =>
  /rel="canonical" href="([^"]*)"/.exec(head)?.[1];

test('a page of the list of places has its places, its own head and links to all pages', async () => {
  serve({ places: many });
  const page = await renderPage('/en/placeslist?page=2');
  expect(page.status).toBe(200);
  expect(titlesIn(page)).toEqual(many.slice(50, 100).map(({ place_id }) => place_id));
  expect(page.body.includes('Places 101–120')).toBe(false);
  expect(page.head).toContain('<title>All places, page 2 · ');
  expect(page.head).toContain('content="Places 51–100 of 120: from Place 51 to Place 100."');
  expect(canonicalOf(page)).toBe('/en/placeslist?page=2');
  expect(page.head).toContain('hreflang="ru" href="/placeslist?page=2"');
  for (const address of ['/en/placeslist', '/en/placeslist?page=2', '/en/placeslist?page=3']) {
    expect(page.body).toContain(`href="${address}"`);
  }
});

test('a limited list is divided into pages by the same query, and is a view of the whole list', async () => {
  serve({ places: many });
  const page = await renderPage('/en/placeslist?year=1926&page=3');
  expect(titlesIn(page)).toEqual(many.slice(100).map(({ place_id }) => place_id));
  expect(page.body).toContain('href="/en/placeslist?year=1926&amp;page=2"');
  expect(canonicalOf(page)).toBe('/en/placeslist');
});

test.each(['/en/placeslist?page=4', '/en/placeslist?year=1925&page=2', '/en/timeline?from=1927'])(
  'the page %s does not exist',
  async (path) => {
    serve({ places: many });
    const page = await renderPage(path);
    expect(page.status).toBe(404);
    expect(page.head).toContain('noindex');
    expect(canonicalOf(page)).toBeUndefined();
  },
);

test('a page of the timeline has its months, its own head and links to all pages', async () => {
  serve({ places: many });
  const page = await renderPage('/en/timeline?from=1926');
  expect(page.status).toBe(200);
  const months = [...page.body.matchAll(/id="month-([\d-]+)"/g)].map(([, month]) => month);
  expect(months.at(-1)).toBe('1926-07');
  expect(months.filter((month) => month?.startsWith('1925'))).toEqual([]);
  expect(page.head).toContain('<title>Timeline: January – July 1926 · ');
  expect(page.head).toContain('content="January – July 1926: 82 stops, 0 texts.');
  expect(canonicalOf(page)).toBe('/en/timeline?from=1926');
  for (const address of ['/en/timeline', '/en/timeline?from=1926', '/en/timeline?from=1926-08']) {
    expect(page.body).toContain(`href="${address}"`);
  }
});

test('a month within a page of the timeline has the canonical URL of the page', async () => {
  serve({ places: many });
  expect(canonicalOf(await renderPage('/en/timeline?from=1926-06'))).toBe('/en/timeline?from=1926');
  expect(canonicalOf(await renderPage('/en/timeline?from=1925-06'))).toBe('/en/timeline');
  expect(canonicalOf(await renderPage('/en/timeline?from=1926&places=1,110'))).toBe('/en/timeline');
});

test('the pages show only the places that the operator has configured', async () => {
  serve({ places: many, configuration: { shown_place_ids: [30, 31] } });
  expect(titlesIn(await renderPage('/en/placeslist'))).toEqual([30, 31]);
  expect(titlesIn(await renderPage('/en/timeline'))).toEqual([30, 31]);
  expect((await renderPage('/en/placeslist?page=2')).status).toBe(404);
  expect((await renderPage('/en/timeline?from=1926-08')).status).toBe(404);
});

test('the page of a deleted stop has the status 410 and its title; that of an unknown one has the status 404', async () => {
  serve({ places, formerPlaces: [{ place_id: 60, title_ru: 'Хотан', title_en: 'Khotan' }] });
  const removed = await renderPage('/en/place/60');
  expect(removed.status).toBe(410);
  expect(removed.head).toContain('The stop “Khotan” was removed from the map');
  expect(removed.body).toContain('The stop “Khotan” was removed from the map');
  expect((await renderPage('/en/place/61')).status).toBe(404);
});
