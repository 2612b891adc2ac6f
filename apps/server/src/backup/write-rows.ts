import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { hashContents, readMembers } from './archive-reader.ts';
import { backupError } from './backup-error.ts';
import type { ArchivedTable, Manifest } from './manifest.ts';
import { queryRows } from '../database/query-rows.ts';
import { formerTables, productTables, readColumns } from './tables.ts';

/**
 * Replaces all tables by those of a verified archive, within a transaction: creates the tables as they were when the archive was
 * made, inserts its rows, and runs the migrations since then.
 */
export async function replaceRows(
  transaction: Orm,
  file: string,
  manifest: Manifest,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  for (const name of [...productTables.map((table) => table.name), ...formerTables])
    await transaction.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await transaction.execute(sql`delete from drizzle.__drizzle_migrations`);
  const isOlder = ({ folderMillis }: MigrationMeta): boolean => folderMillis <= manifest.migration;
  await runMigrations(transaction, migrations.filter(isOlder));
  await checkTables(transaction, file, manifest.tables);
  await withoutForeignKeys(transaction, () => insertMembers(transaction, file, manifest));
  for (const table of manifest.tables) await finishTable(transaction, file, table);
  await runMigrations(
    transaction,
    migrations.filter((migration) => !isOlder(migration)),
  );
}

async function runMigrations(transaction: Orm, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

async function checkTables(transaction: Orm, file: string, tables: readonly ArchivedTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    const existing = new Set(await readColumns(transaction, name));
    const unknown = columns.find((column) => !existing.has(column));
    if (unknown !== undefined)
      throw backupError(`${file} does not belong to CAE Map: there is no column ${name}.${unknown}.`);
  }
}

/** Rows of tables that refer to each other, or to themselves, have no order in which they could be inserted otherwise. */
async function withoutForeignKeys(transaction: Orm, insert: () => Promise<void>): Promise<void> {
  const keys = await queryRows(
    transaction,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    z.object({ name: z.string(), table: z.string(), definition: z.string() }),
  );
  // The names are quoted by PostgreSQL.
  for (const { name, table } of keys)
    await transaction.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await insert();
  for (const { name, table, definition } of keys)
    await transaction.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

async function insertMembers(transaction: Orm, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const hashes = new Map(manifest.members.map(({ name, sha256 }) => [name, sha256]));
  for await (const { name, subject, contents } of readMembers(file)) {
    // The rows are first in an archive.
    if (subject.kind !== 'rows') return;
    const table = tables.get(subject.table);
    const lines = await buffer(contents);
    const { sha256 } = await hashContents(name, oneChunk(lines));
    if (table === undefined || sha256 !== hashes.get(name))
      throw backupError(`${file} has changed while it was read.`);
    const rows = `[${lines.toString('utf8').trimEnd().replaceAll('\n', ',')}]`;
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const target = sql.identifier(table.name);
    await transaction.execute(
      sql`insert into ${target} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${target}, ${rows}::json)`,
    );
  }
}

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk;
}

async function finishTable(
  transaction: Orm,
  file: string,
  { name, rows, sequences }: ArchivedTable,
): Promise<void> {
  const [counted] = await queryRows(
    transaction,
    sql`select count(*)::text as rows from ${sql.identifier(name)}`,
    z.object({ rows: z.coerce.number() }),
  );
  if (counted?.rows !== rows)
    throw backupError(`${file} is damaged: ${name} has ${counted?.rows ?? 0} rows, not ${rows}.`);
  for (const [column, next] of Object.entries(sequences))
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${next}::bigint, false)`,
    );
}
