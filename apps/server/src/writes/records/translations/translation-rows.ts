import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translations } from '../../../database/schema.ts';

/** The stored state of the translation of a field. */
export type TranslationRow = typeof translations.$inferSelect;

/** What a change sets; the version and the time follow. */
export type TranslationValues = Partial<
  Pick<TranslationRow, 'source_text' | 'translated_by' | 'approved_by' | 'approved_at'>
> &
  Pick<TranslationRow, 'status'>;

/** Locks the stored states of the fields of a record, whose row is locked before. */
export async function lockTranslationsOfRecord(
  transaction: Orm,
  table: TranslatableTable,
  id: number,
): Promise<TranslationRow[]> {
  return await transaction
    .select()
    .from(translations)
    .where(and(eq(translations.source_table, table), eq(translations.source_id, id)))
    .orderBy(translations.translation_id)
    .for('no key update');
}

/** Locks the stored state of a field; undefined if it has none. */
export async function lockTranslation(
  transaction: Orm,
  { source_table, source_id, field, language }: FieldReference,
): Promise<TranslationRow | undefined> {
  const rows = await lockTranslationsOfRecord(transaction, source_table, source_id);
  return rows.find((row) => row.field === field && row.language === language);
}

/** Stores the state of a field, whose record is locked. */
export async function storeTranslation(
  transaction: Orm,
  { source_table, source_id, field, language }: FieldReference,
  values: TranslationValues,
): Promise<TranslationRow> {
  const [row] = await transaction
    .insert(translations)
    .values({ source_table, source_id, field, language, ...values })
    .onConflictDoUpdate({
      target: [translations.source_table, translations.source_id, translations.field, translations.language],
      set: { ...values, version: sql`${translations.version} + 1`, updated_at: sql`now()` },
    })
    .returning();
  if (row === undefined) throw new Error('the stored state of a translation is returned');
  return row;
}
