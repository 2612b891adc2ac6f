import { readBookFile } from '@cae-map/book-files/read-book-file';
import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { bookReadingSchema } from '@cae-map/contract/entities/books/book-reading';
import { writtenFormats } from '@cae-map/contract/entities/books/book-files';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BookFiles } from '../../../book-files/book-processes.ts';
import { bookTasks } from '../../../book-files/book-tasks.ts';
import { changes, places, textPlaces } from '../../../database/schema.ts';
import { addUser, signIn } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { aPlace } from '../../../testing/records.ts';
import { testApp } from '../../../testing/test-app.ts';

const text = (
  date: string | null,
  fields: Partial<BookDocument['chapters'][number]['texts'][number]> = {},
) => ({
  text_date: date,
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: '<p>Караван вышел рано.</p>',
  text_content_en: '<p>The caravan left early.</p>',
  text_onplace: 'Лех',
  text_onplace_en: 'Leh',
  related_image_ids: [],
  ...fields,
});

const diary: BookDocument = {
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  book_author: 'Н. Рерих',
  book_author_en: 'N. Roerich',
  book_rights: 'Общественное достояние',
  book_rights_en: 'Public domain',
  is_downloadable: true,
  chapters: [
    {
      chapter_title: 'Ладак',
      chapter_title_en: 'Ladakh',
      chapter_fromdate: '1925-08-26',
      chapter_todate: '1925-09-19',
      texts: [
        text('1925-08-26', { text_content: '<p>В <a data-text4placeid="53">Лехе</a>.</p>' }),
        text(null),
      ],
    },
    {
      chapter_title: 'Хотан',
      chapter_title_en: 'Khotan',
      chapter_fromdate: null,
      chapter_todate: null,
      texts: [text('1925-10-14')],
    },
  ],
};

describe.each(databaseKinds)('with the %s database,', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const read = vi.fn<BookFiles['read']>((file) => bookTasks.readBookFile(file));
  const write = vi.fn<BookFiles['write']>((book) => bookTasks.writeBookFile(book));
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind), bookFiles: { read, write } });
    headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
    await app.database.orm
      .insert(places)
      .values(aPlace({ place_id: 53, latitude: 34.16, longitude: 77.58, title_en: 'Leh' }));
  });
  afterAll(() => app.close());

  const importDiary = (body: object = diary) =>
    app.inject({ method: 'POST', url: '/v1/admin/books/import', headers, payload: body });
  const send = (payload: Buffer, fileName: string) =>
    app.inject({
      method: 'POST',
      url: `/v1/admin/book-files/?file_name=${encodeURIComponent(fileName)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  const download = (id: number, format: string, all = {}) =>
    app.inject({ url: `/v1/api/books/${id}/files/en/${format}`, headers: all });

  test('an imported book has its chapters and texts in order, each with a history and the places that it is about', async () => {
    const response = await importDiary();
    expect(response.statusCode).toBe(200);
    const { book_id: id } = response.json();
    const chapters = (await app.inject(`/v1/api/books/${id}/chapters/`)).json();
    expect(chapters).toMatchObject([{ chapter_title_en: 'Ladakh' }, { chapter_title_en: 'Khotan' }]);
    const [first] = chapters;
    const texts = (await app.inject(`/v1/api/books/${id}/chapters/${first.chapter_id}/texts/`)).json();
    expect(texts).toMatchObject([
      { text_seqid: 1, text_date: '1925-08-26', text_iplaces_en: '', text_onplace_en: 'Leh' },
      { text_seqid: 2, text_date: null },
    ]);
    const { orm } = app.database;
    const history = await orm
      .select({ action: changes.action })
      .from(changes)
      .where(and(eq(changes.entity, 'text'), eq(changes.entity_id, texts[0].text_id)))
      .orderBy(asc(changes.change_id));
    expect(history).toEqual([{ action: 'create' }]);
    expect(await orm.select().from(textPlaces).where(eq(textPlaces.text_id, texts[0].text_id))).toMatchObject(
      [{ place_id: 53 }],
    );
  });

  test('deleting an imported book hides all of it, and restoring the book shows it again', async () => {
    const { book_id: id, version } = (await importDiary()).json();
    const url = `/v1/api/books/${id}`;
    const deleted = await app.inject({
      method: 'DELETE',
      url,
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    expect(deleted.statusCode).toBe(204);
    expect((await app.inject(`${url}/chapters/`)).statusCode).toBe(404);
    await app.inject({ method: 'POST', url: `/v1/books/${id}/restore`, headers });
    expect((await app.inject(`${url}/chapters/`)).json()).toHaveLength(2);
  });

  test('a book with an unknown image in its last text is not added at all', async () => {
    const before = (await app.inject('/v1/api/books/')).json();
    const [first] = diary.chapters;
    const broken = {
      ...diary,
      chapters: [first, { ...first, texts: [text(null, { related_image_ids: [999_999] })] }],
    };
    const response = await importDiary(broken);
    expect([response.statusCode, response.json().detail]).toEqual([
      422,
      expect.stringContaining('related_image_ids has 999999'),
    ]);
    expect((await app.inject('/v1/api/books/')).json()).toEqual(before);
  });

  test.each(writtenFormats)(
    'a book that is downloaded as %s is read back as the same book',
    async (format) => {
      const { book_id: id } = (await importDiary()).json();
      const response = await download(id, format);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toContain(
        `attachment; filename="cae-map-book-${id}-en.`,
      );
      const name = /filename="([^"]+)"/.exec(String(response.headers['content-disposition']))?.[1] ?? '';
      const reading = bookReadingSchema.parse((await send(response.rawPayload, name)).json());
      expect(reading).toMatchObject({ format, doubts: [], left_out: [] });
      expect(reading.book).toEqual(diary);
    },
  );

  test('the entries of an EPUB have maps of their stops', async () => {
    const { book_id: id } = (await importDiary()).json();
    await download(id, 'epub');
    const { mock } = write;
    const written = await mock.results.at(-1)?.value;
    const { unzipSync, strFromU8 } = await import('fflate');
    const pages = Object.values(unzipSync(new Uint8Array(written.bytes))).map((bytes) => strFromU8(bytes));
    expect(pages.filter((page) => page.includes('Map: Leh'))).not.toEqual([]);
  });

  test('a download is written once, returns 304 when the ETag matches, and is written again after a write', async () => {
    const { book_id: id, version } = (await importDiary()).json();
    write.mockClear();
    const first = await download(id, 'markdown');
    expect((await download(id, 'markdown', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
    expect(write).toHaveBeenCalledOnce();
    const changed = { ...diary, book_title_en: 'The diary' };
    const { chapters: _chapters, ...fields } = changed;
    await app.inject({
      method: 'PUT',
      url: `/v1/api/books/${id}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: fields,
    });
    expect((await download(id, 'markdown')).payload).toContain('The diary');
  });

  test('a book whose rights do not allow it is downloaded by editors only', async () => {
    const { book_id: id } = (await importDiary({ ...diary, is_downloadable: false })).json();
    const refused = await download(id, 'epub');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    const url = `/v1/admin/books/${id}/files/en/epub`;
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  });

  test('a download of an unknown book returns 404, and one in an unknown format 422', async () => {
    expect((await download(2_000_000, 'epub')).statusCode).toBe(404);
    expect((await download(1, 'mobi')).statusCode).toBe(422);
  });

  test('an encrypted document is refused with the code of its failure', async () => {
    const word = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    const response = await send(word, 'diary.docx');
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid_request', book_file: 'encrypted' }),
    ]);
  });

  test('a file of another program is read with its dates, and stores nothing', async () => {
    const before = await app.database.orm.$count(changes);
    const markdown = '# Diary\n\n## 8 August 1925\n\nThe caravan left early.\n\n## 9 August\n\nRain.\n';
    const { book, doubts } = (await send(Buffer.from(markdown), 'diary.md')).json();
    expect(book.chapters[0].texts.map((each: { text_date: string }) => each.text_date)).toEqual([
      '1925-08-08',
      '1925-08-09',
    ]);
    expect(doubts).toEqual([]);
    expect(await app.database.orm.$count(changes)).toBe(before);
  });
});

test('readBookFile of the package reads what the task reads', async () => {
  const bytes = new TextEncoder().encode('# Diary\n\n## 8 August 1925\n\nWords.\n');
  const { leftOut, ...reading } = await readBookFile(bytes, 'diary.md', { language: null });
  expect(await bookTasks.readBookFile({ bytes, fileName: 'diary.md', language: null })).toEqual({
    ...reading,
    left_out: leftOut,
  });
});
