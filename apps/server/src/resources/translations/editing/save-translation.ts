import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { hasCapability } from '@cae-map/contract/roles';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { Caller } from '../../../writes/caller.ts';
import { cleanValues } from '../../../writes/records/changed-values.ts';
import { requireVersion } from '../../../writes/version-conflict.ts';
import { endLease, requireFree } from '../leases/leases.ts';
import { presentDetail, type FieldTexts } from '../states/find-detail.ts';
import { closeSuggestion } from '../suggestions/close-suggestion.ts';
import { storeSuggestion } from '../suggestions/store-suggestion.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { lockField, requireWritable, storeEvent, writeTarget, type LockedField } from './field-write.ts';

/** A translation that a caller saves. */
export interface SavedTranslation {
  readonly value: string;
  /** The texts that the translator has seen. */
  readonly seen: FieldTexts;
  readonly approve: boolean;
}

/** What saving has done. */
export type SaveOutcome = 'saved' | 'suggested';

/** The transaction and the caller of a save. */
export interface SaveContext {
  readonly transaction: Orm;
  readonly caller: Caller;
  readonly kinds: TranslatedKinds;
}

/**
 * Saves the translation of a locked field: of a caller who may approve it becomes the text of the record, of another one a suggestion. The
 * lease of the caller ends.
 * @throws {RequestError} `version_conflict` with the present texts if they are not those that the translator has seen, `field_leased` if
 *   another user has opened the field
 */
export async function saveTranslation(
  context: SaveContext,
  locked: LockedField,
  { value, seen, approve }: SavedTranslation,
): Promise<SaveOutcome> {
  const { transaction, caller, kinds } = context;
  requireWritable(locked);
  await requireFree(transaction, locked.reference, caller.userId);
  if (!hasSameTexts(locked.texts, seen)) await throwConflict(context, locked);
  const cleaned = cleanTarget(locked, value);
  const mayApprove = hasCapability(caller.role, 'translations.approve');
  if (approve && !mayApprove)
    throw new RequestError('forbidden', 'You may suggest translations, but not approve them.');
  if (!mayApprove) {
    await storeSuggestion(context, locked, cleaned);
    await endLease(transaction, locked.reference, caller.userId);
    return 'suggested';
  }
  const { field } = locked;
  if (approve && !isVisibleField(cleaned, field.format))
    throw new RequestError('conflict', 'There is no translation: write one first.');
  const written = await writeTarget(transaction, kinds, locked, { value: cleaned, caller });
  await closeSuggestion(context, written, { applied: cleaned, note: '' });
  await storeSaved(transaction, written, { caller, approve });
  await endLease(transaction, locked.reference, caller.userId);
  return 'saved';
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

export function hasSameTexts(one: FieldTexts, other: FieldTexts): boolean {
  return one.source === other.source && one.target === other.target;
}

async function throwConflict(context: SaveContext, { reference, row }: LockedField): Promise<never> {
  const detail = await presentField(context, reference);
  const current = row?.version ?? 0;
  // The texts were compared; the version of the edited ones is an earlier one.
  requireVersion({ name: 'the translation', edited: current - 1, current, present: () => detail });
  throw new Error('the versions differ');
}
