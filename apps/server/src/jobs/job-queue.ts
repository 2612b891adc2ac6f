import type { JobProgress } from '@cae-map/contract/entities/job';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { queryRows } from '../database/query-rows.ts';
import { jobs } from '../database/schema.ts';
import type { JobKind } from './job-kind.ts';

const takenSchema = z.object({
  id: z.int(),
  kind: z.string(),
  key: z.string(),
  payload: z.unknown(),
  attempts: z.int(),
  is_cancel_requested: z.boolean(),
});
/** A job that a worker has taken. */
export type TakenJob = Readonly<z.output<typeof takenSchema>>;

/** How a worker takes jobs. */
export interface Lease {
  /** The name of the process. */
  readonly worker: string;
  /** In seconds: a job whose lease is not renewed for so long is taken over. */
  readonly leaseSeconds: number;
}

/**
 * Takes the next job of some kinds: one that waits, or one whose process has died. No two processes take the same one.
 * @param runningIds the jobs that the worker is working on: it does not take them again although their leases could not be renewed
 * @returns undefined when there is none
 */
export async function takeJob(
  orm: Orm,
  kinds: readonly Pick<JobKind, 'name'>[],
  { worker, leaseSeconds }: Lease,
  runningIds: readonly number[] = [],
): Promise<TakenJob | undefined> {
  if (kinds.length === 0) return undefined;
  const names = sql.join(
    kinds.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const isDue = sql`(${jobs.retry_at} is null or ${jobs.retry_at} <= now())`;
  const isAbandoned = sql`(${jobs.state} = 'running' and ${jobs.lease_until} < now() and ${jobs.job_id} <> all(${idList(runningIds)}))`;
  // The states and the order are those of the index of unfinished jobs.
  const next = sql`(select ${jobs.job_id} from ${jobs}
    where ${jobs.kind} in (${names}) and ${jobs.state} in ('waiting', 'running')
      and ((${jobs.state} = 'waiting' and ${isDue}) or ${isAbandoned})
    order by ${jobs.kind}, ${jobs.queued_at}, ${jobs.job_id} limit 1 for update skip locked)`;
  const [taken] = await queryRows(
    orm,
    sql`update ${jobs}
      set state = 'running', worker = ${worker}, lease_until = ${leaseEnd(leaseSeconds)}, retry_at = null, error = null,
        attempts = ${jobs.attempts} + 1
      where ${jobs.job_id} = ${next}
      returning ${jobs.job_id} as id, ${jobs.kind}, ${jobs.key}, ${jobs.payload}, ${jobs.attempts}, ${jobs.is_cancel_requested}`,
    takenSchema,
  );
  return taken;
}

/** Returns jobs to the queue: those of a worker that stops, or all running ones when no other process can exist. */
export async function releaseJobs(orm: Orm, worker: string | null): Promise<void> {
  await release(orm, worker === null ? sql`${jobs.state} = 'running'` : isHeldBy(worker));
}

/** Returns an interrupted job to the queue, or ends it if it was cancelled. */
export async function releaseJob(orm: Orm, id: number, worker: string): Promise<void> {
  await release(orm, sql`${jobs.job_id} = ${id} and ${isHeldBy(worker)}`);
}

async function release(orm: Orm, condition: SQL): Promise<void> {
  await orm.execute(sql`update ${jobs}
    set state = case when ${jobs.is_cancel_requested} then 'cancelled' else 'waiting' end, worker = null, lease_until = null,
      is_cancel_requested = false
    where ${condition}`);
}

/** How a job has ended. */
export type JobOutcome =
  | { readonly state: 'done'; readonly result: unknown }
  | { readonly state: 'failed'; readonly error: string };

/** What ends a job. */
export interface Ending {
  readonly worker: string;
  readonly outcome: JobOutcome;
  /** Progress that is not stored yet. */
  readonly progress?: JobProgress | undefined;
}

/** Ends a job; that of recurring work waits for its next time. @returns false when another process has taken it over */
export async function endJob(
  transaction: Orm,
  { every }: Pick<JobKind, 'every'>,
  id: number,
  { worker, outcome, progress }: Ending,
): Promise<boolean> {
  const error = outcome.state === 'failed' ? outcome.error : null;
  const result = outcome.state === 'done' ? JSON.stringify(outcome.result ?? null) : null;
  const state =
    every === undefined
      ? sql`state = ${outcome.state}`
      : sql`state = 'waiting', attempts = 0, queued_at = now(), retry_at = now() + make_interval(secs => ${every / 1_000})`;
  const ended = await queryRows(
    transaction,
    sql`update ${jobs} set ${state}, worker = null, lease_until = null, error = ${error}::text, is_cancel_requested = false,
        result = nullif(${result}::text::jsonb, 'null')${setProgress(progress)}
      where ${jobs.job_id} = ${id} and ${isHeldBy(worker)} returning ${jobs.job_id} as id`,
    z.object({ id: z.int() }),
  );
  return ended.length > 0;
}

/** Stores what the next attempt starts with. @returns false when another process has taken the job over */
export async function storeCheckpoint(
  transaction: Orm,
  id: number,
  { worker, payload, progress }: Pick<Ending, 'worker' | 'progress'> & { readonly payload: unknown },
): Promise<boolean> {
  const stored = await queryRows(
    transaction,
    sql`update ${jobs} set payload = ${JSON.stringify(payload)}::text::jsonb${setProgress(progress)}
      where ${jobs.job_id} = ${id} and ${isHeldBy(worker)} returning ${jobs.job_id} as id`,
    z.object({ id: z.int() }),
  );
  return stored.length > 0;
}

/** Returns a job to the queue for another attempt, after a pause that doubles each time. */
export async function postponeJob(
  orm: Orm,
  { pauses }: Pick<JobKind, 'pauses'>,
  id: number,
  { worker, error }: { readonly worker: string; readonly error: string },
): Promise<void> {
  const pause = sql`least(${pauses.longest}::float8, ${pauses.first}::float8 * power(2, least(${jobs.attempts} - 1, 20)))`;
  // One that was cancelled meanwhile has ended.
  await orm.execute(sql`update ${jobs}
    set state = case when ${jobs.is_cancel_requested} then 'cancelled' else 'waiting' end, worker = null, lease_until = null,
      error = ${error}, retry_at = now() + make_interval(secs => ${pause}), is_cancel_requested = false
    where ${jobs.job_id} = ${id} and ${isHeldBy(worker)}`);
}

export function isHeldBy(worker: string): SQL {
  return sql`(${jobs.state} = 'running' and ${jobs.worker} = ${worker})`;
}

export function leaseEnd(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** Ids as one parameter. */
export function idList(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}

function setProgress(progress: JobProgress | undefined): SQL {
  return progress === undefined
    ? sql``
    : sql`, progress_done = ${progress.done}::int, progress_total = ${progress.total}::int`;
}
