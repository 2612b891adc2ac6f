import type { JobState } from '@cae-map/contract/entities/job';
import { count, desc, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/connection.ts';
import { jobs } from '../../database/schema.ts';

export type JobRow = typeof jobs.$inferSelect;

export async function findJob(orm: Orm, id: number): Promise<JobRow | undefined> {
  const [job] = await orm.select().from(jobs).where(eq(jobs.job_id, id));
  return job;
}

/** Finds a job and locks its row: no worker takes or ends it meanwhile. */
export async function lockJob(transaction: Orm, id: number): Promise<JobRow | undefined> {
  const [job] = await transaction.select().from(jobs).where(eq(jobs.job_id, id)).for('no key update');
  return job;
}

/** The jobs that were queued last, the newest first. */
export async function findNewestJobs(orm: Orm, limit: number): Promise<JobRow[]> {
  return await orm.select().from(jobs).orderBy(desc(jobs.queued_at), desc(jobs.job_id)).limit(limit);
}

export async function countJobs(orm: Orm): Promise<ReadonlyMap<JobState, number>> {
  const rows = await orm.select({ state: jobs.state, count: count() }).from(jobs).groupBy(jobs.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** Changes a job that is locked. */
export async function updateJob(
  transaction: Orm,
  id: number,
  values: PgUpdateSetSource<typeof jobs>,
): Promise<JobRow> {
  const [job] = await transaction.update(jobs).set(values).where(eq(jobs.job_id, id)).returning();
  if (job === undefined) throw new Error(`the locked job ${id} is missing`);
  return job;
}
