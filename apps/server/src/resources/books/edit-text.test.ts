import { allowedElements, isSafeUrl } from '@cae-map/contract/html-allow-list';
import { scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import { scanTags } from '@cae-map/expedition/texts/tag-scanner';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { books, chapters, images, places, textPlaces, texts } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, anImage, aPlace, aText } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

const chronicle = aBook();
const diary = aBook();
const secondChapter = { ...chronicle.chapter, chapter_id: 900, chapter_seqid: 2 };
const leh = aPlace({ title_ru: 'Лех', title_en: 'Leh' });
const khotan = aPlace({ title_ru: 'Хотан', title_en: 'Khotan' });
const picture = anImage({ image_id: 901 });

const body = {
  chapter_id: chronicle.chapter.chapter_id,
  text_date: '1925-09-19',
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: `<p data-text4placeid="${leh.place_id}">Из Леха</p>`,
  text_content_en: '',
  text_onplace: 'Лех',
  text_onplace_en: '',
  related_image_ids: [],
};

const textsOfChapter = `/api/books/${chronicle.book.book_id}/chapters/${chronicle.chapter.chapter_id}/texts/`;

describe.each(databaseKinds)('a text with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    const { orm } = app.database;
    headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
    await orm.insert(books).values([chronicle.book, diary.book]);
    await orm.insert(chapters).values([chronicle.chapter, secondChapter, diary.chapter]);
    await orm.insert(places).values([leh, khotan]);
    await orm.insert(images).values(picture);
    await orm.insert(texts).values(aText(diary.chapter.chapter_id));
  });
  afterAll(() => app.close());

  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const response = await app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) });
    const isEmpty = response.body === '';
    return { status: response.statusCode, body: isEmpty ? null : response.json() };
  };

  let text: { text_id: number; version: number } & typeof body;
  beforeEach(async () => {
    const { body: added } = await send('POST', textsOfChapter, body);
    text = added;
  });
  const addressOfText = () => `${textsOfChapter}${text.text_id}`;
  const remove = async (version: number) =>
    await app.inject({
      method: 'DELETE',
      url: `/v1${addressOfText()}`,
      headers: { ...headers, 'if-match': `"${version}"` },
    });
  const save = (fields: object) => send('PUT', addressOfText(), { ...text, ...fields });

  test('is saved with cleaned HTML and the next version', async () => {
    const html = '<p onclick="steal()">Из <b>Леха</b><script>steal()</script></p>';
    const { status, body: saved } = await save({ text_content: html });
    expect([status, saved.text_content, saved.version]).toEqual([200, '<p>Из <b>Леха</b></p>', 2]);
  });

  test('runs nothing of any vector of scripts after it was saved, and keeps its words', async () => {
    const allowed = new Set<string>(allowedElements);
    let last: object = {};
    for (const html of scriptVectors) {
      const { status, body: saved } = await save({ ...last, text_content: html });
      expect([html, status, saved.detail]).toEqual([html, 200, undefined]);
      last = saved;
      const tags = [...scanTags(saved.text_content)];
      const names = tags.flatMap(({ name, attributes }) => [name, ...attributes.keys()]);
      const forbidden = names.filter(
        (name) => !allowed.has(name) && !/^(?:href|title|lang|datetime)$/.test(name),
      );
      expect([html, forbidden]).toEqual([html, []]);
      expect(saved.text_content).toContain(survivingWord);
      const addresses = tags.flatMap(({ attributes }) => attributes.get('href') ?? []);
      expect([html, addresses.filter((address) => !isSafeUrl(address))]).toEqual([html, []]);
    }
  });

  test('is read alone by editors as in the list of all texts, and returns 404 after its deletion', async () => {
    const { body: listed } = await send('GET', '/admin/texts/');
    const alone = await send('GET', `/admin/texts/${text.text_id}`);
    expect(alone).toEqual({
      status: 200,
      body: listed.find(({ text_id }: { text_id: number }) => text_id === text.text_id),
    });
    await remove(1);
    const { status, body: missing } = await send('GET', `/admin/texts/${text.text_id}`);
    expect([status, missing.detail]).toEqual([404, `There is no text ${text.text_id}.`]);
  });

  test('is read by visitors with its new content after the lists were read before', async () => {
    const read = async () => ({
      one: (await send('GET', `/api/books/text/${text.text_id}`)).body.text_content,
      ofPlace: (await send('GET', `/api/books/texts_by_place?placeId=${khotan.place_id}`)).body.length,
      ofChapter: (await send('GET', textsOfChapter)).body.find(
        ({ text_id }: { text_id: number }) => text_id === text.text_id,
      ).text_content,
    });
    expect(await read()).toEqual({ one: body.text_content, ofPlace: 0, ofChapter: body.text_content });
    const html = `<p data-text4placeid="${khotan.place_id}">Из Хотана</p>`;
    await save({ text_content: html });
    expect(await read()).toEqual({ one: html, ofPlace: 1, ofChapter: html });
    await remove(2);
  });

  test('gets the names and the rows of the places that its new HTML links to', async () => {
    const link = (id: number) => `<p><a data-text4placeid="${id}">туда</a></p>`;
    const { body: saved } = await save({
      text_content: link(leh.place_id) + link(khotan.place_id) + link(999_999),
      text_content_en: link(khotan.place_id),
    });
    expect(saved).toMatchObject({ text_iplaces: 'Лех, Хотан', text_iplaces_en: 'Khotan' });
    const rows = await app.database.orm.select().from(textPlaces).where(eq(textPlaces.text_id, text.text_id));
    expect(rows.map(({ place_id }) => place_id)).toEqual([leh.place_id, khotan.place_id, 999_999]);
    const { body: renamed } = await send('PUT', addressOfText(), {
      ...saved,
      text_onplace: 'В пути',
    });
    expect(renamed.text_iplaces).toBe('Лех, Хотан');
  });

  test('returns 409 with both versions when another editor has saved it since it was read', async () => {
    const { body: theirs } = await save({ text_onplace: 'Хотан' });
    const { status, body: conflict } = await save({ text_onplace: 'Кашгар' });
    expect([status, conflict.versions]).toEqual([409, { edited: 1, current: 2, record: theirs }]);
  });

  test('has a history from which a deletion can be restored', async () => {
    await save({ text_onplace: 'Хотан' });
    expect((await remove(2)).statusCode).toBe(204);
    expect((await send('GET', `/api/books/text/${text.text_id}`)).status).toBe(404);
    const { body: deleted } = await send('GET', '/admin/texts/deleted/');
    expect(deleted[0].text_id).toBe(text.text_id);
    const { status, body: restored } = await send('POST', `/texts/${text.text_id}/restore`);
    expect([status, restored.text_onplace]).toEqual([200, 'Хотан']);
    const { body: history } = await send('GET', `/admin/texts/${text.text_id}/changes/`);
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'restore',
      'delete',
      'update',
      'create',
    ]);
  });

  test('can be moved to another chapter of its book, and returns 422 for one of another book', async () => {
    expect((await save({ chapter_id: diary.chapter.chapter_id })).body).toEqual({
      code: 'invalid_request',
      detail: `chapter_id is ${diary.chapter.chapter_id}, which is a chapter of another book.`,
    });
    expect((await save({ chapter_id: secondChapter.chapter_id })).status).toBe(200);
  });

  test('keeps a picture that was deleted, and returns 422 for another deleted one', async () => {
    const { orm } = app.database;
    const pictures = [anImage({ image_id: 902 }), anImage({ image_id: 903, deleted_at: new Date() })];
    await orm.insert(images).values(pictures);
    const { body: saved } = await save({ related_image_ids: [902] });
    await orm.update(images).set({ deleted_at: new Date() }).where(eq(images.image_id, 902));
    const put = (fields: object) => send('PUT', addressOfText(), fields);
    const again = await put({ ...saved, text_onplace: 'В пути' });
    expect(again.status).toBe(200);
    const { status, body: refused } = await put({ ...again.body, related_image_ids: [902, 903] });
    expect([status, refused.detail]).toEqual([422, 'related_image_ids has 903, but there is no such image.']);
  });

  test('returns 422 for a deleted chapter', async () => {
    const deleted = { ...secondChapter, chapter_id: 901, chapter_seqid: 3, deleted_at: new Date() };
    await app.database.orm.insert(chapters).values(deleted).onConflictDoNothing();
    const { status, body: refused } = await save({ chapter_id: 901 });
    expect([status, refused.detail]).toEqual([422, 'chapter_id is 901, but there is no such chapter.']);
  });

  test.each<[string, object, string]>([
    ['an unknown chapter', { chapter_id: 123_456 }, 'chapter_id is 123456, but there is no such chapter.'],
    [
      'an unknown image',
      { related_image_ids: [901, 77] },
      'related_image_ids has 77, but there is no such image.',
    ],
    ['an end before the date', { text_enddate: '1925-09-18' }, 'text_enddate: must not be before text_date'],
    ['a content of 100,001 characters', { text_content: 'я'.repeat(100_001) }, 'text_content: Too big'],
  ])('returns 422 that names the field for %s', async (_case, fields, detail) => {
    const { status, body: refused } = await save(fields);
    expect([status, refused.detail]).toEqual([422, expect.stringContaining(detail)]);
    expect((await send('GET', `/api/books/text/${text.text_id}`)).body.text_content).toBe(body.text_content);
  });
});
