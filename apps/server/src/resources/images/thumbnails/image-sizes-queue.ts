import { maxListedFailures, type ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../../database/connection.ts';
import { images, jobs, originals } from '../../../database/schema.ts';
import { addJobs, removeFinishedBatch } from '../../../jobs/add-jobs.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';

const payload = z.object({ image_id: z.int() });

/** The jobs that make the sizes of images, as they are queued: the key is the id of the image. */
export const imageSizesQueue = {
  name: 'image-sizes',
  payload,
} satisfies Pick<JobKind<z.output<typeof payload>>, 'name' | 'payload'>;

/** Joins images with their job. */
export function isJobOfImage(): SQL | undefined {
  return and(eq(jobs.kind, imageSizesQueue.name), eq(jobs.key, sql`${images.image_id}::text`));
}

/**
 * Adds jobs for the uploaded images that meet a condition, and returns their number. A job that runs already is not added twice; one that
 * has failed, is done or waits for another attempt starts again.
 */
export async function addSizesJobs(transaction: Orm, condition: SQL | undefined): Promise<number> {
  const rows = await transaction
    .select({ image_id: images.image_id })
    .from(images)
    .innerJoin(originals, eq(originals.image_id, images.image_id))
    .where(and(isNull(images.deleted_at), condition));
  if (rows.length === 0) return 0;
  await removeFinishedBatch(transaction, imageSizesQueue);
  const added = rows.map(({ image_id }) => ({ key: String(image_id), payload: { image_id } }));
  await addJobs(transaction, imageSizesQueue, added);
  return rows.length;
}

/** Adds the job of one image. */
export async function addSizesJob(transaction: Orm, imageId: number): Promise<number> {
  return await addSizesJobs(transaction, eq(images.image_id, imageId));
}

/** Adds jobs for the uploaded images without sizes. */
export async function addMissedSizesJobs(transaction: Orm): Promise<number> {
  return await addSizesJobs(transaction, isNull(images.thumb));
}

/** How far the jobs are. */
export async function findProgress(orm: Orm): Promise<ThumbnailProgress> {
  const counts = await orm
    .select({ state: jobs.state, count: count() })
    .from(jobs)
    .where(eq(jobs.kind, imageSizesQueue.name))
    .groupBy(jobs.state);
  const failures = await orm
    .select({ key: jobs.key, error: jobs.error })
    .from(jobs)
    .where(and(eq(jobs.kind, imageSizesQueue.name), eq(jobs.state, 'failed')))
    .orderBy(desc(jobs.queued_at), desc(jobs.job_id))
    .limit(maxListedFailures);
  const countOf = (state: string) => counts.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: countOf('waiting'),
    running: countOf('running'),
    done: countOf('done'),
    failed: countOf('failed'),
    failures: failures.map(({ key, error }) => ({ image_id: Number(key), error: error ?? '' })),
  };
}
