import { jobSchema, type JobRecord } from '@cae-map/contract/entities/job';
import type { JobRow } from './repository.ts';

/** Presents a job without its payload, which is internal to its kind. */
export function presentJob({ progress_done: done, progress_total: total, ...job }: JobRow): JobRecord {
  return jobSchema.parse({
    ...job,
    queued_at: job.queued_at.toISOString(),
    retry_at: job.retry_at?.toISOString() ?? null,
    progress: { done, total },
  });
}
