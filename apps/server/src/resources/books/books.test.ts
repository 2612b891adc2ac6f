import type { FastifyInstance } from 'fastify';
import { apiCalls } from '@cae-map/contract/api/calls';
import {
  bookSchema,
  chapterSchema,
  textIdSchema,
  textInContextSchema,
  textSchema,
} from '@cae-map/contract/entities/book';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { books, chapters, textPlaces, texts } from '../../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, aText } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';
import { writtenText } from './written-text.ts';

const diary = aBook();
const teaching = aBook();
const secondChapter = { ...diary.chapter, chapter_id: diary.chapter.chapter_id + 1000, chapter_seqid: 2 };

const oneDay = aText(diary.chapter.chapter_id, {
  text_seqid: 2,
  text_date: '1925-09-19',
  text_content:
    '<p data-text4placeid="53" data-text4placeid2="54">Из Леха <a data-text4placeid="60">к перевалу</a></p>',
  text_content_en: '<p>From Leh</p>',
});
const severalDays = aText(diary.chapter.chapter_id, {
  text_seqid: 1,
  text_date: '1925-09-17',
  text_enddate: '1925-09-20',
  text_content: '<p>О дороге на <a data-text4placeid="53">Лех</a></p>',
});
const later = aText(secondChapter.chapter_id, { text_date: '1925-10-01' });
const ofOtherBook = aText(teaching.chapter.chapter_id, { related_image_ids: [3, 1] });
/** Dated by month only, so it belongs to no single day. */
const roughlyDated = aText(secondChapter.chapter_id, { text_date: '1925-11-01', date_format: 'YYYY-MM' });
const allTexts = [oneDay, severalDays, later, roughlyDated, ofOtherBook];

describe.each(databaseKinds)('books on the %s database', (kind) => {
  let database: DatabaseConnection;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    app = await testApp({ database });
    await database.orm.insert(books).values([diary.book, teaching.book]);
    await database.orm.insert(chapters).values([secondChapter, diary.chapter, teaching.chapter]);
    await database.orm.insert(texts).values(allTexts);
    await database.orm.insert(textPlaces).values(allTexts.flatMap((text) => writtenText(text).places));
  });
  afterAll(() => app.close());

  async function fetchList(path: string): Promise<Record<string, unknown>[]> {
    const response = await app.inject(`/v1${path}`);
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  async function fetchIds(path: string): Promise<unknown[]> {
    return (await fetchList(path)).map((text) => text['text_id']);
  }

  test('every endpoint returns the fields of the contract', async () => {
    const fields = async (path: string) => Object.keys((await fetchList(path))[0] ?? {}).toSorted();
    const shape = (schema: { shape: object }) => Object.keys(schema.shape).toSorted();

    expect(await fields('/api/books/')).toEqual(shape(bookSchema));
    expect(await fields('/api/books/all/chapters/')).toEqual(shape(chapterSchema));
    expect(await fields('/api/books/all/text_ids')).toEqual(shape(textIdSchema));
    expect(await fields('/api/books/all/texts')).toEqual(shape(textSchema));
    expect(await fields('/api/books/texts_by_date?date=1925-09-19')).toEqual(shape(textInContextSchema));
  });

  test('chapters are listed in reading order, for all books or one', async () => {
    const chapterIds = async (path: string) =>
      (await fetchList(path)).map((chapter) => chapter['chapter_id']);
    const ofDiary = [diary.chapter.chapter_id, secondChapter.chapter_id];

    expect((await fetchList('/api/books/')).map((book) => book['book_id'])).toEqual([
      diary.book.book_id,
      teaching.book.book_id,
    ]);
    expect(await chapterIds('/api/books/all/chapters/')).toEqual([...ofDiary, teaching.chapter.chapter_id]);
    expect(await chapterIds(`/api/books/${diary.book.book_id}/chapters/`)).toEqual(ofDiary);
  });

  test('text ids list the position and the places of each text, for all books or one [API-15]', async () => {
    const all = await fetchList('/api/books/all/text_ids');
    const ofDiary = await fetchList(`/api/books/${diary.book.book_id}/text_ids`);

    expect(all.map((text) => text['text_id'])).toEqual(
      [severalDays, oneDay, later, roughlyDated, ofOtherBook].map((text) => text.text_id),
    );
    expect(ofDiary).toEqual(all.slice(0, 4));
    expect(ofDiary.map((text) => text['place_ids'])).toEqual([[53], [53, 54], [], []]);
    expect(ofDiary.map((text) => text['date_format']).at(-1)).toBe('YYYY-MM');
    expect(ofDiary.slice(0, 2).map((text) => [text['text_length'], text['text_length_en']])).toEqual([
      [15, expect.any(Number)],
      [18, 8],
    ]);
    expect(ofDiary[1]).toMatchObject({
      book_id: diary.book.book_id,
      chapter_id: diary.chapter.chapter_id,
      text_seqid: 2,
    });
  });

  test('the texts of a chapter are ordered by text_seqid', async () => {
    const path = `/api/books/${diary.book.book_id}/chapters/${diary.chapter.chapter_id}/texts/`;

    expect(await fetchIds(path)).toEqual([severalDays.text_id, oneDay.text_id]);
    const response = await app.inject(`/v1/api/books/text/${oneDay.text_id}`);
    expect(response.json()).toMatchObject({
      text_id: oneDay.text_id,
      text_content: oneDay.text_content,
      book_type: 'diary',
    });
  });

  test('all/texts returns the texts of the repeated book_ids within 60 s [API-17]', async () => {
    const ofDiary = [severalDays, oneDay, later, roughlyDated].map((text) => text.text_id);
    const { book_id: diaryId } = diary.book;
    const { book_id: teachingId } = teaching.book;

    expect(await fetchIds('/api/books/all/texts')).toEqual([...ofDiary, ofOtherBook.text_id]);
    expect(await fetchIds(`/api/books/all/texts?book_ids=${diaryId}`)).toEqual(ofDiary);
    expect(await fetchIds(`/api/books/all/texts?book_ids=${diaryId}&book_ids=${teachingId}`)).toEqual([
      ...ofDiary,
      ofOtherBook.text_id,
    ]);
    expect(apiCalls.listAllTexts.timeout).toBe(60_000);
  });

  test('texts are found by date, and by place and language [API-19]', async () => {
    expect(await fetchIds('/api/books/texts_by_date?date=1925-09-16')).toEqual([]);
    expect(await fetchIds('/api/books/texts_by_date?date=1925-11-01')).toEqual([]);
    expect(await fetchIds('/api/books/texts_by_date?date=1925-09-17')).toEqual([severalDays.text_id]);
    expect(await fetchIds('/api/books/texts_by_date?date=1925-09-19')).toEqual([
      severalDays.text_id,
      oneDay.text_id,
    ]);
    expect(await fetchIds('/api/books/texts_by_date?date=1925-09-20')).toEqual([severalDays.text_id]);

    expect(await fetchIds('/api/books/texts_by_place?placeId=53')).toEqual([
      severalDays.text_id,
      oneDay.text_id,
    ]);
    expect(await fetchIds('/api/books/texts_by_place?placeId=53&lang=ru')).toEqual([
      severalDays.text_id,
      oneDay.text_id,
    ]);
    expect(await fetchIds('/api/books/texts_by_place?placeId=53&lang=en')).toEqual([oneDay.text_id]);
    // A text about other places mentions the pass.
    expect(await fetchIds('/api/books/texts_by_place?placeId=60')).toEqual([]);
  });

  test('a text found by place has its chapter and book', async () => {
    const [text] = await fetchList(`/api/books/texts_by_place?placeId=54`);

    expect(text).toMatchObject({
      book_id: diary.book.book_id,
      book_title: 'Дневник',
      book_title_en: 'Diary',
      chapter_title: 'Глава',
      chapter_id: diary.chapter.chapter_id,
    });
  });

  test('related_image_ids is a list of numbers', async () => {
    const { related_image_ids: related } = (
      await app.inject(`/v1/api/books/text/${ofOtherBook.text_id}`)
    ).json();

    expect(related).toEqual([3, 1]);
  });

  test.each([
    '/api/books/9/chapters/',
    '/api/books/9/text_ids',
    '/api/books/9/chapters/9/texts/',
    '/api/books/text/9',
  ])('%s returns 404 for an unknown id', async (path) => {
    const response = await app.inject(`/v1${path}`);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: expect.stringContaining('9'), code: 'not_found' });
  });

  test.each([
    ['/api/books/none/chapters/', 'book_id'],
    ['/api/books/text/-1', 'text_id'],
    ['/api/books/all/texts?book_ids=1&book_ids=x', 'book_ids'],
    ['/api/books/texts_by_date', 'date'],
    ['/api/books/texts_by_date?date=1925-02-30', 'date'],
    ['/api/books/texts_by_date?date=0000-01-01', 'date'],
    ['/api/books/texts_by_date?date=9999-99-99', 'date'],
    ['/api/books/texts_by_date?date=1925-09-01%00', 'date'],
    ['/api/books/texts_by_date?date=%D9%A1%D9%A9%D9%A2%D9%A5-09-01', 'date'],
    ['/api/books/texts_by_date?date=1925-09-01&date=1925-09-02', 'date'],
    ['/api/books/texts_by_place?placeId=53&placeId=54', 'placeId'],
    ['/api/books/texts_by_place?placeId=-1e400', 'placeId'],
    ['/api/books/all/texts?book_ids=1&book_ids=%00', 'book_ids'],
    ['/api/books/__proto__/chapters/', 'book_id'],
    [`/api/books/text/${'9'.repeat(90)}`, 'text_id'],
    ['/api/books/texts_by_place?placeId=0', 'placeId'],
    ['/api/books/texts_by_place?placeId=53&lang=cn', 'lang'],
    ['/api/books/text/99999999999', 'text_id'],
  ])('%s returns 422 with the field %s', async (path, field) => {
    const response = await app.inject(`/v1${path}`);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ detail: expect.stringContaining(field), code: 'invalid_request' });
  });

  test.each(['0001-01-01', '9999-12-31'])('texts_by_date accepts %s', async (date) => {
    expect(await fetchIds(`/api/books/texts_by_date?date=${date}`)).toEqual([]);
  });

  test('parameters named like properties of Object.prototype are ignored', async () => {
    const query = '__proto__[placeId]=1&constructor=1&toString=1&placeId=53';

    expect(await fetchList(`/api/books/texts_by_place?${query}`)).toEqual(
      await fetchList('/api/books/texts_by_place?placeId=53'),
    );
  });

  test('every endpoint accepts a trailing slash', async () => {
    expect(await fetchList('/api/books')).toEqual(await fetchList('/api/books/'));
    expect(await fetchIds('/api/books/all/texts/')).toEqual(await fetchIds('/api/books/all/texts'));
  });
});
