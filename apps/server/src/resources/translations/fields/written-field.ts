import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { Caller } from '../../../writes/caller.ts';
import { cleanValues } from '../../../writes/records/changed-values.ts';
import { presentDetail } from '../states/find-detail.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { lockField, storeEvent, type LockedField } from './field-write.ts';

/** The transaction and the caller of a save. */
export interface SaveContext {
  readonly transaction: Orm;
  readonly caller: Caller;
  readonly kinds: TranslatedKinds;
}

/** Stores the state of a translation that was written: it fits the present source. */
export async function storeSaved(
  transaction: Orm,
  written: LockedField,
  {
    caller,
    approve,
    authorId = caller.userId,
  }: {
    readonly caller: Caller;
    readonly approve: boolean;
    /** Who has made the translation, if it is not the caller. */
    readonly authorId?: number | null;
  },
): Promise<void> {
  await storeEvent(
    transaction,
    written,
    { type: approve ? 'approve' : 'save' },
    {
      source_text: written.texts.source,
      translated_by: authorId,
      approved_by: approve ? caller.userId : null,
      approved_at: approve ? new Date() : null,
    },
  );
}

/** The translation as it is stored: HTML is cleaned. */
export function cleanTarget({ kind, field, reference }: LockedField, value: string): string {
  const column = field.columns[reference.language] ?? '';
  const cleaned: unknown = Reflect.get(cleanValues(kind, { [column]: value }), column);
  return typeof cleaned === 'string' ? cleaned : '';
}

/** Locks the field that a call names; undefined without such a record. */
export async function lockReferenced(
  { transaction, kinds }: Pick<SaveContext, 'transaction' | 'kinds'>,
  { source_table, source_id, field, language }: FieldReference,
): Promise<LockedField | undefined> {
  return await lockField(transaction, kinds, { source_table, source_id, field, language });
}

/** Presents a field as it is in the transaction. */
export async function presentField(
  { transaction, kinds, caller }: SaveContext,
  reference: FieldReference,
): Promise<TranslationDetail> {
  const locked = await lockField(transaction, kinds, reference);
  if (locked === undefined) throw new RequestError('not_found', 'There is no such record.');
  return await presentDetail(transaction, kinds, reference, {
    record: locked.record,
    callerId: caller.userId,
  });
}
