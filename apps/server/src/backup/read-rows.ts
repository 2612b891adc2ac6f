import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection, Orm } from '../database/connection.ts';
import { backupError } from './backup-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { rowsMember, type ArchivedMember, type ArchivedTable } from './manifest.ts';
import { queryRows } from '../database/query-rows.ts';
import { readMigrationLevel, readMigrations } from '../database/migration-level.ts';
import { archivedTables, readColumns, type ProductTable } from './tables.ts';

/** The rows of one member of an archive. */
const rowsPerMember = 500;

/** What an archive contains of the database. */
export interface ArchivedRows {
  readonly migration: number;
  readonly tables: readonly ArchivedTable[];
  readonly members: readonly ArchivedMember[];
}

/**
 * Writes the rows of all tables as one transaction sees them, in a form that both kinds of database read. The lock keeps other
 * processes from migrating meanwhile.
 */
export async function archiveRows(
  database: DatabaseConnection,
  migrationsDir: string,
  writer: ArchiveWriter,
): Promise<ArchivedRows> {
  return await database.withLock((orm) =>
    orm.transaction(
      async (transaction) => {
        const migration = await readMigrationLevel(transaction);
        if (migration !== readMigrations(migrationsDir).at(-1)?.folderMillis)
          throw backupError(
            'The tables are not those of this version of CAE Map: start the server once, then repeat.',
          );
        const tables: ArchivedTable[] = [];
        const members: ArchivedMember[] = [];
        for (const table of archivedTables) {
          const archived = await archiveTable(transaction, table, writer);
          tables.push(archived.table);
          members.push(...archived.members);
        }
        return { migration, tables, members };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

async function archiveTable(
  transaction: Orm,
  { name, key }: ProductTable,
  writer: ArchiveWriter,
): Promise<{ table: ArchivedTable; members: ArchivedMember[] }> {
  const columns = await readColumns(transaction, name);
  const members: ArchivedMember[] = [];
  let count = 0;
  await transaction.execute(
    sql`declare archived no scroll cursor for select row_to_json(archived_row)::text as line
      from (select ${identifiers(columns)} from ${sql.identifier(name)} order by ${identifiers(key)}) archived_row`,
  );
  for (;;) {
    const rows = await queryRows(
      transaction,
      sql.raw(`fetch forward ${rowsPerMember} from archived`),
      z.object({ line: z.string() }),
    );
    if (rows.length === 0) break;
    count += rows.length;
    const lines = rows.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
    members.push(await writer.add(rowsMember(name, members.length + 1), Buffer.from(lines)));
  }
  await transaction.execute(sql`close archived`);
  return {
    table: { name, columns, rows: count, sequences: await readSequences(transaction, name) },
    members,
  };
}

function identifiers(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

async function readSequences(transaction: Orm, table: string): Promise<Record<string, number>> {
  const columns = await queryRows(
    transaction,
    sql`select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
    z.object({ name: z.string(), sequence: z.string() }),
  );
  const sequences: Record<string, number> = {};
  for (const { name, sequence } of columns) {
    const [next] = await queryRows(
      transaction,
      // The name is quoted by PostgreSQL.
      sql`select (last_value + case when is_called then 1 else 0 end)::text as value from ${sql.raw(sequence)}`,
      z.object({ value: z.coerce.number() }),
    );
    sequences[name] = next?.value ?? 1;
  }
  return sequences;
}
