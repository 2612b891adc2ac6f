import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { targetLanguages } from '@cae-map/contract/entities/translations/translatable-fields';
import { suggestionStates } from '@cae-map/contract/entities/translations/suggestion-states';
import { translatableTables, translationStatuses } from '@cae-map/contract/enumerations';
import { instant, localizedText, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** The columns that name a field of a record in a language. The record may be deleted and restored later. */
const fieldColumns = () => ({
  source_table: text({ enum: translatableTables }).notNull(),
  source_id: integer().notNull(),
  field: text().notNull(),
  language: text({ enum: targetLanguages }).notNull(),
});

/**
 * The state of the translation of a field into a language. The translation itself is a column of its record. A field without a row is
 * translated if that column is not empty, otherwise its translation is missing.
 */
export const translations = pgTable(
  'translations',
  {
    translation_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...fieldColumns(),
    status: text({ enum: translationStatuses }).notNull(),
    /** The source that the translation was made from, or approved with: the difference is between it and the present one. */
    source_text: localizedText(),
    translated_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    /** Of a completed translation. */
    approved_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    approved_at: instant(),
    /** Increases with each change; an update names the version that was edited. */
    version: integer().notNull().default(1),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('translations_field').on(table.source_table, table.source_id, table.field, table.language),
    index('translations_status').on(table.status),
    oneOf('translations_table', table.source_table, translatableTables),
    oneOf('translations_language', table.language, targetLanguages),
    oneOf('translations_status_name', table.status, translationStatuses),
  ],
);

/** Translations of users who may not approve: they wait for review and are not shown to readers. What was sent is not changed by the decision. */
export const translationSuggestions = pgTable(
  'translation_suggestions',
  {
    suggestion_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    translation_id: integer()
      .notNull()
      .references(() => translations.translation_id, { onDelete: 'cascade' }),
    author_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    value: text().notNull(),
    /** The source and the translation that the author has seen. */
    source_text: text().notNull(),
    target_text: text().notNull(),
    state: text({ enum: suggestionStates }).notNull().default('open'),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    decided_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    decided_at: instant(),
    /** What became the translation, of an accepted or amended suggestion. */
    applied: text(),
    note: localizedText(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('translation_suggestions_translation').on(table.translation_id, table.state),
    index('translation_suggestions_author').on(table.author_id, table.suggestion_id),
    index('translation_suggestions_state').on(table.state, table.suggestion_id),
    oneOf('translation_suggestions_state_name', table.state, suggestionStates),
  ],
);

/** What translators write to each other about a field. */
export const translationComments = pgTable(
  'translation_comments',
  {
    comment_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...fieldColumns(),
    author_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    text: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('translation_comments_field').on(
      table.source_table,
      table.source_id,
      table.field,
      table.language,
      table.comment_id,
    ),
  ],
);

/** Fields that a user has opened: until the lease ends nobody else translates them. Expired rows are replaced or removed. */
export const translationLeases = pgTable(
  'translation_leases',
  {
    ...fieldColumns(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source_table, table.source_id, table.field, table.language] }),
    index('translation_leases_user').on(table.user_id),
    index('translation_leases_expiry').on(table.expires_at),
  ],
);
