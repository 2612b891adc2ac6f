import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { queryRows } from '../database/query-rows.ts';
import { jobs } from '../database/schema.ts';
import { idList, isHeldBy, leaseEnd, type Lease } from './job-queue.ts';
import type { JobActivity } from './run-job.ts';

/** A job that this process is working on. */
export interface RunningJob extends JobActivity {
  readonly id: number;
}

const heldSchema = z.object({ id: z.int(), is_cancel_requested: z.boolean() });

/**
 * Stores the progress of the running jobs, renews their leases, and interrupts those that were cancelled or that another process has taken
 * over.
 * @param isRenewing whether the leases are renewed although no progress is to be stored
 */
export async function beat(
  orm: Orm,
  running: readonly RunningJob[],
  lease: Lease,
  isRenewing: boolean,
): Promise<void> {
  if (running.length === 0) return;
  const isChanged = running.some(({ unstored }) => unstored !== undefined);
  const held = isRenewing || isChanged ? await renew(orm, running, lease) : await find(orm, running, lease);
  for (const { id, interruption } of running) {
    const job = held.find((row) => row.id === id);
    if (job === undefined || job.is_cancel_requested) interruption.abort();
  }
}

const returned = sql`${jobs.job_id} as id, ${jobs.is_cancel_requested}`;

async function find(orm: Orm, running: readonly RunningJob[], { worker }: Lease) {
  const ids = idList(running.map(({ id }) => id));
  return await queryRows(
    orm,
    sql`select ${returned} from ${jobs} where ${jobs.job_id} = any(${ids}) and ${isHeldBy(worker)}`,
    heldSchema,
  );
}

/** Extends the leases of jobs that a worker is still working on. */
async function renew(orm: Orm, running: readonly RunningJob[], { worker, leaseSeconds }: Lease) {
  const reports = running.map((job) => ({ job, progress: job.unstored }));
  const stored = reports.flatMap(({ job, progress }) => (progress ? [{ id: job.id, ...progress }] : []));
  const reported = sql`jsonb_to_recordset(${JSON.stringify(stored)}::text::jsonb) as reported (id int, done int, total int)`;
  const ids = idList(running.map(({ id }) => id));
  const held = await queryRows(
    orm,
    sql`update ${jobs} set lease_until = ${leaseEnd(leaseSeconds)},
        progress_done = case when item.is_reported then item.done else ${jobs.progress_done} end,
        progress_total = case when item.is_reported then item.total else ${jobs.progress_total} end
      from (select held.id, reported.id is not null as is_reported, done, total
        from unnest(${ids}) as held (id) left join ${reported} on reported.id = held.id) as item
      where ${jobs.job_id} = item.id and ${isHeldBy(worker)} returning ${returned}`,
    heldSchema,
  );
  // What was reported meanwhile is stored the next time.
  for (const { job, progress } of reports) if (job.unstored === progress) job.unstored = undefined;
  return held;
}
