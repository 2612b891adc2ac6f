import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import {
  nextStatus,
  type StatusRefusal,
  type TranslationEvent,
} from '@cae-map/expedition/translations/status/next-status';
import { impliedStatus, statusOf } from '@cae-map/expedition/translations/status/status';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { Caller } from '../../../writes/caller.ts';
import { lockRecord } from '../../../writes/records/find-records.ts';
import type { RecordKind, RecordRow } from '../../../writes/records/record-kind.ts';
import { updateRecord } from '../../../writes/records/write-records.ts';
import {
  lockTranslation,
  storeTranslation,
  type TranslationRow,
  type TranslationValues,
} from '../../../writes/records/translations/translation-rows.ts';
import { readTexts, requireField, type FieldTexts } from '../states/find-detail.ts';
import type { TranslatedKinds } from '../translated-tables.ts';

/** A field of a locked record, with the locked state of its translation. */
export interface LockedField {
  readonly reference: FieldReference;
  readonly field: TranslatableField;
  readonly kind: RecordKind;
  readonly record: RecordRow;
  readonly row: TranslationRow | undefined;
  readonly texts: FieldTexts;
}

/**
 * Locks a record and the state of one of its translations until the end of the transaction.
 * @returns undefined if there is no such record
 * @throws {RequestError} `invalid_request` if the table has no such field in the language
 */
export async function lockField(
  transaction: Orm,
  kinds: TranslatedKinds,
  reference: FieldReference,
): Promise<LockedField | undefined> {
  const field = requireField(reference);
  const kind = kinds[reference.source_table];
  const record = await lockRecord(transaction, kind, reference.source_id);
  if (record === undefined) return undefined;
  const row = await lockTranslation(transaction, reference);
  return { reference, field, kind, record, row, texts: readTexts(kind, record, field, reference.language) };
}

/** @throws {RequestError} `invalid_request` for a field that the server derives from other records */
export function requireWritable({ field, reference }: Pick<LockedField, 'field' | 'reference'>): void {
  if (field.isDerived)
    throw new RequestError(
      'invalid_request',
      `field: ${reference.field} of ${reference.source_table} is made from the titles of the places; translate those`,
    );
}

/** Writes the translation of a locked field through the writer of records, and returns the field as it is then. */
export async function writeTarget(
  transaction: Orm,
  kinds: TranslatedKinds,
  locked: LockedField,
  { value, caller }: { readonly value: string; readonly caller: Caller },
): Promise<LockedField> {
  const { kind, field, record, reference } = locked;
  const column = field.columns[reference.language];
  if (column === undefined) throw new Error('the field is translated into the language');
  const values = { [column]: value };
  await kind.check?.(transaction, [{ before: record, values }]);
  await updateRecord({ transaction, editorId: caller.userId }, kind, record, values);
  const written = await lockField(transaction, kinds, reference);
  if (written === undefined) throw new Error('the locked record exists');
  return written;
}

const refusals: Readonly<Record<StatusRefusal, string>> = {
  no_suggestion: 'No suggestion waits for review: reload the translation.',
  translation_empty: 'There is no translation: write one first.',
  translation_present: 'There is a translation: remove it first.',
};

/**
 * Applies an event to the state of a locked field and stores the result.
 * @throws {RequestError} `conflict` when the event is refused
 */
export async function storeEvent(
  transaction: Orm,
  { reference, field, row, texts }: LockedField,
  event: TranslationEvent,
  values: Omit<TranslationValues, 'status'> = {},
): Promise<TranslationRow> {
  const hasTranslation = isVisibleField(texts.target, field.format);
  const status = row === undefined ? impliedStatus(hasTranslation) : statusOf(row.status, hasTranslation);
  const isSourceChanged = row !== undefined && row.source_text !== texts.source;
  const next = nextStatus(status, event, { hasTranslation, isSourceChanged });
  if (!next.ok) throw new RequestError('conflict', refusals[next.reason]);
  const source = row === undefined ? { source_text: texts.source } : {};
  return await storeTranslation(transaction, reference, { ...source, ...values, status: next.status });
}
