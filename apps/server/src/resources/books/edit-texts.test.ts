import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { books, changes, chapters, texts } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, aText } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

const chronicle = aBook();
const diary = aBook();
const first = chronicle.chapter.chapter_id;
const second = { ...chronicle.chapter, chapter_id: 900, chapter_seqid: 2 };
const day = { text_date: '1925-09-19', text_enddate: '1925-09-20', date_format: 'YYYY-MM-DD' } as const;

describe.each(databaseKinds)('several texts with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    const { orm } = app.database;
    headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
    await orm.insert(books).values([chronicle.book, diary.book]);
    await orm.insert(chapters).values([chronicle.chapter, second, diary.chapter]);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.orm.delete(texts);
    await app.database.orm.insert(texts).values([
      { ...aText(first), ...day, text_id: 1, text_seqid: 2 },
      { ...aText(first), ...day, text_id: 2, text_seqid: 1 },
      { ...aText(second.chapter_id), ...day, text_id: 3, text_seqid: 1 },
    ]);
  });

  const edit = async (edits: readonly object[]) => {
    const response = await app.inject({ method: 'PATCH', url: '/v1/texts/', headers, payload: { edits } });
    return { status: response.statusCode, body: response.json() };
  };
  const stored = async (id: number) => {
    const [text] = await app.database.orm.select().from(texts).where(eq(texts.text_id, id));
    return text;
  };
  const list = async (chapterId: number): Promise<{ text_id: number; version: number }[]> => {
    const url = `/v1/admin/chapters/${chapterId}/texts/`;
    return (await app.inject({ url, headers })).json();
  };
  const idsIn = async (chapterId: number) => (await list(chapterId)).map(({ text_id: id }) => id);

  test('get the dates, the precision and the chapter of one call, with the next version and a history', async () => {
    const { status, body } = await edit([
      { text_id: 2, version: 1, fields: { text_date: '1926-01-01', text_enddate: null } },
      { text_id: 1, version: 1, fields: { date_format: 'YYYY-MM', chapter_id: 900, text_seqid: 2 } },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { text_id: 2, version: 2, chapter_id: first, text_date: '1926-01-01', text_enddate: null },
      { text_id: 1, version: 2, chapter_id: 900, text_date: day.text_date, date_format: 'YYYY-MM' },
    ]);
    expect(await stored(1)).toMatchObject({ chapter_id: 900, text_seqid: 2, version: 2 });
    expect(await app.database.orm.$count(changes, eq(changes.entity, 'text'))).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['has another version', 409, { text_id: 2, version: 7, fields: { date_format: 'YYYY' } }],
    ['does not exist', 404, { text_id: 77, version: 1, fields: { date_format: 'YYYY' } }],
    ['is given two times', 422, { text_id: 1, version: 1, fields: { date_format: 'YYYY' } }],
    [
      'moves to another book',
      422,
      { text_id: 2, version: 1, fields: { chapter_id: diary.chapter.chapter_id } },
    ],
    ['ends before its stored day', 422, { text_id: 2, version: 1, fields: { text_enddate: '1925-09-18' } }],
    ['begins after its stored end', 422, { text_id: 2, version: 1, fields: { text_date: '1925-09-21' } }],
    ['gets a content', 422, { text_id: 2, version: 1, fields: { text_content: '<p>Лех</p>' } }],
    ['gets no field', 422, { text_id: 2, version: 1, fields: {} }],
  ])('stay as they are when one of them %s', async (_what, expected, second) => {
    const { status } = await edit([{ text_id: 1, version: 1, fields: { date_format: 'YYYY' } }, second]);
    expect(status).toBe(expected);
    expect(await stored(1)).toMatchObject({ version: 1, date_format: 'YYYY-MM-DD' });
    expect(await stored(2)).toMatchObject({ version: 1, chapter_id: first, ...day });
  });

  test('are listed for editors by their chapter in reading order, without deleted ones', async () => {
    expect([await idsIn(first), await idsIn(900), await idsIn(77)]).toEqual([[2, 1], [3], []]);
    await app.database.orm.update(texts).set({ deleted_at: new Date() }).where(eq(texts.text_id, 2));
    expect(await list(first)).toMatchObject([{ text_id: 1, version: 1, book_id: chronicle.book.book_id }]);
  });
});
