import { newRecordId } from '../../ui/workbench/kind/record-kind.ts';

/**
 * The id under which the draft of a record within another one is kept: its own. Each containing record has a draft of a new record, so that
 * what was begun in one chapter is not offered in another; the id of such a draft is negative.
 * @param containerId the id of the containing record
 */
export function draftIdOf(id: number, containerId: number): number {
  return id === newRecordId ? -containerId : id;
}
