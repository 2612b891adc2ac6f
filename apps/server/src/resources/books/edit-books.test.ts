import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';

type Stored = Record<string, unknown> & { readonly version: number };

const titles = {
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
};
const chapterTitles = {
  chapter_title: 'Ладак',
  chapter_title_en: 'Ladakh',
  chapter_fromdate: '1925-08-26',
  chapter_todate: null,
};
const entry = {
  text_date: '1925-08-26',
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: '<p>Лех</p>',
  text_content_en: '<p>Leh</p>',
  text_onplace: '',
  text_onplace_en: '',
  related_image_ids: [],
};

describe.each(databaseKinds)('with the %s database,', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
  });
  afterAll(() => app.close());

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    version?: number,
  ) {
    const response = await app.inject({
      method,
      url: `/v1${url}`,
      headers: { ...headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }

  const addBook = async (): Promise<Stored & { book_id: number }> =>
    (await send('POST', '/api/books/', titles)).body;
  const addChapter = async (bookId: number, fields: object = {}): Promise<Stored & { chapter_id: number }> =>
    (await send('POST', `/api/books/${bookId}/chapters/`, { book_id: bookId, ...chapterTitles, ...fields }))
      .body;
  const addText = async (bookId: number, chapterId: number): Promise<Stored & { text_id: number }> =>
    (
      await send('POST', `/api/books/${bookId}/chapters/${chapterId}/texts/`, {
        chapter_id: chapterId,
        ...entry,
      })
    ).body;
  const titlesOfBooks = async (): Promise<string[]> =>
    (await send('GET', '/api/books/')).body.map((book: { book_title: string }) => book.book_title);

  test('a book is added, replaced and deleted, and visitors read each state [API-13]', async () => {
    const before = await titlesOfBooks();
    const added = await addBook();
    expect(await titlesOfBooks()).toEqual([...before, 'Дневник']);
    const address = `/api/books/${added.book_id}`;
    const renamed = await send('PUT', address, { ...added, book_title: 'Письма' });
    expect([renamed.status, renamed.body.version]).toEqual([200, 2]);
    expect(await titlesOfBooks()).toEqual([...before, 'Письма']);
    expect((await send('PUT', address, titles, 1)).status).toBe(409);
    expect((await send('DELETE', address, undefined, 2)).status).toBe(204);
    expect(await titlesOfBooks()).toEqual(before);
  });

  test('a chapter is added, replaced and deleted, and visitors read each state [API-14]', async () => {
    const { book_id: bookId } = await addBook();
    const list = `/api/books/${bookId}/chapters/`;
    const first = await addChapter(bookId);
    const second = await addChapter(bookId, { chapter_title: 'Хотан' });
    expect([first['chapter_seqid'], second['chapter_seqid']]).toEqual([1, 2]);
    const address = `${list}${first.chapter_id}`;
    const renamed = await send('PUT', address, { ...first, chapter_title: 'Лех' });
    expect([renamed.status, renamed.body.version]).toEqual([200, 2]);
    const read = async (url: string): Promise<string[]> =>
      (await send('GET', url)).body
        .filter((chapter: { book_id: number }) => chapter.book_id === bookId)
        .map((chapter: { chapter_title: string }) => chapter.chapter_title);
    expect(await read(list)).toEqual(['Лех', 'Хотан']);
    expect(await read('/api/books/all/chapters/')).toEqual(['Лех', 'Хотан']);
    expect((await send('DELETE', address, undefined, 2)).status).toBe(204);
    expect(await read(list)).toEqual(['Хотан']);
  });

  test('a text is added to a chapter, replaced and deleted, and visitors read each state [API-16]', async () => {
    const { book_id: bookId } = await addBook();
    const { chapter_id: chapterId } = await addChapter(bookId);
    const list = `/api/books/${bookId}/chapters/${chapterId}/texts/`;
    const added = await addText(bookId, chapterId);
    const readOne = async () => (await send('GET', `/api/books/text/${added.text_id}`)).body;
    expect(await readOne()).toMatchObject(entry);
    const replaced = await send('PUT', `${list}${added.text_id}`, { ...added, text_content: '<p>Хеми</p>' });
    expect([replaced.status, replaced.body.version]).toEqual([200, 2]);
    expect(await readOne()).toMatchObject({ text_content: '<p>Хеми</p>' });
    expect((await send('GET', list)).body).toHaveLength(1);
    expect((await send('DELETE', `${list}${added.text_id}`, undefined, 2)).status).toBe(204);
    expect((await send('GET', list)).body).toEqual([]);
    expect((await readOne()).code).toBe('not_found');
  });

  test('the texts of a book are reordered in one transaction, all or none [API-18]', async () => {
    const { book_id: bookId } = await addBook();
    const { book_id: otherId } = await addBook();
    const { chapter_id: chapterId } = await addChapter(bookId);
    const one = await addText(bookId, chapterId);
    const two = await addText(bookId, chapterId);
    const other = await addText(otherId, (await addChapter(otherId)).chapter_id);
    const address = `/api/books/${bookId}/change_text_seqids`;
    const readOrder = async (): Promise<number[]> =>
      (await send('GET', `/api/books/${bookId}/text_ids`)).body.map(
        ({ text_id }: { text_id: number }) => text_id,
      );
    const positions = [
      { text_id: one.text_id, text_seqid: 2 },
      { text_id: two.text_id, text_seqid: 1 },
    ];
    const refused = await send('PUT', address, {
      positions: [...positions, { text_id: other.text_id, text_seqid: 3 }],
    });
    expect([refused.status, refused.body.detail]).toEqual([404, `There is no text ${other.text_id}.`]);
    expect(await readOrder()).toEqual([one.text_id, two.text_id]);
    expect((await send('PUT', address, { positions })).status).toBe(200);
    expect(await readOrder()).toEqual([two.text_id, one.text_id]);
  });

  test('chapters are reordered within their book', async () => {
    const { book_id: bookId } = await addBook();
    const one = await addChapter(bookId);
    const two = await addChapter(bookId);
    const positions = [
      { chapter_id: one.chapter_id, chapter_seqid: 2 },
      { chapter_id: two.chapter_id, chapter_seqid: 1 },
    ];
    const order = (id: number) => send('PUT', `/api/books/${id}/change_chapter_seqids`, { positions });
    expect((await order(bookId + 1000)).status).toBe(404);
    expect((await order(bookId)).status).toBe(200);
    const { body: chapters } = await send('GET', `/api/books/${bookId}/chapters/`);
    expect(chapters.map(({ chapter_id: id }: { chapter_id: number }) => id)).toEqual([
      two.chapter_id,
      one.chapter_id,
    ]);
  });

  test('an address with another book returns 404, and adds nothing', async () => {
    const { book_id: bookId } = await addBook();
    const { book_id: otherId } = await addBook();
    const chapter = await addChapter(bookId);
    const text = await addText(bookId, chapter.chapter_id);
    const chapterOfOther = `/api/books/${otherId}/chapters/${chapter.chapter_id}`;
    expect((await send('PUT', chapterOfOther, chapter)).status).toBe(404);
    expect((await send('DELETE', chapterOfOther, undefined, 1)).status).toBe(404);
    expect((await send('PUT', `${chapterOfOther}/texts/${text.text_id}`, text)).status).toBe(404);
    const refused = await send('POST', `${chapterOfOther}/texts/`, {
      chapter_id: chapter.chapter_id,
      ...entry,
    });
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      `The address has book_id ${otherId}, but the new text has ${bookId}.`,
    ]);
    const texts = await send('GET', `/api/books/${bookId}/chapters/${chapter.chapter_id}/texts/`);
    expect(texts.body).toHaveLength(1);
  });

  test('the texts of a deleted book are hidden, and return when the book is restored', async () => {
    const { book_id: bookId } = await addBook();
    const chapter = await addChapter(bookId);
    const text = await addText(bookId, chapter.chapter_id);
    const readText = async () => (await send('GET', `/api/books/text/${text.text_id}`)).status;
    await send('DELETE', `/api/books/${bookId}`, undefined, 1);
    expect(await readText()).toBe(404);
    const deleted = await send('GET', '/admin/books/deleted/');
    expect(deleted.body[0].book_id).toBe(bookId);
    expect((await send('POST', `/books/${bookId}/restore`)).status).toBe(200);
    expect(await readText()).toBe(200);
  });

  test('a deleted text or chapter is not restored into a deleted one', async () => {
    const { book_id: bookId } = await addBook();
    const chapter = await addChapter(bookId);
    const text = await addText(bookId, chapter.chapter_id);
    const address = `/api/books/${bookId}/chapters/${chapter.chapter_id}`;
    await send('DELETE', `${address}/texts/${text.text_id}`, undefined, 1);
    await send('DELETE', address, undefined, 1);
    await send('DELETE', `/api/books/${bookId}`, undefined, 1);
    const restoredText = await send('POST', `/texts/${text.text_id}/restore`);
    expect([restoredText.status, restoredText.body.detail]).toEqual([
      409,
      `The chapter ${chapter.chapter_id} of the text, or its book, is deleted: restore it first.`,
    ]);
    const restoredChapter = await send('POST', `/chapters/${chapter.chapter_id}/restore`);
    expect([restoredChapter.status, restoredChapter.body.detail]).toEqual([
      409,
      `The book ${bookId} of the chapter is deleted: restore it first.`,
    ]);
  });

  test.each<[string, object, string]>([
    ['an unknown book', { book_id: 123_456 }, 'book_id is 123456, but there is no such book.'],
    ['a title of zero width', { chapter_title: '\u200b' }, 'chapter_title: must have a visible character'],
    [
      'an end before the beginning',
      { chapter_todate: '1925-08-01' },
      'chapter_todate: must not be before chapter_fromdate',
    ],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('a new chapter with %s returns 422 that names the field', async (_case, fields, detail) => {
    const { book_id: bookId } = await addBook();
    const { status, body } = await send('POST', `/api/books/${bookId}/chapters/`, {
      book_id: bookId,
      ...chapterTitles,
      ...fields,
    });
    expect([status, body.detail]).toEqual([422, expect.stringContaining(detail)]);
  });

  test('a chapter stays in its book', async () => {
    const { book_id: bookId } = await addBook();
    const { book_id: otherId } = await addBook();
    const chapter = await addChapter(bookId);
    const { status, body } = await send('PUT', `/api/books/${bookId}/chapters/${chapter.chapter_id}`, {
      ...chapter,
      book_id: otherId,
    });
    expect([status, body.detail]).toEqual([
      422,
      `book_id is ${otherId}, but the chapter stays in the book ${bookId}.`,
    ]);
  });
});
