import { desc, lt, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { reportedErrors } from '../../database/schema.ts';

export type ErrorRow = typeof reportedErrors.$inferSelect;

/** The most stored errors; those that were reported last are kept. */
export const maxStoredErrors = 500;
/** How long an error is stored after its last report, in days. */
export const errorRetentionDays = 90;
/** The most errors of the list of administrators. */
const maxListedErrors = 100;

/** Adds to the counts of errors, and deletes those beyond the bound. */
export async function addErrors(orm: Orm, rows: readonly ErrorRow[]): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .insert(reportedErrors)
      .values([...rows])
      .onConflictDoUpdate({
        target: reportedErrors.error_id,
        set: {
          count: sql`${reportedErrors.count} + excluded.count`,
          release: sql`excluded.release`,
          page: sql`excluded.page`,
          last_seen_at: sql`excluded.last_seen_at`,
        },
      });
    const kept = transaction
      .select({ id: reportedErrors.error_id })
      .from(reportedErrors)
      .orderBy(desc(reportedErrors.last_seen_at), desc(reportedErrors.error_id))
      .limit(maxStoredErrors);
    await transaction.delete(reportedErrors).where(notInArray(reportedErrors.error_id, kept));
  });
}

/** The errors that were reported last, the newest first. */
export async function findErrors(orm: Orm): Promise<ErrorRow[]> {
  return await orm
    .select()
    .from(reportedErrors)
    .orderBy(desc(reportedErrors.last_seen_at), desc(reportedErrors.error_id))
    .limit(maxListedErrors);
}

export async function removeOldErrors(orm: Orm): Promise<void> {
  await orm
    .delete(reportedErrors)
    .where(lt(reportedErrors.last_seen_at, sql`now() - make_interval(days => ${errorRetentionDays}::int)`));
}
