import {
  translatedInto,
  type TargetLanguage,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslatableTable, TranslationStatus } from '@cae-map/contract/enumerations';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { nextStatus } from '@cae-map/expedition/translations/status/next-status';
import { impliedStatus, statusOf } from '@cae-map/expedition/translations/status/status';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translations } from '../../../database/schema.ts';
import { lockRecordsById } from '../../../writes/records/find-records.ts';
import { idOf } from '../../../writes/records/record-kind.ts';
import type { TranslationRow } from '../../../writes/records/translations/translation-rows.ts';
import { readTexts } from '../states/find-detail.ts';
import type { TranslatedKinds } from '../translated-tables.ts';

/** The records whose states are synchronised. */
export interface SyncedRecords {
  readonly table: TranslatableTable;
  readonly ids: readonly number[];
  readonly language: TargetLanguage;
}

/** What a synchronisation has done. */
export interface SyncResult {
  /** The records that exist. */
  readonly found: number;
  /** The states that were added or changed. */
  readonly changed: number;
}

/**
 * Brings the stored states of the fields of records up to date: a field with a text and without a state gets one, and a translation whose
 * source has changed since needs an update. The records are locked, in the order of their ids.
 */
export async function syncRecords(
  transaction: Orm,
  kinds: TranslatedKinds,
  { table, ids, language }: SyncedRecords,
): Promise<SyncResult> {
  const records = await lockRecordsById(transaction, kinds[table], ids);
  const rows = await lockRows(transaction, { table, ids, language });
  const added: (typeof translations.$inferInsert)[] = [];
  const changed = new Map<TranslationStatus, number[]>();
  for (const record of records)
    for (const field of translatedInto(table, language)) {
      const id = idOf(kinds[table], record);
      const row = rows.get(`${id} ${field.name}`);
      const change = compare(readTexts(kinds[table], record, field, language), field, row);
      if (change === null) continue;
      if (row !== undefined)
        changed.set(change.status, [...(changed.get(change.status) ?? []), row.translation_id]);
      else added.push({ source_table: table, source_id: id, field: field.name, language, ...change });
    }
  if (added.length > 0) await transaction.insert(translations).values(added).onConflictDoNothing();
  for (const [status, translationIds] of changed)
    await transaction
      .update(translations)
      .set({ status, version: sql`${translations.version} + 1`, updated_at: sql`now()` })
      .where(inArray(translations.translation_id, translationIds));
  const changedCount = [...changed.values()].reduce((sum, { length }) => sum + length, added.length);
  return { found: records.length, changed: changedCount };
}

async function lockRows(
  transaction: Orm,
  { table, ids, language }: SyncedRecords,
): Promise<ReadonlyMap<string, TranslationRow>> {
  const rows = await transaction
    .select()
    .from(translations)
    .where(
      and(
        eq(translations.source_table, table),
        inArray(translations.source_id, [...ids]),
        eq(translations.language, language),
      ),
    )
    .orderBy(translations.translation_id)
    .for('no key update');
  return new Map(rows.map((row) => [`${row.source_id} ${row.field}`, row]));
}

/** Returns the state to store; null if the stored one is up to date, or if the field has no text. */
function compare(
  { source, target }: ReturnType<typeof readTexts>,
  { format }: TranslatableField,
  row: TranslationRow | undefined,
): { readonly status: TranslationStatus; readonly source_text: string } | null {
  const hasTranslation = isVisibleField(target, format);
  if (row === undefined && !hasTranslation && !isVisibleField(source, format)) return null;
  const status = row === undefined ? impliedStatus(hasTranslation) : statusOf(row.status, hasTranslation);
  const isSourceChanged = row !== undefined && row.source_text !== source;
  const next = nextStatus(status, { type: 'sync' }, { hasTranslation, isSourceChanged });
  if (!next.ok || next.status === row?.status) return null;
  return { status: next.status, source_text: source };
}
