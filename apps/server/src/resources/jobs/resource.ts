import { removeOldJobs } from '../../jobs/add-jobs.ts';
import { recurringJob } from '../../jobs/recurring-job.ts';
import type { Resource } from '../resource.ts';
import { jobsRoutes } from './routes.ts';

const day = 24 * 60 * 60 * 1000;

export const jobs = {
  name: 'jobs',
  create: ({ log }) => ({
    guardedRoutes: jobsRoutes,
    jobKinds: [
      recurringJob({
        name: 'old-jobs',
        every: day,
        log,
        failure: 'old jobs cannot be removed',
        work: async ({ orm }) => void (await removeOldJobs(orm)),
      }),
    ],
  }),
} satisfies Resource;
