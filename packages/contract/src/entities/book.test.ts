import { describe, expect, test } from 'vitest';
import { contentTextSchema } from './content.ts';
import { aText } from '../testing/records.ts';
import { specifiedFields } from '../testing/specification.ts';
import { bookSchema, chapterSchema, textIdSchema, textInContextSchema, textSchema } from './book.ts';

const fieldsOf = (schema: { readonly shape: object }) => Object.keys(schema.shape);
const textId = { text_id: 1, chapter_id: 1, book_id: 1, text_seqid: 1, text_date: null, place_ids: [53] };
const textOfContent = {
  text_id: 1,
  chapter: 1,
  text_date: '1925-08-26',
  place_ids: [53],
  text_content_ru: 'Слова',
  text_content_en: 'Words',
  text_onplace_ru: '',
  text_onplace_en: '',
};

test('books, chapters and texts have every field of the specification', () => {
  expect(fieldsOf(bookSchema)).toEqual(expect.arrayContaining([...specifiedFields.book]));
  expect(fieldsOf(chapterSchema)).toEqual(expect.arrayContaining([...specifiedFields.chapter]));
  expect(fieldsOf(textSchema)).toEqual(expect.arrayContaining([...specifiedFields.text]));
});

test('a text in its context has the names of its chapter and book besides its own fields', () => {
  expect(fieldsOf(textInContextSchema)).toEqual(
    expect.arrayContaining([
      ...fieldsOf(textSchema),
      'book_id',
      'book_title',
      'book_author',
      'chapter_title',
    ]),
  );
});

test('the end date НЕТ means none, wherever a text is read [BOK-4]', () => {
  const endOf = (text_enddate: unknown) => [
    textSchema.parse({ ...aText, text_enddate }).text_enddate,
    textIdSchema.parse({ ...textId, date_format: 'YYYY-MM-DD', text_enddate }).text_enddate,
    contentTextSchema.parse({ ...textOfContent, text_enddate }).text_enddate,
  ];

  expect(endOf('НЕТ')).toEqual([null, null, null]);
  expect(endOf('')).toEqual([null, null, null]);
  expect(endOf(null)).toEqual([null, null, null]);
  expect(endOf('1925-08-27')).toEqual(['1925-08-27', '1925-08-27', '1925-08-27']);
});

describe('a text is refused', () => {
  test.each([
    ['with an end that is no day', { text_enddate: 'нет данных' }],
    ['with a day that does not exist', { text_date: '1925-13-01' }],
    ['with a related picture that is no number above 0', { related_image_ids: [3, 0] }],
    ['without a chapter', { chapter_id: null }],
  ])('%s', (_what, fields) => {
    expect(textSchema.safeParse({ ...aText, ...fields }).success).toBe(false);
  });
});
