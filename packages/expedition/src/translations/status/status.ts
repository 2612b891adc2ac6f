import type { TranslationStatus } from '@cae-map/contract/enumerations';
import type { FieldValues } from './field-values.ts';

/** The statuses that a field can have with a translation, and without one. A suggestion can wait for its review in both cases. */
const permitted: Readonly<Record<'with' | 'without', readonly TranslationStatus[]>> = {
  with: ['translated', 'needs_review', 'needs_update', 'completed'],
  without: ['missing', 'not_translated', 'needs_review'],
};

/** The status of a field without a stored row. */
export function impliedStatus(hasTranslation: boolean): TranslationStatus {
  return hasTranslation ? 'translated' : 'missing';
}

/**
 * The status of a field. A stored status that the values do not permit, such as that of an approved translation which was removed without
 * an event, is replaced by the implied one.
 * @param stored the status of the row of the field; undefined if it has none
 */
export function statusOf(stored: TranslationStatus | undefined, hasTranslation: boolean): TranslationStatus {
  return stored !== undefined && isPermitted(stored, hasTranslation) ? stored : impliedStatus(hasTranslation);
}

/** Whether a field can have a status. */
export function isPermitted(status: TranslationStatus, hasTranslation: boolean): boolean {
  return permitted[hasTranslation ? 'with' : 'without'].includes(status);
}

/** The other statuses that can be set explicitly, in the order of `translationStatuses`. */
export function settableStatuses(
  status: TranslationStatus,
  { hasTranslation }: Pick<FieldValues, 'hasTranslation'>,
): TranslationStatus[] {
  return permitted[hasTranslation ? 'with' : 'without'].filter((each) => each !== status);
}
