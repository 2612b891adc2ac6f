// @vitest-environment jsdom
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { undoLastAction } from '../../lib/editing/action-history.ts';
import { accountRecord, textRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(async () => {
  await import('../../features/place-editing/place-kind.tsx');
});
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

const [stop] = mapStops;
if (stop === undefined) throw new Error('the test map has a stop');
const place = placeRevision(stop);
const works = [
  {
    work_id: 'trails',
    kind: 'memoir',
    author_ru: 'Ю. Н. Рерих',
    author_en: 'George Roerich',
    title_ru: 'По тропам Срединной Азии',
    title_en: 'Trails to Inmost Asia',
    year: 1931,
    publication_ru: '',
    publication_en: '',
    url: null,
    note_ru: '',
    note_en: '',
  },
];
const text = {
  ...textRecord({
    text_id: 12,
    text_content_en: '<p>They rose.</p><p data-accounts-differ="true">Or two days later.</p>',
  }),
  place_ids: [place.place_id],
};

const person = (fields: Partial<PersonRevision>): PersonRevision => ({
  person_number: 3,
  person_id: 'lobsang',
  seqid: 3,
  group: 'companion',
  name_ru: 'Лобзанг',
  name_en: 'Lobsang',
  other_names: '',
  born: '',
  died: '',
  role_ru: 'погонщик',
  role_en: 'a caravaneer',
  about_ru: '<p>Вёл мулов.</p>',
  about_en: '<p>He led the mules.</p>',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [],
  version: 2,
  updated_at: '2026-11-01T10:00:00.000Z',
  updated_by: null,
  ...fields,
});

/** Serves the place with its works, people and entries, and returns the writes. */
function serve(people: readonly PersonRevision[]) {
  const stored = new Map(people.map((each) => [each.person_number, each]));
  const writes: [path: string, version: string | null, body: Record<string, unknown>][] = [];
  const served = servedRecords({
    places: [place],
    texts: [text],
    account: accountRecord({ role: 'editor' }),
  });
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (init?.method === 'PUT' && pathname !== '/v1/admin/presence') {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
      writes.push([pathname, new Headers(init.headers).get('if-match'), body]);
      if (pathname.startsWith('/v1/places/')) return Response.json({ ...place, ...body, version: 4 });
      const number = Number(pathname.split('/').at(-1));
      const before = stored.get(number) ?? person({});
      const saved = { ...before, ...body, version: before.version + 1 };
      stored.set(number, saved);
      return Response.json(saved);
    }
    if (pathname === '/v1/admin/places/') return Response.json([place]);
    if (pathname === '/v1/admin/people/') return Response.json([...stored.values()]);
    if (pathname === '/v1/admin/presence') return Response.json(nobodyElse);
    if (pathname === '/v1/works/') return Response.json(works);
    return await served(input, init);
  };
  return { writes, fetch };
}

const open = (fetch: typeof globalThis.fetch) => openAppOn(`/en/place/edit/${place.place_id}`, fetch);

test('the form of a place sends a source with its page, and not one without a work', async () => {
  const { fetch, writes } = serve([]);
  await open(fetch);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a source' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Complete or remove the unfinished rows.')).toBeDefined();
  expect(writes).toEqual([]);

  await screen.findByRole('option', { name: 'George Roerich. Trails to Inmost Asia' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Work' }), { target: { value: 'trails' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Page' }), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.[2]).toMatchObject({ sources: [{ work: 'trails', page: '12' }] });
});

test('a person is added to a place with the version of the person, and undo removes the meeting', async () => {
  const { fetch, writes } = serve([person({})]);
  await open(fetch);
  const people = await screen.findByRole('region', { name: 'Who was here' });
  fireEvent.change(within(people).getByRole('combobox', { name: 'Add a person' }), {
    target: { value: 'lobsang' },
  });
  fireEvent.click(within(people).getByRole('button', { name: 'Add' }));
  expect(await within(people).findByRole('button', { name: 'Remove from here: Lobsang' })).toBeDefined();
  const meeting = { from: place.place_id, to: place.place_id };
  expect(writes).toEqual([['/v1/people/3', '"2"', expect.objectContaining({ stretches: [meeting] })]]);

  await act(() => undoLastAction());
  expect(writes[1]).toEqual(['/v1/people/3', '"3"', expect.objectContaining({ stretches: [] })]);
  expect(await within(people).findByText('No one is recorded here yet.')).toBeDefined();
});

test('the editor of a place links to its entries and shows where their accounts differ', async () => {
  const { fetch } = serve([]);
  await open(fetch);
  const entries = await screen.findByRole('region', { name: 'Where accounts differ' });
  expect(within(entries).getByRole('link').getAttribute('href')).toBe('/en/text/edit/12');
  expect(within(entries).getByText('Or two days later.')).toBeDefined();
  expect(within(entries).queryByText('They rose.')).toBeNull();
});
