import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { revision } from './revision.ts';

/** The columns of a record of the product: its texts as they were shipped last. A column of a text is null while it is as shipped. */
const shipped = () => ({
  shipped: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
});

/** The written pages. */
export const pages = pgTable('pages', {
  page_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  page_name: text().notNull().unique(),
  ...shipped(),
  title_ru: text(),
  title_en: text(),
  summary_ru: text(),
  summary_en: text(),
  text_ru: text(),
  text_en: text(),
  ...revision(),
});

/** The captions of the chapters of the film. */
export const captions = pgTable('captions', {
  caption_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  /** Of the chapter in the film, from 1. */
  position: integer().notNull(),
  ...shipped(),
  title_ru: text(),
  title_en: text(),
  caption_ru: text(),
  caption_en: text(),
  ...revision(),
});
