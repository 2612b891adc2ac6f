import type { Citation } from '@cae-map/contract/entities/work';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { calendarDate, localizedText } from '../columns.ts';
import { revision } from './revision.ts';

export const books = pgTable('books', {
  book_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  book_type: text().notNull(),
  book_title: localizedText(),
  book_title_en: localizedText(),
  book_author: localizedText(),
  book_author_en: localizedText(),
  book_rights: localizedText(),
  book_rights_en: localizedText(),
  is_downloadable: boolean().notNull().default(false),
  ...revision(),
});

export const chapters = pgTable(
  'chapters',
  {
    chapter_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    book_id: integer()
      .notNull()
      .references(() => books.book_id, { onDelete: 'cascade' }),
    chapter_seqid: integer().notNull(),
    chapter_title: localizedText(),
    chapter_title_en: localizedText(),
    chapter_fromdate: calendarDate(),
    chapter_todate: calendarDate(),
    ...revision(),
  },
  (table) => [index('chapters_book').on(table.book_id, table.chapter_seqid)],
);

export const texts = pgTable(
  'texts',
  {
    text_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    chapter_id: integer()
      .notNull()
      .references(() => chapters.chapter_id, { onDelete: 'cascade' }),
    text_seqid: integer().notNull(),
    text_date: calendarDate(),
    text_enddate: calendarDate(),
    date_format: text().notNull().default('YYYY-MM-DD'),
    text_content: localizedText(),
    text_content_en: localizedText(),
    text_iplaces: localizedText(),
    text_iplaces_en: localizedText(),
    text_onplace: localizedText(),
    text_onplace_en: localizedText(),
    related_image_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** The works that the text rests on, the main one first; one may be deleted later. */
    sources: jsonb().$type<Citation[]>().notNull().default([]),
    ...revision(),
  },
  (table) => [
    index('texts_chapter').on(table.chapter_id, table.text_seqid),
    index('texts_days').on(table.text_date, table.text_enddate),
  ],
);

/**
 * The places that a text is about, updated from its HTML when the text is written. A place may be missing from `places`,
 * because the text is not changed when a place is deleted.
 */
export const textPlaces = pgTable(
  'text_places',
  {
    text_id: integer()
      .notNull()
      .references(() => texts.text_id, { onDelete: 'cascade' }),
    place_id: integer().notNull(),
    /** The position of the place id in the text. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.text_id, table.place_id] }),
    index('text_places_place').on(table.place_id),
  ],
);
