import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/connection.ts';
import * as schema from '../../database/schema.ts';

/** Hashes the rows of every table, whatever their order. The result has the names of the tables as keys. */
export async function hashTables(orm: Orm): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const row = sql<string>`to_jsonb(${table})::text`;
    const [result] = await orm
      .select({ hash: sql<string>`md5(coalesce(string_agg(${row}, ' ' order by ${row}), ''))` })
      .from(table);
    hashes[getTableName(table)] = result?.hash ?? '';
  }
  return hashes;
}
