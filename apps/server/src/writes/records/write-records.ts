import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import type { ChangeAction } from '../../database/values.ts';
import type { Caller } from '../caller.ts';
import { recordChange } from '../changes.ts';
import { cleanValues, findChangedValues, isSameValue } from './changed-values.ts';
import { findRecord } from './find-records.ts';
import {
  columnOf,
  idColumn,
  idOf,
  type ChangedRecord,
  type RecordKind,
  type RecordRow,
} from './record-kind.ts';

/** The transaction in which records are written, and who writes them. */
export interface RecordWriting {
  readonly transaction: Orm;
  /** Null for a command of the operator. */
  readonly editorId: number | null;
}

/** Returns what writing records needs of the context of a call. */
export function toWriting({
  caller,
  transaction,
}: {
  readonly caller: Caller | null;
  readonly transaction: Orm;
}): RecordWriting {
  return { transaction, editorId: caller?.userId ?? null };
}

/**
 * Adds a record, after the last ones in each order in which it has no position yet. A kind whose writes choose positions at the same time
 * needs a lock, such as `lockImageChoices`.
 * @param id the id that a content file names; otherwise it is the next one of the sequence
 */
export async function insertRecord<Loaded extends RecordRow, Values extends object>(
  writing: RecordWriting,
  kind: RecordKind<Loaded, Values>,
  values: Values,
  id?: number,
): Promise<Loaded> {
  const { transaction, editorId } = writing;
  const cleaned = cleanValues(kind, values);
  const complete = {
    ...(await choosePositions(transaction, kind, values)),
    ...(await kind.derive?.(transaction, { before: null, values: cleaned })),
    ...cleaned,
  };
  const [row] = await transaction
    .insert(kind.table)
    .values({ ...complete, ...(id === undefined ? {} : { [kind.contract.key]: id }), updated_by: editorId })
    .returning({ id: idColumn(kind) });
  const inserted = row && (await findRecord(transaction, kind, Number(row.id)));
  if (inserted === undefined) throw new Error('the inserted row of a record exists');
  await completeChange(writing, kind, { action: 'create', before: null, after: inserted });
  return inserted;
}

/**
 * Changes fields of a locked record.
 * @returns the changed record; `before` itself when no field has another value, which is no change
 */
export async function updateRecord<Loaded extends RecordRow, Values extends object>(
  writing: RecordWriting,
  kind: RecordKind<Loaded, Values>,
  before: Loaded,
  values: Partial<Values>,
): Promise<Loaded> {
  const changed = findChangedValues(kind, before, values);
  if (Object.keys(changed).length === 0) return before;
  const derived = await kind.derive?.(writing.transaction, { before, values: changed });
  return await write(writing, kind, { action: 'update', before, values: { ...derived, ...changed } });
}

/** Deletes a locked record; it can be restored. */
export async function deleteRecord<Loaded extends RecordRow>(
  writing: RecordWriting,
  kind: RecordKind<Loaded>,
  before: Loaded,
): Promise<void> {
  await write(writing, kind, { action: 'delete', before, values: { deleted_at: sql`now()` } });
}

/** Restores a locked record that is deleted. */
export async function restoreRecord<Loaded extends RecordRow>(
  writing: RecordWriting,
  kind: RecordKind<Loaded>,
  deleted: Loaded,
): Promise<Loaded> {
  return await write(writing, kind, { action: 'restore', before: deleted, values: { deleted_at: null } });
}

/** Changes columns of a row, its version, its time and its editor. */
async function write<Loaded extends RecordRow>(
  writing: RecordWriting,
  kind: RecordKind<Loaded>,
  {
    action,
    before,
    values,
  }: { readonly action: ChangeAction; readonly before: Loaded; readonly values: object },
): Promise<Loaded> {
  const { transaction, editorId } = writing;
  const [row] = await transaction
    .update(kind.table)
    .set({
      ...values,
      version: sql`${kind.table.version} + 1`,
      updated_at: sql`now()`,
      updated_by: editorId,
    })
    .where(eq(idColumn(kind), idOf(kind, before)))
    .returning();
  if (row === undefined) throw new Error('the locked row of a record exists');
  const after = { ...before, ...row };
  const change = await completeChange(writing, kind, { action, before, after });
  const isReadAgain = kind.isReadAgain?.(change) ?? false;
  return (isReadAgain ? await findRecord(transaction, kind, change.id) : undefined) ?? after;
}

/** Adds a change to the history and takes the steps of its kind. Every change of a record passes here. */
async function completeChange<Loaded extends RecordRow>(
  { transaction, editorId }: RecordWriting,
  kind: RecordKind<Loaded>,
  {
    action,
    before,
    after,
  }: { readonly action: ChangeAction; readonly before: Loaded | null; readonly after: Loaded },
): Promise<ChangedRecord<Loaded>> {
  const change: ChangedRecord<Loaded> = {
    action,
    id: idOf(kind, after),
    before: action === 'restore' ? null : before,
    after: action === 'delete' ? null : after,
    changedFields: findChangedFields(kind, before, after),
  };
  await recordChange(transaction, editorId, {
    entity: kind.contract.entity,
    entityId: change.id,
    action,
    ...describeChange(kind, change),
  });
  // One after another: a transaction has a single connection.
  for (const step of kind.steps) await step(transaction, change);
  return change;
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

/** The positions after the last records, also after deleted ones, in the orders in which a new record has none. */
async function choosePositions<Loaded extends RecordRow, Values extends object>(
  transaction: Orm,
  { table, contract }: RecordKind<Loaded, Values>,
  values: Values,
): Promise<Record<string, number>> {
  const positions: Record<string, number> = {};
  for (const { field, parent } of contract.orders) {
    if (Reflect.get(values, field) !== undefined) continue;
    const column = parent === null ? null : columnOf(table, parent);
    const parentId: unknown = parent === null ? null : (Reflect.get(values, parent) ?? null);
    const isSibling = column && (parentId === null ? isNull(column) : eq(column, parentId));
    const [last] = await transaction
      .select({ position: max(columnOf(table, field)) })
      .from(table)
      .where(and(isSibling ?? undefined));
    positions[field] = Number(last?.position ?? 0) + 1;
  }
  return positions;
}
