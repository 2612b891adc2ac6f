import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { jobStates } from '../values.ts';

/** The columns of every table of jobs, besides its primary key, which names the record that a job is about. */
export const jobColumns = () => ({
  state: text({ enum: jobStates }).notNull().default('waiting'),
  /** How often the job has started. */
  attempts: integer().notNull().default(0),
  queued_at: instant().notNull().defaultNow(),
  /** Of a running job: the process that works on it, and until when no other takes the job. */
  worker: text(),
  lease_until: instant(),
  /** Why the last attempt failed. */
  error: text(),
  /** Of a waiting job whose last attempt failed for a temporary reason: when it is attempted again. */
  retry_at: instant(),
});
