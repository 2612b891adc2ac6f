import {
  imageRevisionSchema,
  type ImageRevision,
  type ThumbnailState,
} from '@cae-map/contract/entities/images/image-editing';
import type { images, jobs, originals } from '../../../database/schema.ts';

/** An image with its uploaded file and the job that makes its sizes. */
export type EditedImage = typeof images.$inferSelect & {
  readonly original: typeof originals.$inferSelect | null;
  readonly job: typeof jobs.$inferSelect | null;
};

/** Presents an image to editors: with its private fields and its version. */
export function presentImageRevision({ job, ...image }: EditedImage): ImageRevision {
  return imageRevisionSchema.parse({
    ...image,
    created_at: image.created_at.toISOString(),
    updated_at: image.updated_at.toISOString(),
    uploaded_at: image.uploaded_at?.toISOString() ?? null,
    thumbnail_state: findThumbnailState(image.thumb, job),
    // Of a job that has failed, or waits for another attempt.
    thumbnail_error: job?.error ?? null,
  });
}

/** A finished job is removed at some time, so that the sizes themselves say that they exist. */
export function findThumbnailState(
  thumb: string | null,
  job: Pick<NonNullable<EditedImage['job']>, 'state'> | null,
): ThumbnailState {
  if (job !== null && job.state !== 'done' && job.state !== 'cancelled') return job.state;
  return thumb === null ? 'none' : 'done';
}
