import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { columnOf, type PlannedChange, type RecordRow, type RecordTable } from './record-kind.ts';

/**
 * Makes the check of a kind whose records have a name in URLs besides their number. The name of a new record is not that of another one,
 * also of a deleted one, and it stays, because links and other records have it.
 * @param field the column with the name
 */
export function checkSlugs<Loaded extends RecordRow, Values extends object>(
  table: RecordTable,
  field: keyof Values & keyof Loaded & string,
) {
  /** @throws {RequestError} `invalid_request` with the field to correct */
  return async (transaction: Orm, changes: readonly PlannedChange<Loaded, Values>[]): Promise<void> => {
    // One after another: a transaction has a single connection.
    for (const { before, values } of changes) {
      const slug: unknown = values[field];
      if (slug === undefined || slug === before?.[field]) continue;
      if (before !== null)
        throw new RequestError(
          'invalid_request',
          `${field} is ${JSON.stringify(slug)}, but the record keeps its name ${JSON.stringify(before[field])}.`,
        );
      const same = await transaction
        .select({ slug: columnOf(table, field) })
        .from(table)
        .where(eq(columnOf(table, field), slug));
      if (same.length > 0)
        throw new RequestError(
          'invalid_request',
          `${field} is ${JSON.stringify(slug)}, but another record has this name, perhaps a deleted one.`,
        );
    }
  };
}
