import type { JobProgress } from '@cae-map/contract/entities/job';
import type { Orm } from '../database/connection.ts';
import { isTransactionConflict } from '../database/transaction-conflict.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from '../media/disk-full.ts';
import { StorageUnavailableError } from '../media/storage-unavailable.ts';
import type { JobKind } from './job-kind.ts';
import {
  endJob,
  postponeJob,
  releaseJob,
  storeCheckpoint,
  type JobOutcome,
  type TakenJob,
} from './job-queue.ts';

/** What the runner and a running job know of each other. */
export interface JobActivity {
  /** Interrupts the job. */
  readonly interruption: AbortController;
  /** Progress that is not stored yet. */
  unstored: JobProgress | undefined;
}

/** That of a job that has not reported anything. */
export function createActivity(): JobActivity {
  return { interruption: new AbortController(), unstored: undefined };
}

/**
 * Works on a job. One that has failed for a temporary reason waits for another attempt; any other one that has failed ends with the reason.
 * One that is interrupted returns to the queue, or ends if it was cancelled.
 * @param worker the name of the process that has taken the job
 * @returns whether records of visitors have changed
 */
export async function runJob(
  orm: Orm,
  kind: JobKind,
  job: TakenJob,
  worker: string,
  activity: JobActivity = createActivity(),
): Promise<boolean> {
  const { id, key } = job;
  const { signal } = activity.interruption;
  const end = (transaction: Orm, outcome: JobOutcome): Promise<boolean> =>
    endJob(transaction, kind, id, { worker, outcome, progress: activity.unstored });
  const payload = kind.payload.safeParse(job.payload);
  if (!payload.success) {
    const [issue] = payload.error.issues;
    const error = `The payload does not fit its schema: ${issue?.path.join('.')}: ${issue?.message}`;
    await end(orm, { state: 'failed', error });
    return false;
  }
  // Cancelled before the process that worked on it was killed.
  if (job.is_cancel_requested) activity.interruption.abort();
  let hasEnded = false;
  try {
    signal.throwIfAborted();
    const hasChanged = await kind.work({
      orm,
      jobId: id,
      key,
      payload: payload.data,
      signal,
      progress: (done, total) => void (activity.unstored = { done, total }),
      checkpoint: (transaction, stored) =>
        storeCheckpoint(transaction, id, { worker, payload: stored, progress: activity.unstored }),
      async end(transaction, result = null) {
        hasEnded = true;
        return await end(transaction, { state: 'done', result });
      },
    });
    if (!hasEnded && signal.aborted) await releaseJob(orm, id, worker);
    else if (!hasEnded) await end(orm, { state: 'done', result: null });
    return hasChanged;
  } catch (error) {
    if (signal.aborted) await releaseJob(orm, id, worker);
    else await storeFailure(error);
    return false;
  }

  async function storeFailure(error: unknown): Promise<void> {
    const reason = kind.findTemporaryReason?.(error) ?? findTemporaryReason(error);
    if (reason === undefined) await end(orm, { state: 'failed', error: kind.describeFailure(error) });
    else await postponeJob(orm, kind, id, { worker, error: reason });
  }
}

/** Why another attempt at any kind of job may succeed. */
function findTemporaryReason(error: unknown): string | undefined {
  if (isDatabaseUnavailable(error)) return 'The database was not available.';
  if (isTransactionConflict(error)) return 'Other changes were made at the same time.';
  if (error instanceof StorageUnavailableError) return 'The storage of files was not available.';
  if (isDiskFull(error)) return 'The disk of the server is full.';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'syscall') : undefined;
  return typeof code === 'string' ? `The files cannot be read or written: ${firstLine(error)}` : undefined;
}

/** The first line of an error, shortened. */
export function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 200);
}
