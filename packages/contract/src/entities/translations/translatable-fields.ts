/**
 * The fields that are translated, as plain data: for the server, and for the browser, which does not load the schema library. The columns of
 * the database follow four conventions of names; this table is the only place that knows them.
 */
import type { Language, TranslatableTable } from '../../enumerations.ts';
import type { RecordEntity } from '../editing/record-kinds.ts';

/** The language that every translation is made from. */
export const sourceLanguage = 'ru' as const satisfies Language;

/** The languages that records are translated into. */
export const targetLanguages = ['en', 'cn'] as const satisfies readonly Exclude<Language, 'ru'>[];
export type TargetLanguage = (typeof targetLanguages)[number];

/** `html` is HTML of the allow-list, `plain` is text in which an angle bracket is a character. */
export type TranslatableFormat = 'plain' | 'html';

/** A field that records have in several languages. */
export interface TranslatableField {
  /** The name of the field without a language, unique within its table. */
  readonly name: string;
  readonly format: TranslatableFormat;
  /** The column of each language that the field exists in. */
  readonly columns: {
    readonly ru: string;
    readonly en: string;
    readonly cn?: string;
  };
  /** Whether the server derives the field from other records, so that nobody writes it. */
  readonly isDerived?: true;
}

/** The translatable fields by table, in the order in which translators see them. */
export const translatableFields = {
  places: [
    { name: 'title', format: 'plain', columns: { ru: 'title_ru', en: 'title_en', cn: 'title_cn' } },
    { name: 'notes', format: 'html', columns: { ru: 'notes', en: 'notes_en' } },
    {
      name: 'location_reference',
      format: 'plain',
      columns: { ru: 'location_reference', en: 'location_reference_en' },
    },
    {
      name: 'overnight_place',
      format: 'plain',
      columns: { ru: 'overnight_place', en: 'overnight_place_en' },
    },
    { name: 'traveler_todo', format: 'plain', columns: { ru: 'traveler_todo', en: 'traveler_todo_en' } },
  ],
  images: [{ name: 'title', format: 'plain', columns: { ru: 'title_ru', en: 'title_en' } }],
  books: [
    { name: 'title', format: 'plain', columns: { ru: 'book_title', en: 'book_title_en' } },
    { name: 'author', format: 'plain', columns: { ru: 'book_author', en: 'book_author_en' } },
  ],
  chapters: [{ name: 'title', format: 'plain', columns: { ru: 'chapter_title', en: 'chapter_title_en' } }],
  texts: [
    { name: 'content', format: 'html', columns: { ru: 'text_content', en: 'text_content_en' } },
    { name: 'onplace', format: 'plain', columns: { ru: 'text_onplace', en: 'text_onplace_en' } },
    // The names of the places that the links in the content lead to.
    {
      name: 'iplaces',
      format: 'plain',
      columns: { ru: 'text_iplaces', en: 'text_iplaces_en' },
      isDerived: true,
    },
  ],
} as const satisfies Readonly<Record<TranslatableTable, readonly TranslatableField[]>>;

/** The kind of the records of each translatable table. */
export const translatableEntities = {
  places: 'place',
  images: 'image',
  books: 'book',
  chapters: 'chapter',
  texts: 'text',
} as const satisfies Readonly<Record<TranslatableTable, RecordEntity>>;

/** Returns the fields of a table that are translated into a language. */
export function translatedInto(
  table: TranslatableTable,
  language: TargetLanguage,
): readonly TranslatableField[] {
  const fields: readonly TranslatableField[] = translatableFields[table];
  return fields.filter(({ columns }) => columns[language] !== undefined);
}

/** Returns the field of a table with a name, or undefined if the table has none. */
export function findTranslatableField(table: TranslatableTable, name: string): TranslatableField | undefined {
  const fields: readonly TranslatableField[] = translatableFields[table];
  return fields.find((field) => field.name === name);
}

/**
 * Returns what a record has in a field in a language: the empty string if the field is null, the record lacks the column (as one read by an
 * older server does), or the field does not exist in the language.
 */
export function translatableValue(record: object, field: TranslatableField, language: Language): string {
  const column = field.columns[language];
  if (column === undefined) return '';
  const value: unknown = Reflect.get(record, column);
  return typeof value === 'string' ? value : '';
}
