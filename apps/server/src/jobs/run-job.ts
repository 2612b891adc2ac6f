import type { Orm } from '../database/connection.ts';
import { isDiskFull } from '../media/disk-full.ts';
import type { JobKind } from './job-kind.ts';
import { endJob, postponeJob, type TakenJob } from './job-queue.ts';

/**
 * Works on a job. One that has failed for a temporary reason waits for another attempt; any other one that has failed ends with the reason.
 * @param worker the name of the process that has taken the job
 * @returns whether records of visitors have changed
 */
export async function runJob(orm: Orm, kind: JobKind, { id }: TakenJob, worker: string): Promise<boolean> {
  try {
    return await kind.work(orm, id, (transaction) => endJob(transaction, kind, id, { worker, error: null }));
  } catch (error) {
    const reason = kind.findTemporaryReason?.(error) ?? findTemporaryReason(error);
    if (reason === undefined) await endJob(orm, kind, id, { worker, error: kind.describeFailure(error) });
    else await postponeJob(orm, kind, id, { worker, error: reason });
    return false;
  }
}

/** Why another attempt at any kind of job may succeed. */
function findTemporaryReason(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The disk of the server is full.';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'syscall') : undefined;
  return typeof code === 'string' ? `The files cannot be read or written: ${firstLine(error)}` : undefined;
}

/** The first line of an error, shortened. */
export function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 200);
}
