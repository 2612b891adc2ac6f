import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { jobsChannel } from '../database/announcements/announcement-payload.ts';
import type { Orm } from '../database/connection.ts';
import { queryRows } from '../database/query-rows.ts';
import { jobs } from '../database/schema.ts';
import type { JobKind } from './job-kind.ts';

/** A job that is to be added. */
export interface NewJob<Payload> {
  /** What the job is about within its kind; a random one for a job that is another one than all others. */
  readonly key: string;
  /** JSON without secrets. */
  readonly payload: Payload;
}

/**
 * Adds jobs, each with its key once. A job that runs already is not added twice; one that has ended or waits starts again with the new
 * payload.
 * @param createdBy the user who may read, cancel and resume the jobs, besides administrators
 * @returns their ids in the order of `added`, by which callers of the API follow them
 */
export async function addJobs<Payload>(
  transaction: Orm,
  { name }: Pick<JobKind<Payload>, 'name' | 'payload'>,
  added: readonly NewJob<Payload>[],
  createdBy: number | null = null,
): Promise<number[]> {
  if (added.length === 0) return [];
  // One parameter: the rows could need more parameters than PostgreSQL has.
  const list = sql`jsonb_array_elements(${JSON.stringify(added)}::text::jsonb) with ordinality as item (job, position)`;
  await transaction.execute(sql`update ${jobs} set is_cancel_requested = false
    where ${jobs.kind} = ${name} and ${jobs.key} in (select job->>'key' from ${list}) and ${jobs.state} = 'running'
      and ${jobs.is_cancel_requested}`);
  await transaction.execute(sql`
    insert into ${jobs} (kind, key, payload, created_by)
    select ${name}::text, job->>'key', job->'payload', ${createdBy}::int from ${list} order by position
    on conflict (kind, key) do update
    set state = 'waiting', attempts = 0, queued_at = now(), worker = null, lease_until = null, error = null, retry_at = null,
      payload = excluded.payload, progress_done = 0, progress_total = null, result = null, is_cancel_requested = false,
      created_by = excluded.created_by
    where ${jobs.state} <> 'running'`);
  // The runners of all processes are woken when the transaction is committed.
  await transaction.execute(sql`select pg_notify(${jobsChannel}, '')`);
  const rows = await queryRows(
    transaction,
    sql`select ${jobs.job_id} as id from ${list} join ${jobs} on ${jobs.kind} = ${name} and ${jobs.key} = job->>'key'
      order by position`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Removes the finished jobs of a kind when none of it waits or runs, so that the next jobs are a new batch, whose progress begins at zero. */
export async function removeFinishedBatch(transaction: Orm, { name }: Pick<JobKind, 'name'>): Promise<void> {
  const unfinished = sql`exists (select from ${jobs} as other where other.kind = ${name} and other.state in ('waiting', 'running'))`;
  await transaction.execute(
    sql`delete from ${jobs} where ${jobs.kind} = ${name} and ${jobs.state} = 'done' and not ${unfinished}`,
  );
}

/** The key of the one job of a recurring kind. */
const recurringKey = 'recurring';

/** Adds the job of each recurring kind that has none. One whose interval has become shorter is due earlier. */
export async function scheduleRecurringJobs(orm: Orm, kinds: readonly JobKind[]): Promise<void> {
  for (const { name, every } of kinds) {
    if (every === undefined) continue;
    const next = sql`now() + make_interval(secs => ${every / 1_000})`;
    await orm.execute(sql`
      insert into ${jobs} (kind, key) values (${name}, ${recurringKey})
      on conflict (kind, key) do update set state = 'waiting', retry_at = ${next}
      where ${jobs.state} in ('done', 'failed') or (${jobs.state} = 'waiting' and ${jobs.retry_at} > ${next})`);
  }
}

/** The age of finished jobs that are removed, in days. */
const keptDays = 30;

/** Removes jobs that were done or cancelled long ago. Failed ones remain, because they may be resumed. @returns their number */
export async function removeOldJobs(orm: Orm): Promise<number> {
  const removed = await queryRows(
    orm,
    sql`delete from ${jobs} where ${jobs.state} in ('done', 'cancelled') and ${jobs.key} <> ${recurringKey}
      and ${jobs.queued_at} < now() - make_interval(days => ${keptDays}) returning job_id`,
    z.object({ job_id: z.int() }),
  );
  return removed.length;
}
