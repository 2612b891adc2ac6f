import type { TranslationRecord } from '@cae-map/contract/entities/translations/translation';
import {
  translatedInto,
  type TargetLanguage,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import {
  translatableTables,
  type TranslatableTable,
  type TranslationStatus,
} from '@cae-map/contract/enumerations';
import { statusOf } from '@cae-map/expedition/translations/status/status';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../database/connection.ts';
import { translationComments, translations, translationSuggestions } from '../../../database/schema.ts';
import { columnOf, idColumn } from '../../../writes/records/record-kind.ts';
import type { TranslationRow } from '../../../writes/records/translations/translation-rows.ts';
import { visibleRecords, type SelectedColumns, type TranslatedKinds } from '../translated-tables.ts';
import { readNames, type NameOf } from '../users.ts';

/** Which states are listed. */
export interface StateFilter {
  readonly language: TargetLanguage;
  readonly table?: TranslatableTable | undefined;
  readonly status?: TranslationStatus | undefined;
}

/**
 * Lists the states of all fields that have a source or a translation, in the order of the route and of the books. Whether a field has a text
 * is decided by the database, so that no text is read.
 */
export async function listStates(
  orm: Orm,
  kinds: TranslatedKinds,
  { language, table, status }: StateFilter,
): Promise<TranslationRecord[]> {
  const stored = await readStored(orm, { language, table });
  const states: TranslationRecord[] = [];
  for (const each of table === undefined ? translatableTables : [table]) {
    const fields = translatedInto(each, language);
    if (fields.length === 0) continue;
    for (const record of await visibleRecords[each](orm, createColumns(kinds, each, fields, language)))
      for (const [index, field] of fields.entries()) {
        const [hasSource, hasTarget] = [record[`source${index}`] === true, record[`target${index}`] === true];
        const state = stored.find(each, Number(record['id']), field.name, { hasSource, hasTarget });
        if (state !== null && (status === undefined || state.status === status)) states.push(state);
      }
  }
  return states;
}

/** The id of a record, and for each field whether it has a source and a translation. */
function createColumns(
  kinds: TranslatedKinds,
  table: TranslatableTable,
  fields: readonly TranslatableField[],
  language: TargetLanguage,
): SelectedColumns {
  const kind = kinds[table];
  const columns: SelectedColumns = { id: idColumn(kind) };
  for (const [index, { columns: names, format }] of fields.entries()) {
    const target = names[language];
    if (target === undefined) throw new Error('the field is translated into the language');
    columns[`source${index}`] = hasText(columnOf(kind.table, names.ru), format).as(`source${index}`);
    columns[`target${index}`] = hasText(columnOf(kind.table, target), format).as(`target${index}`);
  }
  return columns;
}

/** The beginning of a text that is examined, in characters: no text begins with so many tags and blanks. */
const examined = 2000;

function hasText(column: PgColumn, format: TranslatableField['format']): SQL<boolean> {
  if (format === 'plain') return sql<boolean>`${column} ~ '\\S'`;
  return sql<boolean>`regexp_replace(left(${column}, ${sql.raw(String(examined))}), '<[^>]*>|&nbsp;', '', 'g') ~ '\\S'`;
}

interface FieldTexts {
  readonly hasSource: boolean;
  readonly hasTarget: boolean;
}

/** The stored states by field. */
interface StoredStates {
  /** @returns null for a field without any text */
  find(table: TranslatableTable, id: number, field: string, texts: FieldTexts): TranslationRecord | null;
}

async function readStored(orm: Orm, { language, table }: StateFilter): Promise<StoredStates> {
  const ofTable = table === undefined ? undefined : eq(translations.source_table, table);
  const rows = await orm
    .select()
    .from(translations)
    .where(and(eq(translations.language, language), ofTable));
  const open = await orm
    .select({ id: translationSuggestions.translation_id })
    .from(translationSuggestions)
    .where(eq(translationSuggestions.state, 'open'));
  const comments = await orm
    .select({
      table: translationComments.source_table,
      id: translationComments.source_id,
      field: translationComments.field,
      count: count(),
    })
    .from(translationComments)
    .where(eq(translationComments.language, language))
    .groupBy(translationComments.source_table, translationComments.source_id, translationComments.field);
  const nameOf = await readNames(
    orm,
    rows.flatMap((row) => [row.translated_by, row.approved_by]),
  );
  const keyOf = (of: TranslatableTable, id: number, field: string): string => `${of} ${id} ${field}`;
  const rowsByKey = new Map(rows.map((row) => [keyOf(row.source_table, row.source_id, row.field), row]));
  const countsByKey = new Map(comments.map((row) => [keyOf(row.table, row.id, row.field), row.count]));
  const suggested = new Set(open.map(({ id }) => id));
  return {
    find(of, id, field, { hasSource, hasTarget }) {
      const key = keyOf(of, id, field);
      const row = rowsByKey.get(key);
      const hasSuggestion = row !== undefined && suggested.has(row.translation_id);
      if (!hasSource && !hasTarget && !hasSuggestion) return null;
      const reference = { source_table: of, source_id: id, field, language };
      return {
        ...presentState(reference, row, hasTarget, nameOf),
        has_suggestion: hasSuggestion,
        comment_count: countsByKey.get(key) ?? 0,
      };
    },
  };
}

type FieldOfState = Pick<TranslationRecord, 'source_table' | 'source_id' | 'field' | 'language'>;

/** Presents the state of a field with or without a stored row. */
export function presentState(
  reference: FieldOfState,
  row: TranslationRow | undefined,
  hasTarget: boolean,
  nameOf: NameOf,
): Omit<TranslationRecord, 'has_suggestion' | 'comment_count'> {
  const status = statusOf(row?.status, hasTarget);
  const isApproved = status === 'completed';
  return {
    id: row?.translation_id ?? null,
    ...reference,
    status,
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    translated_by: nameOf(row?.translated_by ?? null),
    approved_by: isApproved ? nameOf(row?.approved_by ?? null) : null,
    approved_at: isApproved ? (row?.approved_at?.toISOString() ?? null) : null,
  };
}
