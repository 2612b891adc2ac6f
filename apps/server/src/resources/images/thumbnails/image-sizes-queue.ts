import { maxListedFailures, type ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { imageJobs, images, originals } from '../../../database/schema.ts';
import { addJobs, type QueuedKind } from '../../../jobs/job-queue.ts';

/** The queue of the jobs that make the sizes of images; pauses are in seconds. */
export const imageSizesQueue = {
  table: imageJobs,
  key: imageJobs.image_id,
  pauses: { first: 5, longest: 15 * 60 },
} satisfies QueuedKind;

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
  const ids = rows.map(({ image_id }) => image_id);
  await addJobs(transaction, imageSizesQueue, ids);
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
