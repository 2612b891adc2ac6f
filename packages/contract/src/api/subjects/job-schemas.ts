import { z } from 'zod';
import { jobListSchema, jobSchema } from '../../entities/job.ts';
import { identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import type { jobCalls } from './job-calls.ts';

const oneJob = { params: z.object({ job_id: identifier }), query: nothing, response: jobSchema } as const;

/** The schemas of the endpoints of jobs. */
export const jobSchemas = {
  getJob: oneJob,
  cancelJob: oneJob,
  resumeJob: oneJob,
  listJobs: { params: nothing, query: nothing, response: jobListSchema },
} as const satisfies Record<keyof typeof jobCalls, ApiCallSchemas>;
