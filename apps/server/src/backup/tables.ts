import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import * as schema from '../database/schema.ts';
import { excludedTables } from './manifest.ts';
import { queryRows } from '../database/query-rows.ts';

/** A table of the product. */
export interface ProductTable {
  readonly name: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
}

/** All tables of the schema. */
export const productTables: readonly ProductTable[] = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const single = columns.filter((column) => column.primary);
    const key = primaryKeys.flatMap((primaryKey) => primaryKey.columns);
    return { name, key: [...single, ...key].map((column) => column.name) };
  });

/** Tables of earlier versions of the product, which a database that is replaced may have. */
export const formerTables = ['image_jobs', 'citations'] as const;

/** The tables whose rows are part of an archive. */
export const archivedTables = productTables.filter(({ name }) => !excludedTables.has(name));

/** The columns that can be written, in their order. */
export async function readColumns(orm: Orm, table: string): Promise<string[]> {
  const rows = await queryRows(
    orm,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      order by ordinal_position`,
    z.object({ name: z.string() }),
  );
  return rows.map(({ name }) => name);
}
