// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, signInAsEditor, textRevision } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const revision = { version: 3, updated_at: '2026-11-01T10:00:00.000Z', updated_by: null };
const book = {
  book_id: 1,
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
  ...revision,
};
const chapter = (id: number, position: number, title: string) => ({
  chapter_id: id,
  book_id: 1,
  chapter_seqid: position,
  chapter_title: title,
  chapter_title_en: title,
  chapter_fromdate: null,
  chapter_todate: null,
  ...revision,
});
const chapters = [chapter(3, 1, 'Srinagar'), chapter(4, 2, 'Ladakh')];
const texts = [
  textRevision({ text_id: 11, text_seqid: 1, text_date: '1925-08-25', text_onplace_en: 'Khalatse' }),
  textRevision({ text_id: 12, text_seqid: 2, text_date: '1925-08-26', text_onplace_en: 'Leh' }),
  textRevision({ text_id: 13, text_seqid: 3, text_date: null, text_onplace_en: 'Hemis' }),
];

interface Sent {
  readonly request: string;
  readonly body: unknown;
}

/** A fake server with a book of two chapters, of which the first one has no text. */
function createServer() {
  const sent: Sent[] = [];
  const lists: Readonly<Record<string, unknown>> = {
    '/admin/books/': [book],
    '/admin/chapters/': chapters,
    '/admin/chapters/3/texts/': [],
    '/admin/chapters/4/texts/': texts,
    '/api/books/1/text_ids': texts,
    '/admin/presence': nobodyElse,
  };
  const served = servedRecords({ places: [], account: accountRecord({ role: 'editor' }) });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
    const path = url.pathname.replace('/v1', '');
    const list = lists[path];
    if (list !== undefined) return Promise.resolve(Response.json(list));
    if (init?.method === undefined || init.method === 'GET') return served(input, init);
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null');
    sent.push({ request: `${init.method} ${path}`, body });
    if (path === '/texts/') {
      const edits: readonly { text_id: number; fields: object }[] = Reflect.get(Object(body), 'edits');
      return Promise.resolve(
        Response.json(
          edits.map(({ text_id: id, fields }) => ({
            ...texts.find((text) => text.text_id === id),
            ...fields,
            version: 2,
          })),
        ),
      );
    }
    return Promise.resolve(Response.json({ ...chapter(21, 3, 'Ladakh'), ...Object(body) }));
  };
  return { sent, fetch };
}

let server: ReturnType<typeof createServer>;
useIndexedDb();
// The first loading of this module can take longer than a test waits.
beforeAll(async () => void (await import('../../features/book-editing/table/book-table-screen.tsx')), 60_000);
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
  stubDialogs();
  server = createServer();
});
afterEach(tearDownMap);

const openEntries = async () => await openAppOn('/en/admin/book/table/1?chapter=4', server.fetch);
const grid = () => screen.findByRole('grid', { name: /^Entries/ });
const choose = async (...names: readonly RegExp[]) => {
  for (const name of names)
    fireEvent.click(within(await grid()).getByRole('row', { name }), { ctrlKey: true });
  return within(await screen.findByRole('group', { name: 'Selected entries' }));
};
const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

test('the dates of chosen entries are shifted by days, and those without dates are counted', async () => {
  await openEntries();
  const bar = await choose(/Khalatse/, /Leh/, /Hemis/);
  set(bar.getByRole('textbox', { name: /^Days/ }), '-3');
  fireEvent.click(bar.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Not shifted: 1 without dates.')).toBeDefined();
  expect(server.sent).toEqual([
    {
      request: 'PATCH /texts/',
      body: {
        edits: [
          { text_id: 11, version: 1, fields: { text_date: '1925-08-22' } },
          { text_id: 12, version: 1, fields: { text_date: '1925-08-23' } },
        ],
      },
    },
  ]);
  expect(await screen.findByText('Dates: shift by days: 2 entries changed')).toBeDefined();
});

test('chosen entries get the same precision of their dates by one call', async () => {
  await openEntries();
  const bar = await choose(/Khalatse/, /Hemis/);
  set(bar.getByRole('combobox', { name: 'Field' }), 'date_format');
  set(bar.getByRole('combobox', { name: 'Value' }), 'YYYY-MM');
  fireEvent.click(bar.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Precision of the dates: 2 entries changed');
  const fields = { date_format: 'YYYY-MM' };
  expect(server.sent.map(({ body }) => body)).toEqual([
    {
      edits: [
        { text_id: 11, version: 1, fields },
        { text_id: 13, version: 1, fields },
      ],
    },
  ]);
});

test('chosen entries move to another chapter of the book in their order', async () => {
  await openEntries();
  const bar = await choose(/Hemis/, /Khalatse/);
  set(bar.getByRole('combobox', { name: 'Field' }), 'chapter_id');
  set(bar.getByRole('combobox', { name: 'Value' }), '3');
  fireEvent.click(bar.getByRole('button', { name: 'Apply' }));
  await screen.findByText('2 entries moved to “Srinagar”');
  expect(server.sent.map(({ body }) => body)).toEqual([
    {
      edits: [
        { text_id: 11, version: 1, fields: { chapter_id: 3, text_seqid: 1 } },
        { text_id: 13, version: 1, fields: { chapter_id: 3, text_seqid: 2 } },
      ],
    },
  ]);
});

test('a chapter is joined with the one before it only after a question with what happens', async () => {
  await openEntries();
  fireEvent.click(await screen.findByRole('button', { name: 'Join with the chapter before' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join “Ladakh” with “Srinagar”?' }));
  expect(dialog.getByText(/The entries of “Ladakh” \(3\) become the last ones of “Srinagar”/)).toBeDefined();
  expect(server.sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(server.sent.length).toBeGreaterThan(0));
  expect(server.sent[0]).toMatchObject({
    request: 'PATCH /texts/',
    body: { edits: [{ text_id: 11, fields: { chapter_id: 3, text_seqid: 1 } }, {}, {}] },
  });
});

test('a chapter is divided before the chosen entry after a question, but not before its first one', async () => {
  await openEntries();
  const first = await choose(/Khalatse/);
  const action = { name: 'Divide the chapter before this entry' };
  expect(first.queryByRole('button', action)).toBeNull();
  expect((await choose(/Leh/)).queryByRole('button', action)).toBeNull();
  fireEvent.click((await choose(/Khalatse/)).getByRole('button', action));
  const dialog = within(await screen.findByRole('dialog', { name: 'Divide “Ladakh”?' }));
  expect(dialog.getByText(/“26 August 1925 · Leh” and all entries after it \(2 in total\)/)).toBeDefined();
  expect(server.sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Divide' }));
  await waitFor(() => expect(server.sent.some(({ request }) => request === 'PATCH /texts/')).toBe(true));
  expect(server.sent[0]?.request).toBe('POST /api/books/1/chapters/');
});

test('a chapter is not offered to be joined when it is the first one of its book', async () => {
  await openAppOn('/en/admin/book/table/1?chapter=3', server.fetch);
  expect(await screen.findByRole('heading', { name: 'Entries: Srinagar' })).toBeDefined();
  expect(await screen.findByText('The chapter has no entries yet.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
});
