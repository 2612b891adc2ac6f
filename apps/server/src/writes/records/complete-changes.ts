import type { Orm } from '../../database/connection.ts';
import type { ChangeAction } from '../../database/values.ts';
import { recordChanges } from '../changes.ts';
import { followRecord } from './translations/follow-record.ts';
import { isSameValue } from './changed-values.ts';
import { idOf, type ChangedRecord, type RecordKind, type RecordRow } from './record-kind.ts';

/** The transaction in which records are written, and who writes them. */
export interface RecordWriting {
  readonly transaction: Orm;
  /** Null for a command of the operator. */
  readonly editorId: number | null;
}

/** Data of other tables that a change of a record replaces, for the history. */
export interface RelatedChange {
  readonly before: object;
  readonly after: object;
}

/** What has been written of one record. */
interface WrittenRecord<Loaded extends RecordRow> {
  readonly action: ChangeAction;
  readonly before: Loaded | null;
  readonly after: Loaded;
  readonly related?: RelatedChange | undefined;
}

/** Adds changes to the history, takes the steps of their kind and updates the states of translations. Every change of a record passes here. */
export async function completeChanges<Loaded extends RecordRow>(
  { transaction, editorId }: RecordWriting,
  kind: RecordKind<Loaded>,
  written: readonly WrittenRecord<Loaded>[],
): Promise<ChangedRecord<Loaded>[]> {
  const completed = written.map(({ related, action, before, after }) => {
    const change: ChangedRecord<Loaded> = {
      action,
      id: idOf(kind, after),
      before: action === 'restore' ? null : before,
      after: action === 'delete' ? null : after,
      changedFields: findChangedFields(kind, before, after),
    };
    return { change, related };
  });
  await recordChanges(
    transaction,
    editorId,
    completed.map(({ change, related }) => {
      const states = describeChange(kind, change);
      return {
        entity: kind.contract.entity,
        entityId: change.id,
        action: change.action,
        before: states.before && { ...states.before, ...related?.before },
        after: states.after && { ...states.after, ...related?.after },
      };
    }),
  );
  // One after another: a transaction has a single connection.
  for (const { change } of completed) {
    for (const step of kind.steps) await step(transaction, change);
    await followRecord(transaction, kind, change, editorId);
  }
  return completed.map(({ change }) => change);
}

/** The states of a record for the history: whole, or of an update the fields that differ and the versions. */
function describeChange<Loaded extends RecordRow>(
  kind: RecordKind<Loaded>,
  { before, after, changedFields }: ChangedRecord<Loaded>,
): { readonly before: object | null; readonly after: object | null } {
  if (before === null || after === null)
    return { before: before && kind.present(before), after: after && kind.present(after) };
  const pick = (row: Loaded): object => ({
    ...Object.fromEntries([...changedFields].map((field) => [field, Reflect.get(row, field) as unknown])),
    version: row.version,
  });
  return { before: pick(before), after: pick(after) };
}

/** The fields of the kind, except those of the revision, that differ; of a record that is added those with a value. */
function findChangedFields<Loaded extends RecordRow>(
  { table, contract }: RecordKind<Loaded>,
  before: Loaded | null,
  after: Loaded,
): ReadonlySet<string> {
  const names = [...contract.publicFields, ...contract.privateFields].filter(
    (name) => name in table && !revisionNames.has(name),
  );
  return new Set(
    names.filter((name) => !isSameValue(before && Reflect.get(before, name), Reflect.get(after, name))),
  );
}

const revisionNames: ReadonlySet<string> = new Set(['version', 'updated_at', 'updated_by']);
