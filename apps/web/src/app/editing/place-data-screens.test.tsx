// @vitest-environment jsdom
import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import type { HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountRecord, placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

// The screens are loaded before the tests, whose waiting is for the rendering.
beforeAll(async () => {
  await import('../../features/content-editing/aliases/alias-kind.tsx');
  await import('../../features/content-editing/heights/height-kind.tsx');
});
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

const revision = { version: 2, updated_at: '2026-11-01T10:00:00.000Z', updated_by: null };
const aliasOfLeh: AliasRevision = {
  alias_id: 3,
  place_ids: [53],
  names: [{ language: 'zh', name: '列城' }],
  note: '',
  title_ru: 'Лех',
  title_en: 'Leh',
  ...revision,
};
const heightOfLeh: HeightRevision = {
  height_id: 4,
  place_id: 53,
  metres: 3524,
  source_ru: 'по карте',
  source_en: 'on a map',
  title_ru: 'Лех',
  title_en: 'Leh',
  ...revision,
};

const places = [placeRecord({ place_id: 53, title_ru: 'Лех', title_en: 'Leh' })];
const served = servedRecords({ places, account: accountRecord({ role: 'editor' }) });

/** Serves names and heights to editors, and returns the bodies of the writes. */
function servePlaceData() {
  const writes: [method: string, path: string, body: unknown][] = [];
  const lists: Readonly<Record<string, readonly object[]>> = {
    '/v1/admin/aliases/': [
      aliasOfLeh,
      { ...aliasOfLeh, alias_id: 5, place_ids: [60], title_ru: 'Хемис', title_en: 'Hemis', names: [] },
    ],
    '/v1/admin/heights/': [heightOfLeh],
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    const list = lists[pathname];
    if (list !== undefined) return Response.json(list);
    if (pathname === '/v1/admin/presence') return Response.json(nobodyElse);
    if (/^\/v1\/(aliases|heights)\//.test(pathname) && (init?.method === 'PUT' || init?.method === 'POST')) {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as object;
      writes.push([init.method, pathname, body]);
      const stored = pathname.startsWith('/v1/aliases') ? aliasOfLeh : heightOfLeh;
      return Response.json({ ...stored, ...body, version: 3 });
    }
    return await served(input, init);
  };
  return { writes, fetch };
}

test('the list of names for search finds a stop by one of its names', async () => {
  const { fetch } = servePlaceData();
  await openAppOn('/en/admin/aliases', fetch);
  await screen.findByRole('link', { name: 'Hemis' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Title of a stop or one of its names' }), {
    target: { value: '列城' },
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hemis' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Leh' }).getAttribute('href')).toBe('/en/alias/edit/3');
});

test('a name that is added to a stop is sent with its language', async () => {
  const { fetch, writes } = servePlaceData();
  await openAppOn('/en/alias/edit/3', fetch);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a name' }));
  const languages = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(languages.map(({ value }) => value)).toEqual(['zh', 'zh']);
  fireEvent.change(languages[1] ?? document.body, { target: { value: 'bo' } });
  // An unfinished row is not sent.
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Complete or remove the unfinished rows.')).toBeDefined();
  expect(writes).toEqual([]);

  fireEvent.change(screen.getAllByRole('textbox', { name: 'Name' })[1] ?? document.body, {
    target: { value: 'གླེ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(writes).toHaveLength(1));
  const names = [...aliasOfLeh.names, { language: 'bo', name: 'གླེ' }];
  expect(writes).toEqual([['PUT', '/v1/aliases/3', { place_ids: [53], names, note: '' }]]);
});

test('the form of a height sends the changed metres, and not a height above every mountain', async () => {
  const { fetch, writes } = servePlaceData();
  await openAppOn('/en/height/edit/4', fetch);
  const metres = await screen.findByRole('spinbutton', { name: 'Metres above the sea' });
  fireEvent.change(metres, { target: { value: '35200' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A whole number of metres, from −500 to 9000.')).toBeDefined();
  expect(writes).toEqual([]);

  fireEvent.change(metres, { target: { value: '3520' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(writes).toHaveLength(1));
  const { place_id, source_ru, source_en } = heightOfLeh;
  expect(writes).toEqual([['PUT', '/v1/heights/4', { place_id, metres: 3520, source_ru, source_en }]]);
});

test('the form of a new height is not sent without a stop, a number and a source in both languages', async () => {
  const { fetch, writes } = servePlaceData();
  await openAppOn('/en/admin/height/new', fetch);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Source in Russian' }), {
    target: { value: 'по карте' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add the height' }));
  expect(await screen.findAllByText('The height cannot be saved without this field.')).toHaveLength(2);
  expect(screen.getByText('A whole number of metres, from −500 to 9000.')).toBeDefined();
  expect(writes).toEqual([]);
});
