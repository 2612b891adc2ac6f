import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { isSameValue } from './compare-saved.ts';

/** A field that a change has given another value. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that an update has changed, in the order of the record; none for a record that was added, deleted or restored. */
export function changedFields(
  { action, before, after }: RecordChange,
  isShown: (field: string) => boolean,
): readonly ChangedField[] {
  if (action !== 'update' || before === null || after === null) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => isShown(field) && !isSameValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The values of the changed fields before an update. */
export function valuesBefore(
  change: RecordChange,
  isShown: (field: string) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(changedFields(change, isShown).map(({ field, before }) => [field, before]));
}
