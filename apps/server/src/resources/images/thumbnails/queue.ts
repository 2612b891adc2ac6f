import { maxListedFailures, type ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { imageJobs, images, originals } from '../../../database/schema.ts';

/**
 * Adds jobs for the uploaded images that meet a condition, and returns their number. A job that runs already is not added twice; one that
 * has failed, is done or waits for another attempt starts again.
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
    set state = 'waiting', attempts = 0, queued_at = now(), worker = null, lease_until = null, error = null, retry_at = null
    where ${imageJobs.state} <> 'running'`);
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

/** A job that a worker has taken. */
export interface TakenJob {
  readonly image_id: number;
  readonly attempts: number;
}

/** How a worker takes jobs. */
export interface Lease {
  /** The name of the process. */
  readonly worker: string;
  /** In seconds: a job whose lease is not renewed for so long is taken over. */
  readonly leaseSeconds: number;
}

/**
 * Takes the next job: one that waits, or one whose process has died. No two processes take the same one.
 * @returns undefined when there is none
 */
export async function takeJob(orm: Orm, { worker, leaseSeconds }: Lease): Promise<TakenJob | undefined> {
  const isAvailable = sql`((${imageJobs.state} = 'waiting' and (${imageJobs.retry_at} is null or ${imageJobs.retry_at} <= now())) or (${imageJobs.state} = 'running' and ${imageJobs.lease_until} < now()))`;
  const next = sql`(select image_id from ${imageJobs} where ${isAvailable}
    order by ${imageJobs.queued_at}, ${imageJobs.image_id} limit 1 for update skip locked)`;
  const [taken] = await orm
    .update(imageJobs)
    .set({
      state: 'running',
      worker,
      lease_until: leaseEnd(leaseSeconds),
      retry_at: null,
      error: null,
      attempts: sql`${imageJobs.attempts} + 1`,
    })
    .where(sql`${imageJobs.image_id} = ${next}`)
    .returning({ image_id: imageJobs.image_id, attempts: imageJobs.attempts });
  return taken;
}

/** Extends the leases of jobs that a worker is still working on. */
export async function renewLeases(
  orm: Orm,
  imageIds: readonly number[],
  { worker, leaseSeconds }: Lease,
): Promise<void> {
  if (imageIds.length === 0) return;
  await orm
    .update(imageJobs)
    .set({ lease_until: leaseEnd(leaseSeconds) })
    .where(
      and(
        inArray(imageJobs.image_id, [...imageIds]),
        eq(imageJobs.state, 'running'),
        eq(imageJobs.worker, worker),
      ),
    );
}

/** Returns jobs to the queue: those of a worker that stops, or all running ones when no other process can exist. */
export async function releaseJobs(orm: Orm, worker: string | null): Promise<void> {
  const running = eq(imageJobs.state, 'running');
  await orm
    .update(imageJobs)
    .set({ state: 'waiting', worker: null, lease_until: null })
    .where(worker === null ? running : and(running, eq(imageJobs.worker, worker)));
}

/** Ends a job. @returns false when another process has taken it over */
export async function endJob(
  transaction: Orm,
  imageId: number,
  { worker, error }: { readonly worker: string; readonly error: string | null },
): Promise<boolean> {
  const ended = await transaction
    .update(imageJobs)
    .set({ state: error === null ? 'done' : 'failed', worker: null, lease_until: null, error })
    .where(and(eq(imageJobs.image_id, imageId), eq(imageJobs.state, 'running'), eq(imageJobs.worker, worker)))
    .returning({ image_id: imageJobs.image_id });
  return ended.length > 0;
}

/** In seconds: the pause before the second attempt, and the longest one. */
const firstPause = 5;
const longestPause = 15 * 60;

/** Returns a job to the queue for another attempt, after a pause that doubles each time. */
export async function postponeJob(
  orm: Orm,
  imageId: number,
  { worker, error }: { readonly worker: string; readonly error: string },
): Promise<void> {
  const pause = sql`least(${longestPause}, ${firstPause} * power(2, least(${imageJobs.attempts} - 1, 20)))`;
  await orm
    .update(imageJobs)
    .set({
      state: 'waiting',
      worker: null,
      lease_until: null,
      error,
      retry_at: sql`now() + make_interval(secs => ${pause})`,
    })
    .where(
      and(eq(imageJobs.image_id, imageId), eq(imageJobs.state, 'running'), eq(imageJobs.worker, worker)),
    );
}

function leaseEnd(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
