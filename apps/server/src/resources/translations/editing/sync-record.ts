import {
  translatedInto,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import type { Orm } from '../../../database/connection.ts';
import type { RecordRow } from '../../../writes/records/record-kind.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { lockField, storeEvent } from './field-write.ts';

/**
 * Brings the stored states of the fields of a record up to date: a field with a text and without a state gets one, and a translation whose
 * source has changed since needs an update.
 * @returns the number of states that were added or changed; undefined if there is no such record
 */
export async function syncRecord(
  transaction: Orm,
  kinds: TranslatedKinds,
  {
    table,
    id,
    language,
  }: { readonly table: TranslatableTable; readonly id: number; readonly language: TargetLanguage },
): Promise<number | undefined> {
  let changed = 0;
  for (const field of translatedInto(table, language)) {
    const reference = { source_table: table, source_id: id, field: field.name, language };
    const locked = await lockField(transaction, kinds, reference);
    if (locked === undefined) return undefined;
    const { row, record, texts } = locked;
    const isEmpty =
      !isVisibleField(texts.source, field.format) && !isVisibleField(texts.target, field.format);
    if (row === undefined && (isEmpty || !hasColumn(record, field.columns[language]))) continue;
    const isCurrent = row !== undefined && row.source_text === texts.source;
    if (isCurrent && row.status !== 'missing') continue;
    const stored = await storeEvent(transaction, locked, { type: 'sync' });
    if (stored.status !== row?.status) changed += 1;
  }
  return changed;
}

function hasColumn(record: RecordRow, column: string | undefined): boolean {
  return column !== undefined && Reflect.has(record, column);
}
