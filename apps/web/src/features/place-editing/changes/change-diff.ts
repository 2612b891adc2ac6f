import type { RecordChange } from '@cae-map/contract/entities/revision';
import { isSameValue } from '../records/compare-saved.ts';

/** A field that a change has given another value. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields of the revision itself, which say nothing about the place. */
const revisionFields = new Set(['version', 'created_at', 'updated_at', 'updated_by', 'imgcount', 'place_id']);

/** The fields that an update has changed, in the order of the record; none for a place that was added, deleted or restored. */
export function changedFields({ action, before, after }: RecordChange): readonly ChangedField[] {
  if (action !== 'update' || before === null || after === null) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !revisionFields.has(field) && !isSameValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The values of the changed fields before an update. */
export function valuesBefore(change: RecordChange): Readonly<Record<string, unknown>> {
  return Object.fromEntries(changedFields(change).map(({ field, before }) => [field, before]));
}
