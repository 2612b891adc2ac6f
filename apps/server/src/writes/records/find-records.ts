import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { columnOf, idColumn, idOf, type RecordKind, type RecordRow } from './record-kind.ts';

/** Finds the records that meet a condition, by default all, in their order. */
export async function findRecords<Loaded extends RecordRow>(
  orm: Orm,
  kind: RecordKind<Loaded>,
  condition?: SQL,
): Promise<Loaded[]> {
  const [first] = kind.contract.orders;
  const fields = first === undefined ? [] : [first.parent, first.field].filter((field) => field !== null);
  const order = [...fields.map((field) => columnOf(kind.table, field)), idColumn(kind)];
  return await kind.select(orm, {
    condition: and(condition, isNull(kind.table.deleted_at)),
    order: order.map((column) => asc(column)),
    isLocked: false,
  });
}

/** Finds all records, deleted ones as well, in no order. */
export async function findAllRecords<Loaded extends RecordRow>(
  orm: Orm,
  kind: RecordKind<Loaded>,
): Promise<Loaded[]> {
  return await kind.select(orm, { condition: undefined, order: [], isLocked: false });
}

/** Finds the deleted records, which can be restored, the last deleted first. */
export async function findDeletedRecords<Loaded extends RecordRow>(
  orm: Orm,
  kind: RecordKind<Loaded>,
): Promise<Loaded[]> {
  return await kind.select(orm, {
    condition: isNotNull(kind.table.deleted_at),
    order: [desc(kind.table.deleted_at), asc(idColumn(kind))],
    isLocked: false,
  });
}

/** Finds a record that is not deleted. */
export async function findRecord<Loaded extends RecordRow>(
  orm: Orm,
  kind: RecordKind<Loaded>,
  id: number,
): Promise<Loaded | undefined> {
  const [found] = await kind.select(orm, {
    condition: and(eq(idColumn(kind), id), isNull(kind.table.deleted_at)),
    order: [],
    isLocked: false,
  });
  return found;
}

/** Finds records that are not deleted, in the order of the given ids. Unknown ones are missing. */
export async function findRecordsById<Loaded extends RecordRow>(
  orm: Orm,
  kind: RecordKind<Loaded>,
  ids: readonly number[],
): Promise<Loaded[]> {
  const found = await kind.select(orm, {
    condition: and(inArray(idColumn(kind), [...ids]), isNull(kind.table.deleted_at)),
    order: [],
    isLocked: false,
  });
  const byId = new Map(found.map((record) => [idOf(kind, record), record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Locks a record until the end of the transaction; undefined if there is none, or if it is deleted. */
export async function lockRecord<Loaded extends RecordRow>(
  transaction: Orm,
  kind: RecordKind<Loaded>,
  id: number,
): Promise<Loaded | undefined> {
  const [locked] = await lock(transaction, kind, and(eq(idColumn(kind), id), isNull(kind.table.deleted_at)));
  return locked;
}

/** Locks a deleted record until the end of the transaction. */
export async function lockDeletedRecord<Loaded extends RecordRow>(
  transaction: Orm,
  kind: RecordKind<Loaded>,
  id: number,
): Promise<Loaded | undefined> {
  const [locked] = await lock(
    transaction,
    kind,
    and(eq(idColumn(kind), id), isNotNull(kind.table.deleted_at)),
  );
  return locked;
}

/**
 * Locks several records until the end of the transaction, in the order of their ids, so that two writes cannot block each other. Deleted
 * and unknown ones are missing.
 */
export async function lockRecordsById<Loaded extends RecordRow>(
  transaction: Orm,
  kind: RecordKind<Loaded>,
  ids: readonly number[],
): Promise<Loaded[]> {
  return await lock(transaction, kind, and(inArray(idColumn(kind), [...ids]), isNull(kind.table.deleted_at)));
}

async function lock<Loaded extends RecordRow>(
  transaction: Orm,
  kind: RecordKind<Loaded>,
  condition: SQL | undefined,
): Promise<Loaded[]> {
  return await kind.select(transaction, { condition, order: [asc(idColumn(kind))], isLocked: true });
}
