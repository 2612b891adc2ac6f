import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { hasCapability } from '@cae-map/contract/roles';
import { RequestError } from '../../../responses/request-error.ts';
import { requireVersion } from '../../../writes/version-conflict.ts';
import { endLease, requireFree } from '../leases/leases.ts';
import type { FieldTexts } from '../states/find-detail.ts';
import { closeSuggestion } from '../suggestions/close-suggestion.ts';
import { storeSuggestion } from '../suggestions/store-suggestion.ts';
import { requireWritable, writeTarget, type LockedField } from '../fields/field-write.ts';
import { cleanTarget, presentField, storeSaved, type SaveContext } from '../fields/written-field.ts';

/** A translation that a caller saves. */
export interface SavedTranslation {
  readonly value: string;
  /** The texts that the translator has seen. */
  readonly seen: FieldTexts;
  readonly approve: boolean;
}

/** What saving has done. */
export type SaveOutcome = 'saved' | 'suggested';

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

function hasSameTexts(one: FieldTexts, other: FieldTexts): boolean {
  return one.source === other.source && one.target === other.target;
}

async function throwConflict(context: SaveContext, { reference, row }: LockedField): Promise<never> {
  const detail = await presentField(context, reference);
  const current = row?.version ?? 0;
  // The texts were compared; the version of the edited ones is an earlier one.
  requireVersion({ name: 'the translation', edited: current - 1, current, present: () => detail });
  throw new Error('the versions differ');
}
