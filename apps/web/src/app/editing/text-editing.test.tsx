// @vitest-environment jsdom
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textDraft } from '../../features/book-editing/text/text-draft.ts';
import { sessionStore } from '../../lib/session/session.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { accountRecord, placeRecord, textRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { writeHtml } from '../../testing/html-field.ts';
import { nobodyElse, signInAsEditor, textRevision } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const stored = textRevision({
  text_content: '<p data-text4placeid="53">Караван вошёл в Лех.</p>',
  text_content_en: '<p data-text4placeid="53">The caravan entered Leh.</p>',
  version: 3,
});
const chapter = {
  chapter_id: 4,
  book_id: 1,
  chapter_seqid: 1,
  chapter_title: 'Дорога в Лех',
  chapter_title_en: 'The Road to Leh',
  chapter_fromdate: null,
  chapter_todate: null,
};
const change: RecordChange = {
  change_id: 1,
  at: '2026-11-01T10:00:00.000Z',
  editor: 'Editor',
  entity_id: 12,
  action: 'update',
  before: { text_content_en: '<p>The caravan reached Leh.</p>', version: 2 },
  after: { text_content_en: stored.text_content_en, version: 3 },
};
const correction = {
  proposal_id: 3,
  subject: 'text',
  subject_id: 12,
  state: 'open',
  remark: 'It was the evening of the 25th.',
  lang: 'en',
};

const entriesOfChapter = [
  { ...stored, text_id: 11, text_date: '1925-08-25', text_onplace_en: 'Khalatse' },
  stored,
  { ...stored, text_id: 15, text_date: null, text_onplace: '', text_onplace_en: '' },
];
const notFound = () => Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });

/** A fake server with one text. */
function createServer() {
  const sent: { readonly path: string; readonly body: object; readonly version: string | null }[] = [];
  const requested: string[] = [];
  const server = {
    sent,
    requested,
    text: stored as TextRevision | null,
    reject: null as Response | null,
    changes: [change] as readonly RecordChange[],
    /** Resolves when the entry is sent to a page that loads it again. */
    isSent: Promise.resolve(),
    proposals: [] as readonly object[],
    fetch: ((input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
      const path = url.pathname.replace('/v1', '');
      requested.push(path);
      const respond = (body: unknown) => Promise.resolve(Response.json(body));
      if (path === '/admin/presence') return respond(nobodyElse);
      if (init?.method === 'PUT') {
        const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as object;
        sent.push({ path, body, version: new Headers(init.headers).get('if-match') });
        if (server.reject !== null) return Promise.resolve(server.reject.clone());
        server.text = { ...stored, ...body, version: 4 };
        return respond(server.text);
      }
      if (path === '/texts/12/restore') {
        server.text = { ...stored, version: 5 };
        return respond(server.text);
      }
      if (path === '/admin/texts/12')
        return server.isSent.then(() => (server.text === null ? notFound() : Response.json(server.text)));
      if (path === '/admin/texts/12/changes/') return respond(server.changes);
      if (path === '/admin/proposals/') return respond(server.proposals);
      if (path === '/api/books/all/chapters/') return respond([chapter]);
      if (path === '/api/books/1/chapters/4/texts/') return respond(entriesOfChapter);
      if (path === '/api/books/texts_by_place')
        return respond([{ ...textRecord(), ...server.text, place_ids: [53] }]);
      const texts = [{ ...textRecord({ text_id: 12 }), place_ids: [53] }];
      return servedRecords({ places: [placeRecord()], texts, account: accountRecord({ role: 'editor' }) })(
        input,
        init,
      );
    }) as typeof fetch,
  };
  return server;
}

let server: ReturnType<typeof createServer>;
useIndexedDb();
// The first loading of these modules can take longer than a test waits.
beforeAll(async () => {
  await import('../../features/book-editing/text/text-kind.tsx');
  await import('../../features/book-editing/text/content/content-field.tsx');
  await import('../map-screen/map-region/live-map.tsx');
}, 60_000);
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
  stubDialogs();
  server = createServer();
});
afterEach(() => {
  textDraft.stop();
  tearDownMap();
});

const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, html: string) => writeHtml(await field(name), html);
const open = () => openAppOn('/en/text/edit/12', server.fetch);
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));

describe('the editor of an entry', () => {
  test('saves both languages with the edited version, and all other fields unchanged', async () => {
    await open();
    await type('Text in Russian', '<p>Новый текст</p>');
    await type('Text in English', '<p>New text</p>');
    await save();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    const { chapter_id, text_seqid, text_date, text_enddate, date_format } = stored;
    const { text_onplace, text_onplace_en, related_image_ids, sources } = stored;
    expect(server.sent[0]).toEqual({
      path: '/api/books/1/chapters/4/texts/12',
      body: {
        chapter_id,
        text_seqid,
        text_date,
        text_enddate,
        date_format,
        text_onplace,
        text_onplace_en,
        related_image_ids,
        sources,
        text_content: '<p>Новый текст</p>',
        text_content_en: '<p>New text</p>',
      },
      version: '"3"',
    });
    expect(screen.getByRole('heading', { level: 1, name: '26 August 1925 · Leh' })).toBeDefined();
  });

  test('loads the entry without the entries of other chapters', async () => {
    await open();
    await field('Text in English');
    expect(server.requested).toContain('/admin/texts/12');
    expect(server.requested).not.toContain('/admin/texts/');
  });

  test('links to the entries before and after it in its chapter', async () => {
    await open();
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Previous entry: 25 August 1925 · Khalatse')).toBe('/en/text/edit/11');
    expect(await link('Next entry: Entry no. 15')).toBe('/en/text/edit/15');
  });

  test('shows a message for an entry that does not exist', async () => {
    server.text = null;
    await open();
    expect(
      await screen.findByText('It may have been deleted. Deleted entries can be restored.'),
    ).toBeDefined();
  });

  test('previews both languages with the unsaved changes, without what no text may contain', async () => {
    await open();
    await type('Text in English', '<p>New <b>text</b><img src="x"></p>');
    await type('Text in Russian', '');
    fireEvent.click(await screen.findByRole('tab', { name: 'As readers see it' }));
    const english = screen.getByRole('article', { name: 'Text in English' });
    expect(english.textContent).toBe('26 August 1925 · LehNew text');
    expect(english.querySelector('img')).toBeNull();
    expect(screen.getByRole('article', { name: 'Text in Russian' }).textContent).toContain(
      'There is no entry in this language: readers see the other one.',
    );
  });

  test('brings earlier values of the history back into the form', async () => {
    await open();
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(async () =>
      expect((await field('Text in English')).textContent).toBe('The caravan reached Leh.'),
    );
  });

  test('shows the different words of both versions after a conflict', async () => {
    await open();
    const text = (verb: string) => `<p data-text4placeid="53">The caravan ${verb} Leh in the evening.</p>`;
    await type('Text in English', text('left'));
    const record = { ...stored, version: 4, text_content_en: text('passed') };
    server.reject = Response.json(
      { detail: 'x', code: 'version_conflict', versions: { edited: 3, current: 4, record } },
      { status: 409 },
    );
    await save();
    expect(await screen.findByText('Another editor has changed this record in the meantime')).toBeDefined();
    const added = () => Array.from(document.querySelectorAll('ins'), ({ textContent }) => textContent);
    await waitFor(() => expect(added()).toEqual(expect.arrayContaining(['left'])));
  });

  test('shows a text that is too long beside its field and does not send it', async () => {
    await open();
    await type('Text in English', 'a'.repeat(100_001));
    expect(await screen.findByText(/^Too long:/)).toBeDefined();
    const text = await field('Text in English');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(server.sent).toEqual([]);
  });

  test('links to the chapter and the stop in which the entry is read', async () => {
    await open();
    const pages = await screen.findByRole('navigation', { name: 'Related pages' });
    const link = (name: string) => within(pages).findByRole('link', { name });
    expect((await link('In the chapter “The Road to Leh”')).getAttribute('href')).toBe(
      '/en/book/view/1/4#text-12',
    );
    expect((await link('At the stop')).getAttribute('href')).toBe('/en/place/53');
  });

  test('shows the waiting corrections of the entry with a link to decide about them', async () => {
    server.proposals = [correction, { ...correction, proposal_id: 4, subject_id: 13, remark: 'Other' }];
    await open();
    expect(await screen.findByText('It was the evening of the 25th.')).toBeDefined();
    expect(screen.queryByText('Other')).toBeNull();
    const decide = screen.getByRole('link', { name: 'Accept or decline this correction' });
    expect(decide.getAttribute('href')).toBe('/en/admin/proposals#proposal-3');
  });

  test('reports that the entry was deleted meanwhile, by whom, and that the changes are kept, and shows them again after it is restored', async () => {
    await open();
    await type('Text in English', 'Draft');
    server.text = null;
    server.changes = [{ ...change, action: 'delete', editor: 'Lia' }];
    server.reject = notFound();
    let send = (): void => undefined;
    server.isSent = new Promise((resolve) => (send = resolve));
    await save();
    expect(await screen.findByText('Error while saving the entry')).toBeDefined();
    send();
    expect(await screen.findByText(/^This record was deleted while you had it open/)).toBeDefined();
    expect(await screen.findByText(/^Deleted by Lia/)).toBeDefined();
    expect(screen.getByText(/^Your unsaved changes are kept in this browser\./)).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Error while saving the entry')).toBeNull());

    fireEvent.click(screen.getByRole('button', { name: 'Restore the record' }));
    expect((await field('Text in English')).textContent).toBe('Draft');
    expect(screen.queryByText(/^This record was deleted/)).toBeNull();
  });

  test('keeps a draft for the next visit', async () => {
    await open();
    await type('Text in English', 'Draft');
    act(() => textDraft.stop());
    await act(() => textDraft.start(stored, 7));
    await waitFor(() =>
      expect(textDraft.store.getState().draft?.changes).toEqual({ text_content_en: '<p>Draft</p>' }),
    );
  });
});

describe('the pane of a stop', () => {
  const editLink = () => screen.queryByRole('link', { name: /^Edit this text: / });
  const openPane = async () => {
    await openAppOn('/en/place/53', server.fetch);
    await screen.findByRole('button', { name: /^Suggest a correction: .*The Road to Leh/ });
  };

  test('links to the editor of a text for those who may change texts', async () => {
    await openPane();
    expect(editLink()?.getAttribute('href')).toBe('/en/text/edit/12');
  });

  test('has no link to the editor of a text without the capability books.write', async () => {
    act(() => sessionStore.setState({ capabilities: ['translations.write'] }));
    server = createServer();
    const serve = server.fetch;
    server.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/users/me')
        ? Promise.resolve(Response.json(accountRecord({ role: 'translator' })))
        : serve(input, init);
    await openPane();
    expect(editLink()).toBeNull();
  });

  test('shows the new text after it was saved in the editor', async () => {
    await openPane();
    fireEvent.click(editLink() ?? document.body);
    await type('Text in English', '<p data-text4placeid="53">The yaks entered Leh.</p>');
    await save();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    fireEvent.click(await screen.findByRole('link', { name: 'At the stop' }));
    expect(await screen.findByText('The yaks entered Leh.')).toBeDefined();
  });
});
