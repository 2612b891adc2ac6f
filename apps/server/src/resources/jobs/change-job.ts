import { sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { updateJob, type JobRow } from './repository.ts';

/**
 * Cancels a job that waits, and requests a running one to stop. A cancelled job remains so when it is repeated.
 * @param job is locked
 * @returns an error for a job that has ended
 */
export async function cancelJob(transaction: Orm, job: JobRow): Promise<JobRow | RequestError> {
  switch (job.state) {
    case 'waiting':
      return await updateJob(transaction, job.job_id, { state: 'cancelled', retry_at: null });
    case 'running':
      return await updateJob(transaction, job.job_id, { is_cancel_requested: true });
    case 'cancelled':
      return job;
    case 'failed':
    case 'done':
      return new RequestError('conflict', 'The job has ended: it cannot be cancelled any more.');
  }
}

/**
 * Returns a job that has failed or was cancelled to the queue, with what it has stored until then. One that waits or runs remains in the queue.
 * @param job is locked
 * @returns an error for a job that is done
 */
export async function resumeJob(transaction: Orm, job: JobRow): Promise<JobRow | RequestError> {
  switch (job.state) {
    case 'failed':
    case 'cancelled':
      return await updateJob(transaction, job.job_id, {
        state: 'waiting',
        attempts: 0,
        error: null,
        retry_at: null,
        queued_at: sql`now()`,
      });
    case 'running':
      // If it has stopped already, it returns to the queue.
      return await updateJob(transaction, job.job_id, { is_cancel_requested: false });
    case 'waiting':
      return job;
    case 'done':
      return new RequestError('conflict', 'The job is done: there is nothing to resume.');
  }
}
