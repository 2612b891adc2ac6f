// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookDraft } from '../../features/book-editing/book/book-draft.ts';
import { chapterDraft } from '../../features/book-editing/chapter/chapter-draft.ts';
import { createBlankText } from '../../features/book-editing/text/blank-text.ts';
import { textDraft } from '../../features/book-editing/text/text-draft.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { accountRecord, placeRecord } from '../../testing/data/records.ts';
import { writeHtml } from '../../testing/html-field.ts';
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
const chapter = (id: number, position: number, title: string, bookId = 1) => ({
  chapter_id: id,
  book_id: bookId,
  chapter_seqid: position,
  chapter_title: title,
  chapter_title_en: title,
  chapter_fromdate: null,
  chapter_todate: null,
  ...revision,
});
const ladakh = {
  ...chapter(4, 1, 'Ladakh'),
  chapter_fromdate: '1925-08-01',
  chapter_todate: '1925-08-29',
};
const chapters = [chapter(5, 2, 'Khotan'), ladakh, chapter(9, 1, 'Letters', 2)];
const places = [
  placeRecord({ place_id: 1, seqid: 1, date: '1925-08-24', enddate: '1925-08-24' }),
  placeRecord({ place_id: 2, seqid: 2, date: '1925-08-26', enddate: '1925-08-31' }),
];
const texts = [
  textRevision({ text_id: 11, text_seqid: 1, text_date: '1925-08-25', text_onplace_en: 'Khalatse' }),
  textRevision({ text_id: 12, text_seqid: 2, text_date: '1925-08-26', text_onplace_en: 'Leh' }),
  textRevision({ text_id: 13, text_seqid: 3, text_date: null, text_onplace_en: 'Hemis', text_content: ' ' }),
  textRevision({ text_id: 14, chapter_id: 5, text_seqid: 1, text_onplace_en: 'Khotan' }),
];

interface Sent {
  readonly request: string;
  readonly body: object;
}

/** A fake server with a book of two chapters. */
function createServer() {
  const sent: Sent[] = [];
  const requested: string[] = [];
  const lists: Readonly<Record<string, unknown>> = {
    '/admin/books/': [book],
    '/admin/chapters/': chapters,
    '/admin/chapters/4/texts/': texts.filter((text) => text.chapter_id === 4),
    '/admin/chapters/5/texts/': texts.filter((text) => text.chapter_id === 5),
    '/api/books/1/text_ids': texts,
    '/admin/presence': nobodyElse,
    '/admin/texts/20': textRevision({ text_id: 20, version: 5 }),
  };
  const served = servedRecords({ places, account: accountRecord({ role: 'editor' }) });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
    const path = url.pathname.replace('/v1', '');
    requested.push(path);
    const list = lists[path];
    if (list !== undefined) return Promise.resolve(Response.json(list));
    if (init?.method === 'DELETE') {
      const version = new Headers(init.headers).get('if-match');
      sent.push({ request: `DELETE ${path}`, body: { version } });
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (init?.method === 'POST' || init?.method === 'PUT') {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as object;
      sent.push({ request: `${init.method} ${path}`, body });
      if (path.endsWith('seqids')) return Promise.resolve(Response.json([]));
      const stored = path.includes('/texts/')
        ? { ...textRevision({ text_id: 20 }), ...body }
        : path.includes('/chapters/')
          ? { ...chapter(21, 3, ''), ...body }
          : { ...book, book_id: 22, ...body };
      return Promise.resolve(Response.json(stored));
    }
    return served(input, init);
  };
  return { sent, requested, fetch };
}

let server: ReturnType<typeof createServer>;
useIndexedDb();
// The first loading of these modules can take longer than a test waits.
beforeAll(async () => {
  await import('../../features/book-editing/table/book-table-screen.tsx');
  await import('../../features/book-editing/book/book-kind.tsx');
}, 60_000);
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
  stubDialogs();
  server = createServer();
});
afterEach(() => {
  for (const drafts of [bookDraft, chapterDraft, textDraft]) drafts.stop();
  tearDownMap();
});

const rowsOf = async (list: RegExp): Promise<(string | null)[]> => {
  const grid = await screen.findByRole('grid', { name: list });
  return within(grid)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
};
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the table of a book', () => {
  test('lists the chapters in reading order with the number of entries in each', async () => {
    await openAppOn('/en/admin/book/table/1', server.fetch);
    expect(await screen.findByText('3 entries')).toBeDefined();
    expect(await rowsOf(/^Chapters/)).toEqual(['Ladakh3 entries', 'Khotan1 entry']);
    expect(screen.getByText('Choose a chapter to see its entries.')).toBeDefined();
    expect(server.requested.filter((path) => /^.admin.*texts/.test(path))).toEqual([]);
    expect(screen.getByRole('link', { name: 'New chapter' }).getAttribute('href')).toBe(
      '/en/admin/chapter/new?book=1',
    );
  });

  test('shows the missing date or language of each entry in the open chapter', async () => {
    await openAppOn('/en/admin/book/table/1', server.fetch);
    fireEvent.click(await screen.findByRole('link', { name: 'Ladakh' }));
    expect(await screen.findByRole('heading', { name: 'Entries: Ladakh' })).toBeDefined();
    expect(await rowsOf(/^Entries/)).toEqual([
      '25 August 1925 · Khalatse',
      '26 August 1925 · Leh',
      'Hemisno date · English only',
    ]);
    expect(screen.getByRole('link', { name: 'New entry' }).getAttribute('href')).toBe(
      '/en/admin/text/new?book=1&chapter=4',
    );
    expect(server.requested).not.toContain('/admin/texts/');
  });

  test('lists the days of the route without an entry, each with a link to a new entry of these days', async () => {
    await openAppOn('/en/admin/book/table/1?chapter=4', server.fetch);
    fireEvent.click(await screen.findByText('Days of the route without an entry: 4'));
    expect(screen.getByRole('link', { name: '24 August 1925' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: '27–29 August 1925' }));
    expect(await screen.findByRole('heading', { name: 'New entry' })).toBeDefined();
    expect(createBlankText([], 4, new URLSearchParams(window.location.search))).toMatchObject({
      book_id: 1,
      text_date: '1925-08-27',
      text_enddate: '1925-08-29',
    });
  });

  test('moves an entry by Alt and an arrow, with the address of the book', async () => {
    await openAppOn('/en/admin/book/table/1?chapter=4', server.fetch);
    const row = await screen.findByRole('row', { name: /Leh/ });
    fireEvent.click(row);
    fireEvent.keyDown(screen.getByRole('grid', { name: /^Entries/ }), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(server.sent).toHaveLength(1));
    const [move] = server.sent;
    expect(move?.request).toBe('PUT /api/books/1/change_text_seqids');
    const positions: readonly { text_id: number; text_seqid: number }[] = Reflect.get(
      move?.body ?? {},
      'positions',
    );
    const positionOf = (id: number): number =>
      positions.find(({ text_id }) => text_id === id)?.text_seqid ??
      texts.find(({ text_id }) => text_id === id)?.text_seqid ??
      0;
    expect(positionOf(12)).toBeLessThan(positionOf(11));
  });

  test('has a message for a book that does not exist', async () => {
    await openAppOn('/en/admin/book/table/77', server.fetch);
    expect(await screen.findByText('There is no such book')).toBeDefined();
  });
});

test('a new book is saved only when it has a title in both languages', async () => {
  await openAppOn('/en/admin/book/new', server.fetch);
  await type('Title in Russian', 'Письма');
  await press('Add the book');
  expect(await screen.findByText('A book needs a title.')).toBeDefined();
  expect(server.sent).toEqual([]);
  await type('Title in English', 'Letters');
  await press('Add the book');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toEqual({
    request: 'POST /api/books/',
    body: {
      book_type: 'diary',
      book_title: 'Письма',
      book_title_en: 'Letters',
      book_author: '',
      book_author_en: '',
      book_rights: '',
      book_rights_en: '',
      is_downloadable: false,
    },
  });
});

test('a new chapter is the last one of the book in the URL', async () => {
  await openAppOn('/en/admin/chapter/new?book=1', server.fetch);
  await type('Title in Russian', 'Кашгар');
  await type('Title in English', 'Kashgar');
  await press('Add the chapter');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    request: 'POST /api/books/1/chapters/',
    body: { book_id: 1, chapter_seqid: 3, chapter_title: 'Кашгар' },
  });
});

test('a new entry is the last one of the chapter in the URL', async () => {
  await openAppOn('/en/admin/text/new?book=1&chapter=4', server.fetch);
  expect(await screen.findByRole('heading', { level: 1, name: 'New entry' })).toBeDefined();
  await screen.findByRole('textbox', { name: 'Text in English' });
  expect(screen.queryByRole('heading', { name: 'Entry no. 0' })).toBeNull();
  writeHtml(await screen.findByRole('textbox', { name: 'Text in English' }), '<p>The caravan left.</p>');
  await press('Add the entry');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    request: 'POST /api/books/1/chapters/4/texts/',
    body: { chapter_id: 4, text_content_en: '<p>The caravan left.</p>' },
  });
  // The server chooses the position.
  expect(server.sent[0]?.body).not.toHaveProperty('text_seqid');
  expect(server.requested.filter((path) => /^.admin.*texts.$/.test(path))).toEqual([]);
  expect(screen.queryByText(/text_seqid|Order in the chapter/)).toBeNull();
});

test('the undo of a new entry deletes its present version', async () => {
  await openAppOn('/en/admin/text/new?book=1&chapter=4', server.fetch);
  writeHtml(await screen.findByRole('textbox', { name: 'Text in English' }), '<p>The caravan left.</p>');
  await press('Add the entry');
  await screen.findByText('No changes');
  await press('Undo');
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]).toEqual({
    request: 'DELETE /api/books/1/chapters/4/texts/20',
    body: { version: '"5"' },
  });
});

test('the draft of a new entry is offered in its chapter only', async () => {
  const begin = (chapterId: number) =>
    textDraft.start(createBlankText([], chapterId, new URLSearchParams()), 7);
  const readChanges = () => textDraft.store.getState().draft?.changes;
  await begin(4);
  textDraft.edit({ text_content_en: 'Draft' });
  textDraft.stop();
  await begin(5);
  expect(readChanges()).toEqual({});
  textDraft.stop();
  await begin(4);
  await waitFor(() => expect(readChanges()).toEqual({ text_content_en: 'Draft' }));
});
