import { z } from 'zod';

/**
 * The states of a job. One that has failed or was cancelled is not attempted again until it is resumed; recurring work always waits for
 * its next time.
 */
export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

const jobProgressSchema = z.object({
  done: z.int().nonnegative(),
  total: z.int().nonnegative().nullable().describe('null while it is unknown'),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

/** Work of the server in the background. */
export const jobSchema = z.object({
  job_id: z.int().positive(),
  kind: z.string().describe('what is done, such as image-sizes'),
  key: z.string().describe('what the job is about within its kind, such as the id of an image'),
  state: z.enum(jobStates),
  attempts: z.int().nonnegative(),
  queued_at: z.iso.datetime(),
  error: z.string().nullable().describe('why the last attempt failed'),
  retry_at: z.iso.datetime().nullable().describe('of a waiting job: it does not start earlier'),
  progress: jobProgressSchema,
  result: z.unknown().describe('of a job that is done; its contents depend on the kind'),
  is_cancel_requested: z.boolean().describe('of a running job that is to stop'),
  created_by: z.int().nullable().describe('the user; null for work of the server'),
});
export type JobRecord = z.infer<typeof jobSchema>;

/** The most jobs of the list of administrators. */
export const maxListedJobs = 200;

export const jobListSchema = z.object({
  jobs: z.array(jobSchema).describe(`the ${maxListedJobs} jobs that were queued last, the newest first`),
  counts: z.record(z.enum(jobStates), z.int().nonnegative()).describe('of all jobs, by state'),
});
export type JobList = z.infer<typeof jobListSchema>;
