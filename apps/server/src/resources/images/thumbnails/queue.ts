import { maxListedFailures, type ThumbnailProgress } from '@cae-map/contract/entities/image-upkeep';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { imageJobs, images, originals } from '../../../database/schema.ts';

/**
 * Adds jobs for the uploaded images that meet a condition, and returns their number. A job that waits or runs already is not
 * added twice; one that has failed or is done begins again.
 */
export async function addJobs(transaction: Orm, condition: SQL | undefined): Promise<number> {
  const rows = await transaction
    .select({ image_id: images.image_id })
    .from(images)
    .innerJoin(originals, eq(originals.image_id, images.image_id))
    .where(and(isNull(images.deleted_at), condition));
  if (rows.length === 0) return 0;
  await removeFinishedBatch(transaction);
  // The columns of one statement are few, but those of all images could be more parameters than PostgreSQL has.
  const ids = rows.map(({ image_id }) => image_id);
  await transaction.execute(sql`
    insert into ${imageJobs} (image_id) select unnest(${toArray(ids)}::int[])
    on conflict (image_id) do update
    set state = 'waiting', attempts = 0, queued_at = now(), worker = null, lease_until = null, error = null
    where ${imageJobs.state} in ('failed', 'done')`);
  return rows.length;
}

/** Adds the job of one image. */
export async function addJob(transaction: Orm, imageId: number): Promise<number> {
  return await addJobs(transaction, eq(images.image_id, imageId));
}

/** Adds jobs for the uploaded images without sizes. */
export async function addMissedJobs(transaction: Orm): Promise<number> {
  return await addJobs(transaction, isNull(images.thumb));
}

/** An array as a text of PostgreSQL: one parameter for any number of ids. */
function toArray(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

/** When nothing waits or runs, the next jobs are a new batch, whose progress begins at zero. */
async function removeFinishedBatch(transaction: Orm): Promise<void> {
  const unfinished = await transaction.$count(imageJobs, inArray(imageJobs.state, ['waiting', 'running']));
  if (unfinished === 0) await transaction.delete(imageJobs).where(eq(imageJobs.state, 'done'));
}

/** How far the jobs are. */
export async function findProgress(orm: Orm): Promise<ThumbnailProgress> {
  const counts = await orm
    .select({ state: imageJobs.state, count: count() })
    .from(imageJobs)
    .groupBy(imageJobs.state);
  const failures = await orm
    .select({ image_id: imageJobs.image_id, error: imageJobs.error })
    .from(imageJobs)
    .where(eq(imageJobs.state, 'failed'))
    .orderBy(desc(imageJobs.queued_at), desc(imageJobs.image_id))
    .limit(maxListedFailures);
  const countOf = (state: string) => counts.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: countOf('waiting'),
    running: countOf('running'),
    done: countOf('done'),
    failed: countOf('failed'),
    failures: failures.map(({ image_id, error }) => ({ image_id, error: error ?? '' })),
  };
}
