import { describe, expect, test } from 'vitest';
import { contentTextSchema } from './content.ts';
import { aText } from '../testing/records.ts';
import { specifiedFields } from '../testing/specification.ts';
import { bookSchema, chapterSchema, textIdSchema, textInContextSchema, textSchema } from './book.ts';

const fieldNames = (schema: { readonly shape: object }) => Object.keys(schema.shape);
const textId = {
  text_id: 1,
  chapter_id: 1,
  book_id: 1,
  text_seqid: 1,
  text_date: null,
  place_ids: [53],
  text_length: 5,
  text_length_en: 5,
};
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

test.each([
  ['book', bookSchema, specifiedFields.book],
  ['chapter', chapterSchema, specifiedFields.chapter],
  ['text', textSchema, specifiedFields.text],
])('a %s has every field of the specification', (_name, schema, fields) => {
  expect(fieldNames(schema)).toEqual(expect.arrayContaining([...fields]));
});

test('a text in context has the titles of its chapter and book', () => {
  expect(fieldNames(textInContextSchema)).toEqual(
    expect.arrayContaining([
      ...fieldNames(textSchema),
      'book_id',
      'book_title',
      'book_author',
      'chapter_title',
    ]),
  );
});

test('the end date НЕТ is parsed as null in every schema of a text [BOK-4]', () => {
  const parseEndDate = (text_enddate: unknown) => [
    textSchema.parse({ ...aText, text_enddate }).text_enddate,
    textIdSchema.parse({ ...textId, date_format: 'YYYY-MM-DD', text_enddate }).text_enddate,
    contentTextSchema.parse({ ...textOfContent, text_enddate }).text_enddate,
  ];

  expect(parseEndDate('НЕТ')).toEqual([null, null, null]);
  expect(parseEndDate('')).toEqual([null, null, null]);
  expect(parseEndDate(null)).toEqual([null, null, null]);
  expect(parseEndDate('1925-08-27')).toEqual(['1925-08-27', '1925-08-27', '1925-08-27']);
});

describe('a text is rejected', () => {
  test.each([
    ['with an end date that is not a date', { text_enddate: 'нет данных' }],
    ['with a day that does not exist', { text_date: '1925-13-01' }],
    ['with a related image id below 1', { related_image_ids: [3, 0] }],
    ['without a chapter', { chapter_id: null }],
  ])('%s', (_what, fields) => {
    expect(textSchema.safeParse({ ...aText, ...fields }).success).toBe(false);
  });
});
