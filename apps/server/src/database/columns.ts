import { sql, type SQL } from 'drizzle-orm';
import { check, date, text, timestamp, type AnyPgColumn, type CheckBuilder } from 'drizzle-orm/pg-core';

/** A day without a time, as YYYY-MM-DD. */
export const calendarDate = () => date({ mode: 'string' });

/** A moment, with milliseconds. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** A text in one language; empty if it is missing. */
export const localizedText = () => text().notNull().default('');

/** A check constraint that restricts a column to an enumeration of the contract; NULL passes. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  const list: SQL = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

/** A check constraint that restricts a column to a range. */
export function between(name: string, column: AnyPgColumn, lowest: number, highest: number): CheckBuilder {
  return check(name, sql`${column} between ${sql.raw(String(lowest))} and ${sql.raw(String(highest))}`);
}
