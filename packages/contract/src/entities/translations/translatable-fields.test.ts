import { expect, test } from 'vitest';
import { translatableTables } from '../../enumerations.ts';
import { htmlFields } from '../../html-fields.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import {
  findTranslatableField,
  translatableEntities,
  translatableFields,
  translatableValue,
  translatedInto,
  type TranslatableField,
} from './translatable-fields.ts';

test('[TRN-2] the translatable fields are those of the specification', () => {
  const names = Object.entries(translatableFields).map(([table, fields]) => [
    table,
    fields.map(({ name }) => name).toSorted(),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    places: ['location_reference', 'notes', 'overnight_place', 'title', 'traveler_todo'],
    images: ['title'],
    books: ['author', 'title'],
    chapters: ['title'],
    texts: ['content', 'iplaces', 'onplace'],
  });
});

test.each(translatableTables)('every column of %s is a field that visitors read', (table) => {
  const kind = recordKinds[translatableEntities[table]];
  const fields: readonly TranslatableField[] = translatableFields[table];
  const columns = fields.flatMap((field) => Object.values(field.columns));
  expect(kind.publicFields).toEqual(expect.arrayContaining(columns));
});

test.each(translatableTables)('the HTML fields of %s are those that the server cleans as HTML', (table) => {
  const fields: readonly TranslatableField[] = translatableFields[table];
  const html = fields
    .filter(({ format }) => format === 'html')
    .flatMap(({ columns }) => Object.values(columns));
  const cleaned: readonly string[] = table === 'places' || table === 'texts' ? htmlFields[table] : [];
  expect(html).toEqual(cleaned);
});

test('a field without a column in a language is not translated into it', () => {
  expect(translatedInto('places', 'cn').map(({ name }) => name)).toEqual(['title']);
  expect(translatedInto('texts', 'cn')).toEqual([]);
});

test('a field is found by its name within its table', () => {
  expect(findTranslatableField('books', 'author')?.columns.en).toBe('book_author_en');
  expect(findTranslatableField('images', 'author')).toBeUndefined();
});

test('the value of a null column and of a language without a column is empty', () => {
  const [title] = translatableFields.places;
  expect(translatableValue({ title_en: 'Leh', title_cn: null }, title, 'en')).toBe('Leh');
  expect(translatableValue({ title_en: 'Leh', title_cn: null }, title, 'cn')).toBe('');
  expect(translatableValue({ book_title: 'Ладак' }, translatableFields.books[0], 'cn')).toBe('');
});
