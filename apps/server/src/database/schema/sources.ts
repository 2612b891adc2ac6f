import { sql } from 'drizzle-orm';
import { index, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { personGroups, type PersonRecord } from '@cae-map/contract/entities/person';
import { workKinds, type Citation } from '@cae-map/contract/entities/work';
import { localizedText, oneOf } from '../columns.ts';
import { places } from './places.ts';
import { texts } from './books.ts';
import { revision } from './revision.ts';

/** The bibliography, in its order. */
export const works = pgTable(
  'works',
  {
    work_id: text().primaryKey(),
    /** The id in the history, which has numbers. */
    work_number: integer().notNull().unique().generatedByDefaultAsIdentity(),
    seqid: integer().notNull(),
    kind: text({ enum: workKinds }).notNull(),
    author_ru: localizedText(),
    author_en: localizedText(),
    title_ru: text().notNull(),
    title_en: text().notNull(),
    year: integer(),
    publication_ru: localizedText(),
    publication_en: localizedText(),
    url: text(),
    note_ru: localizedText(),
    note_en: localizedText(),
    ...revision(),
  },
  (table) => [oneOf('works_kind', table.kind, workKinds)],
);

/** The works that a place or a text rests on. */
export const citations = pgTable(
  'citations',
  {
    citation_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    place_id: integer().references(() => places.place_id, { onDelete: 'cascade' }),
    text_id: integer().references(() => texts.text_id, { onDelete: 'cascade' }),
    /** From 1, the main work first. */
    position: integer().notNull(),
    work_id: text()
      .notNull()
      .references(() => works.work_id, { onDelete: 'cascade' }),
    chapter: text(),
    page: text(),
  },
  (table) => [
    uniqueIndex('citations_place').on(table.place_id, table.position),
    uniqueIndex('citations_text').on(table.text_id, table.position),
    index('citations_work').on(table.work_id),
    check('citations_subject', sql`num_nonnulls(${table.place_id}, ${table.text_id}) = 1`),
  ],
);

/** The people who travelled along or whom the expedition met, in their order. */
export const people = pgTable(
  'people',
  {
    person_id: text().primaryKey(),
    /** The id in the history, which has numbers. */
    person_number: integer().notNull().unique().generatedByDefaultAsIdentity(),
    seqid: integer().notNull(),
    group: text({ enum: personGroups }).notNull(),
    name_ru: text().notNull(),
    name_en: text().notNull(),
    other_names: localizedText(),
    born: localizedText(),
    died: localizedText(),
    role_ru: text().notNull(),
    role_en: text().notNull(),
    about_ru: text().notNull(),
    about_en: text().notNull(),
    fate_ru: localizedText(),
    fate_en: localizedText(),
    /** The ids are those of the content files; a place may be deleted later. */
    stretches: jsonb().$type<PersonRecord['stretches']>().notNull(),
    sources: jsonb().$type<Citation[]>().notNull(),
    ...revision(),
  },
  (table) => [oneOf('people_group', table.group, personGroups)],
);
