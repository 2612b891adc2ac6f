// @vitest-environment jsdom
import { aPerson, aWork } from '@cae-map/expedition/testing/people-and-works';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mapStops, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';
import { openApp } from '../testing/open-app.tsx';
import { textRecord } from '../testing/data/records.ts';
import type { ServedRecords } from '../testing/data/served-records.ts';

vi.mock('../map/map-view.tsx', async () => ({
  MapView: (await import('../testing/map/fake-map.tsx')).FakeMapView,
}));

const link = '<a data-person="lobzang">Lobzang</a>';
const served: ServedRecords = {
  places: mapStops,
  texts: [
    {
      ...textRecord({ text_id: 9, text_content_en: `<p data-text4placeid="53">${link} came.</p>` }),
      place_ids: [53],
    },
  ],
  works: [
    aWork(),
    aWork({ work_id: 'letters', kind: 'letters', title_en: 'Letters', author_en: '', year: null }),
  ],
  citations: [
    { place_id: 53, text_id: null, sources: [{ work: 'trails', chapter: 'IV' }] },
    { place_id: null, text_id: 9, sources: [{ work: 'letters', page: '7' }, { work: 'trails' }] },
  ],
  people: [
    aPerson({
      about_en: '<p>From <a data-text4placeid="53">Leh</a>.</p>',
      fate_en: 'Nothing is known.',
      stretches: [{ from: 5, to: 60 }],
      sources: [{ work: 'trails' }],
    }),
    aPerson({
      person_id: 'consul',
      group: 'official',
      name_en: 'The consul',
      stretches: [{ from: 60, to: 60 }],
    }),
  ],
};

beforeAll(() => import('./map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

test('the pane of a stop names the sources of its dates and entries, the people, and cites them', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await openApp('/en/place/53', served);
  const pane = await screen.findByRole('article', { name: 'Leh' });

  const line = await within(pane).findByText(/^Dates after:/);
  expect(line.textContent).toBe('Dates after: George Roerich, Trails to Inmost Asia, ch.\u00a0IV');
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/en/sources#trails');
  expect((await within(pane).findByText(/^After:/)).textContent).toBe(
    'After: Letters, p.\u00a07; George Roerich, Trails to Inmost Asia',
  );
  const here = within(pane).getByRole('heading', { name: 'Who was here' }).parentElement;
  expect(here?.textContent).toContain('Lobzang caravan leader');
  expect(here?.textContent).not.toContain('The consul');
  expect(within(pane).getAllByRole('link', { name: 'Lobzang' })[0]?.getAttribute('href')).toBe(
    '/en/person/lobzang',
  );

  await user.click(within(pane).getByRole('button', { name: 'Cite' }));
  const [citation = ''] = write.mock.calls[0] ?? [];
  expect(citation).toMatch(/^“Leh”, 26 August – 19 September 1925, The Roerichs’/);
  expect(citation).toContain(`${window.location.origin}/en/place/53, accessed`);
  expect(citation).toMatch(
    / After: George Roerich, Trails to Inmost Asia, ch.\u00a0IV; Letters, p.\u00a07\.$/,
  );
});

test('the page of a person shows the role, the stretches, the account, the fate, the texts, the sources and the twins', async () => {
  await openApp('/en/person/lobzang', served);

  const page = await screen.findByRole('article');
  expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe('Lobzang');
  expect(within(page).getByText('caravan leader')).toBeDefined();
  const paths = within(page)
    .getAllByRole('link')
    .map((found) => found.getAttribute('href'));
  expect(paths).toEqual([
    '/en/people',
    '/en/place/5',
    '/en/place/60',
    '/en/place/53',
    '/en/book/view/1/4#text-9',
    '/en/sources#trails',
    ...['json', 'bib', 'ris'].map((format) => `/en/person/lobzang.${format}`),
    'https://creativecommons.org/licenses/by/4.0/',
  ]);
  expect(within(page).getByRole('img', { name: /^Lobzang: the part of the route/ })).toBeDefined();
  expect(within(page).getByText('Nothing is known.')).toBeDefined();
});

test('the page of an unknown person offers the list', async () => {
  await openApp('/en/person/nobody', served);

  expect((await screen.findByRole('link', { name: 'All people' })).getAttribute('href')).toBe('/en/people');
});

test('the list of people has a heading for each group that is not empty', async () => {
  await openApp('/en/people', served);

  await screen.findByRole('heading', { level: 1, name: 'People of the expedition' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Members of the expedition',
    'Consuls, governors and hosts',
  ]);
});

test('the bibliography is grouped by kind, and each work links to what rests on it', async () => {
  await openApp('/en/sources', served);

  const title = await screen.findByRole('heading', { level: 3, name: 'Trails to Inmost Asia' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Diaries',
    'Letters',
  ]);
  const work = title.closest('li');
  expect(work?.id).toBe('trails');
  await waitFor(() => expect(work?.querySelectorAll('a')).toHaveLength(4));
  expect([...(work?.querySelectorAll('a') ?? [])].map((found) => found.getAttribute('href'))).toEqual([
    '/en/work/trails',
    '/en/place/53',
    '/en/book/view/1/4#text-9',
    '/en/person/lobzang',
  ]);
});
