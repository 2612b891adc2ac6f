import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { queryRows } from '../database/query-rows.ts';
import type { JobKind } from './job-kind.ts';

/** What the queue needs of a kind. */
export type QueuedKind = Pick<JobKind, 'table' | 'key' | 'pauses'>;

const takenSchema = z.object({ id: z.int(), attempts: z.int() });
/** A job that a worker has taken. */
export type TakenJob = Readonly<z.output<typeof takenSchema>>;

const idSchema = z.object({ id: z.int() });

/** How a worker takes jobs. */
export interface Lease {
  /** The name of the process. */
  readonly worker: string;
  /** In seconds: a job whose lease is not renewed for so long is taken over. */
  readonly leaseSeconds: number;
}

/** Adds a job for each record. A job that runs already is not added twice; one that has ended or waits starts again. */
export async function addJobs(
  transaction: Orm,
  { table, key }: QueuedKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await removeFinishedBatch(transaction, table);
  // One parameter: the columns of one statement are few, but the ids could be more parameters than PostgreSQL has.
  const list = `{${ids.join(',')}}`;
  const keyName = sql.identifier(key.name);
  await transaction.execute(sql`
    insert into ${table} (${keyName}) select unnest(${list}::int[])
    on conflict (${keyName}) do update
    set state = 'waiting', attempts = 0, queued_at = now(), worker = null, lease_until = null, error = null, retry_at = null
    where ${table.state} <> 'running'`);
}

/** When nothing waits or runs, the next jobs are a new batch, whose progress begins at zero. */
async function removeFinishedBatch(transaction: Orm, table: QueuedKind['table']): Promise<void> {
  const unfinished = sql`exists (select from ${table} where ${table.state} in ('waiting', 'running'))`;
  await transaction.execute(sql`delete from ${table} where ${table.state} = 'done' and not ${unfinished}`);
}

/**
 * Takes the next job: one that waits, or one whose process has died. No two processes take the same one.
 * @returns undefined when there is none
 */
export async function takeJob(
  orm: Orm,
  { table, key }: QueuedKind,
  { worker, leaseSeconds }: Lease,
): Promise<TakenJob | undefined> {
  const isDue = sql`(${table.retry_at} is null or ${table.retry_at} <= now())`;
  const isAbandoned = sql`(${table.state} = 'running' and ${table.lease_until} < now())`;
  const next = sql`(select ${key} from ${table} where (${table.state} = 'waiting' and ${isDue}) or ${isAbandoned}
    order by ${table.queued_at}, ${key} limit 1 for update skip locked)`;
  const [taken] = await queryRows(
    orm,
    sql`update ${table}
      set state = 'running', worker = ${worker}, lease_until = ${leaseEnd(leaseSeconds)}, retry_at = null, error = null,
        attempts = ${table.attempts} + 1
      where ${key} = ${next} returning ${key} as id, ${table.attempts} as attempts`,
    takenSchema,
  );
  return taken;
}

/** Extends the leases of jobs that a worker is still working on. */
export async function renewLeases(
  orm: Orm,
  { table, key }: QueuedKind,
  ids: readonly number[],
  { worker, leaseSeconds }: Lease,
): Promise<void> {
  if (ids.length === 0) return;
  await orm.execute(sql`update ${table} set lease_until = ${leaseEnd(leaseSeconds)}
    where ${key} = any(${`{${ids.join(',')}}`}::int[]) and ${isHeldBy(table, worker)}`);
}

/** Returns jobs to the queue: those of a worker that stops, or all running ones when no other process can exist. */
export async function releaseJobs(orm: Orm, { table }: QueuedKind, worker: string | null): Promise<void> {
  const released = worker === null ? sql`${table.state} = 'running'` : isHeldBy(table, worker);
  await orm.execute(
    sql`update ${table} set state = 'waiting', worker = null, lease_until = null where ${released}`,
  );
}

/** Ends a job. @returns false when another process has taken it over */
export async function endJob(
  transaction: Orm,
  { table, key }: QueuedKind,
  id: number,
  { worker, error }: { readonly worker: string; readonly error: string | null },
): Promise<boolean> {
  const state = error === null ? 'done' : 'failed';
  const ended = await queryRows(
    transaction,
    sql`update ${table} set state = ${state}, worker = null, lease_until = null, error = ${error}
      where ${key} = ${id} and ${isHeldBy(table, worker)} returning ${key} as id`,
    idSchema,
  );
  return ended.length > 0;
}

/** Returns a job to the queue for another attempt, after a pause that doubles each time. */
export async function postponeJob(
  orm: Orm,
  { table, key, pauses }: QueuedKind,
  id: number,
  { worker, error }: { readonly worker: string; readonly error: string },
): Promise<void> {
  const pause = sql`least(${pauses.longest}::int, ${pauses.first}::int * power(2, least(${table.attempts} - 1, 20)))`;
  await orm.execute(sql`update ${table}
    set state = 'waiting', worker = null, lease_until = null, error = ${error}, retry_at = now() + make_interval(secs => ${pause})
    where ${key} = ${id} and ${isHeldBy(table, worker)}`);
}

function isHeldBy(table: QueuedKind['table'], worker: string): SQL {
  return sql`(${table.state} = 'running' and ${table.worker} = ${worker})`;
}

function leaseEnd(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
