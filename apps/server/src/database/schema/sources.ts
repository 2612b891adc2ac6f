import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { personGroups, type PersonRecord } from '@cae-map/contract/entities/person';
import { workKinds, type Citation } from '@cae-map/contract/entities/work';
import { localizedText, oneOf } from '../columns.ts';
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
