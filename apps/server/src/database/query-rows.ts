import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from './connection.ts';

/** Runs a query whose tables the schema of the query builder does not know, and validates its rows. */
export async function queryRows<Row extends z.ZodType>(
  orm: Orm,
  query: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await orm.execute(query)).rows;
}
