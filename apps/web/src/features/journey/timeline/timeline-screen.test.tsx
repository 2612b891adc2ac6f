// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { placeMessages } from '../../../lib/language/english/place.ts';
import { imageRecord, placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { timelineScreenModule } from './timeline-screen.tsx';

const places = [
  placeRecord({ place_id: 1, seqid: 1, title_en: 'Leh', date: '1925-08-26', enddate: '1925-09-19' }),
  placeRecord({
    place_id: 2,
    seqid: 2,
    title_en: 'Urga',
    latitude: 40,
    date: '1926-09-13',
    enddate: '1927-04-13',
    go_by: 'car',
  }),
  placeRecord({
    place_id: 3,
    seqid: 3,
    title_en: 'Ridge',
    latitude: 41,
    date: '1927-05-01',
    enddate: null,
    date_format: 'YYYY',
  }),
];
const picture = { place_id: 2, image_enabled: true, visibility_level: 'high', thumb: '/t.webp' } as const;
const images = [
  imageRecord({ ...picture, image_id: 1, title_en: 'Of Urga', datetime_original: null }),
  imageRecord({ ...picture, image_id: 2, title_en: 'Of a day', datetime_original: '1926-10-05' }),
];
const text = {
  text_id: 7,
  chapter_id: 1,
  book_id: 1,
  text_seqid: 1,
  text_date: '1925-09-02',
  text_enddate: '1925-09-18',
  date_format: 'YYYY-MM-DD',
  place_ids: [1],
};

async function openTimeline(
  moreImages: readonly ImageRecord[] = [],
  morePlaces: readonly PlaceRecord[] = [],
  query = '',
) {
  const serve = servedRecords({
    places: [...places, ...morePlaces].toSorted((one, other) => one.seqid - other.seqid),
    images: [...images, ...moreImages],
  });
  const fetchStub: typeof fetch = (address, init) =>
    String(address instanceof Request ? address.url : address).includes('all_texts_ids') ||
    String(address instanceof Request ? address.url : address).includes('text')
      ? Promise.resolve(Response.json([text]))
      : serve(address, init);
  vi.stubGlobal('fetch', vi.fn(fetchStub));
  const { Screen } = timelineScreenModule;
  await act(
    async () =>
      void renderInApp(<Screen parameters={{}} />, {
        client: createApiClient(),
        path: `/en/timeline${query}`,
      }),
  );
  await screen.findByRole('heading', { name: '1926' });
}

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const readHref = (element: HTMLElement) => element.closest('a')?.getAttribute('href');

test('the timeline lists places, stays, texts and pictures by date with links to the map; its menu entry is for admins [TML-1]', async () => {
  await openTimeline();
  const august = part('August 1925');
  expect(readHref(august.getByText('Leh'))).toBe('/en/place/1');
  expect(august.getByText('26 August – 19 September 1925')).toBeDefined();
  const entry = part('September 1925').getByText('Chronicle: Leh');
  expect(readHref(entry)).toBe('/en/place/1#d=1925-09-02');
  const september = part('September 1926');
  expect(readHref(september.getByText('Urga'))).toBe('/en/place/2');
  expect(readHref(september.getByAltText('Of Urga'))).toBe('/en/place/2');
  expect(readHref(part('October 1926').getByAltText('Of a day'))).toBe('/en/place/2#d=1926-10-05');
  const { journeyManifest } = await import('../manifest.ts');
  expect(journeyManifest.menu).toMatchObject([{ path: '/timeline', audience: 'places.write' }]);
});

test('a place without a date is listed at its earliest possible day, with the same words as in the pane of a stop', async () => {
  await openTimeline(
    [],
    [placeRecord({ place_id: 4, seqid: 1.5, title_en: 'Port', date: null, enddate: null })],
  );
  const row = part('September 1925').getByText('Port').closest('a');
  expect(row?.textContent).toContain(placeMessages.place.dateUnknown);
});

test('the whitelist of the URL limits the timeline', async () => {
  await openTimeline([], [], '?places=2');
  expect(screen.getByText('Urga')).toBeDefined();
  expect(screen.queryByText('Leh')).toBeNull();
  expect(screen.queryByText('Chronicle: Leh')).toBeNull();
});

test('an illustration drawn for this site is labelled in the timeline', async () => {
  await openTimeline([
    imageRecord({
      ...picture,
      image_id: 3,
      title_en: 'A drawing',
      datetime_original: null,
      is_illustration: true,
    }),
  ]);
  expect(screen.getByAltText('A drawing. Drawn for this site')).toBeDefined();
});

test('the timeline repeats a long stay in its months and lists entries of a year separately', async () => {
  await openTimeline();
  expect(part('January 1927').getByText('Still here: Urga')).toBeDefined();
  expect(part('September 1926').getByText(/^\d+ km, by car$/)).toBeDefined();
  expect(part('1927: only the year is known').getByText('Ridge')).toBeDefined();
  expect(part('1926').getByText('1 stop, 0 texts, 2 paintings')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Years' }).textContent).toBe('192519261927');
});

test('the month in the hash is scrolled into view and focused', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  window.history.replaceState(null, '', '#month-1926-10');
  await openTimeline();
  const heading = screen.getByRole('heading', { name: 'October 1926' });
  expect(shown).toEqual([heading]);
  expect(document.activeElement).toBe(heading);
});

test('the timeline starts at the page of the URL with a link to the previous page', async () => {
  await openTimeline([], [], '?from=1926');
  expect(screen.queryByText('Leh')).toBeNull();
  expect(screen.getByText('Ridge')).toBeDefined();
  expect(document.title).toContain('Timeline: 1926');
  expect(screen.getByRole('link', { name: 'Earlier: 1925' }).getAttribute('href')).toBe('/en/timeline');
  expect(screen.getByRole('link', { name: '1925' }).getAttribute('href')).toBe('/en/timeline#year-1925');
  expect(screen.getByRole('link', { name: '1927' }).getAttribute('href')).toBe('#year-1927');
});
