import { getTableName, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { queryRows } from '../../database/query-rows.ts';
import type { RecordKind } from './record-kind.ts';

/** The name of the sequence of the ids of a kind, as an expression. */
function sequenceOf({ contract, table }: RecordKind): SQL {
  return sql`pg_get_serial_sequence(${getTableName(table)}, ${contract.key})`;
}

/** Advances the sequences of the ids of some kinds past the ids that content files have named. */
export async function advanceSequences(transaction: Orm, kinds: Iterable<RecordKind>): Promise<void> {
  for (const kind of kinds) {
    const key = sql.identifier(kind.contract.key);
    const highest = sql`(select coalesce(max(${key}), 0) + 1 from ${kind.table})`;
    const sequence = sequenceOf(kind);
    await transaction.execute(
      sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest}), false)`,
    );
  }
}

/**
 * The next id of the sequence of a kind, which is not taken. Until the transaction ends, no other one may insert records of the kind: an
 * import of records has called the `lockRecords` of the database.
 */
export async function readNextId(transaction: Orm, kind: RecordKind): Promise<number> {
  const [named] = await queryRows(transaction, sql`select ${sequenceOf(kind)} as name`, nameSchema);
  // A name that PostgreSQL has quoted.
  const sequence = sql.raw(named?.name ?? '');
  const [row] = await queryRows(
    transaction,
    sql`select case when is_called then last_value + 1 else last_value end as next from ${sequence}`,
    nextSchema,
  );
  if (row === undefined) throw new Error('a sequence has one row');
  return row.next;
}

const nameSchema = z.object({ name: z.string() });
/** PostgreSQL returns large integers as text. */
const nextSchema = z.object({ next: z.coerce.number().int().positive() });
