import { sql, type SQL } from 'drizzle-orm';
import { check, type AnyPgColumn, type CheckBuilder } from 'drizzle-orm/pg-core';

/** A check that keeps a column to one of the contract's closed lists; an empty column passes. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  const list: SQL = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

/** A check that keeps a column between two bounds. */
export function between(name: string, column: AnyPgColumn, lowest: number, highest: number): CheckBuilder {
  return check(name, sql`${column} between ${sql.raw(String(lowest))} and ${sql.raw(String(highest))}`);
}
