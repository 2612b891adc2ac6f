import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import type { ChangeAction } from '../../database/values.ts';
import type { Caller } from '../caller.ts';
import { cleanValues, findChangedValues } from './changed-values.ts';
import { completeChanges, type RecordWriting, type RelatedChange } from './complete-changes.ts';
import { findRecord, findRecordsById } from './find-records.ts';
import { columnOf, idColumn, idOf, type RecordKind, type RecordRow } from './record-kind.ts';

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
  const positions = await choosePositions(writing.transaction, kind, values);
  const key = id === undefined ? {} : { [kind.contract.key]: id };
  const [inserted] = await insertRecords(writing, kind, [{ ...positions, ...values, ...key }]);
  if (inserted === undefined) throw new Error('the inserted row of a record exists');
  return inserted;
}

/** The most rows of one statement, whose values the protocol of the database limits to 65,535. */
const rowsOfStatement = 200;

/**
 * Adds records that name their positions, such as the texts of an imported book.
 * @returns the records in the given order
 */
export async function insertRecords<Loaded extends RecordRow, Values extends object>(
  writing: RecordWriting,
  kind: RecordKind<Loaded, Values>,
  values: readonly Values[],
): Promise<Loaded[]> {
  const inserted: Loaded[] = [];
  for (let start = 0; start < values.length; start += rowsOfStatement)
    inserted.push(...(await insertRows(writing, kind, values.slice(start, start + rowsOfStatement))));
  return inserted;
}

async function insertRows<Loaded extends RecordRow, Values extends object>(
  writing: RecordWriting,
  kind: RecordKind<Loaded, Values>,
  values: readonly Values[],
): Promise<Loaded[]> {
  const { transaction, editorId } = writing;
  const rows: object[] = [];
  for (const each of values) {
    const cleaned = cleanValues(kind, each);
    const derived = await kind.derive?.(transaction, { before: null, values: cleaned });
    rows.push({ ...derived, ...cleaned, updated_by: editorId });
  }
  const ids = await transaction
    .insert(kind.table)
    .values(rows)
    .returning({ id: idColumn(kind) });
  const found = await findRecordsById(
    transaction,
    kind,
    ids.map(({ id }) => Number(id)),
  );
  await completeChanges(
    writing,
    kind,
    found.map((after) => ({ action: 'create', before: null, after })),
  );
  return found;
}

/**
 * Changes fields of a locked record.
 * @param related what else is replaced with the fields
 * @returns the changed record; `before` itself when no field has another value, which is no change
 */
export async function updateRecord<Loaded extends RecordRow, Values extends object>(
  writing: RecordWriting,
  kind: RecordKind<Loaded, Values>,
  before: Loaded,
  values: Partial<Values>,
  related?: RelatedChange,
): Promise<Loaded> {
  const changed = findChangedValues(kind, before, values);
  if (Object.keys(changed).length === 0) return before;
  const derived = await kind.derive?.(writing.transaction, { before, values: changed });
  return await write(writing, kind, {
    action: 'update',
    before,
    values: { ...derived, ...changed },
    related,
  });
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
    related,
  }: {
    readonly action: ChangeAction;
    readonly before: Loaded;
    readonly values: object;
    readonly related?: RelatedChange | undefined;
  },
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
  const written = { ...before, ...row };
  const after = kind.complete?.(written) ?? written;
  const [change] = await completeChanges(writing, kind, [{ action, before, after, related }]);
  if (change === undefined) throw new Error('the change of a record is completed');
  const isReadAgain = kind.isReadAgain?.(change) ?? false;
  return (isReadAgain ? await findRecord(transaction, kind, change.id) : undefined) ?? after;
}

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
