import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobStates } from '@cae-map/contract/entities/job';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/**
 * The work in the background, of all kinds. Any process takes a job by a lease, and takes over the job of a process whose lease has
 * expired.
 */
export const jobs = pgTable(
  'jobs',
  {
    job_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of a `JobKind`. */
    kind: text().notNull(),
    /** What the job is about within its kind, such as the id of a record. */
    key: text().notNull(),
    /** What the kind needs besides, without secrets. */
    payload: jsonb().notNull().default({}),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    /** How often the job has started. */
    attempts: integer().notNull().default(0),
    queued_at: instant().notNull().defaultNow(),
    /** Of a running job: the process that works on it, and until when no other takes the job. */
    worker: text(),
    lease_until: instant(),
    /** Why the last attempt failed. */
    error: text(),
    /** Of a waiting job that is postponed, or that recurs: it does not start earlier. */
    retry_at: instant(),
    progress_done: integer().notNull().default(0),
    /** Null while it is unknown. */
    progress_total: integer(),
    /** Of a job that is done. */
    result: jsonb(),
    /** Of a running job that is to stop. */
    is_cancel_requested: boolean().notNull().default(false),
    created_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('jobs_kind_key').on(table.kind, table.key),
    // The jobs that can be taken; ended ones do not slow that down.
    index('jobs_unfinished')
      .on(table.kind, table.queued_at, table.job_id)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_queued_at').on(table.queued_at),
    oneOf('jobs_state', table.state, jobStates),
  ],
);
