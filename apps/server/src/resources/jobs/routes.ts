import { maxListedJobs } from '@cae-map/contract/entities/job';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { checkPolicy } from '../../writes/policy.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { writeRoute } from '../../writes/write-route.ts';
import { cancelJob, resumeJob } from './change-job.ts';
import { ownJob } from './policy.ts';
import { presentJob } from './presenter.ts';
import { countJobs, findJob, findNewestJobs, lockJob } from './repository.ts';

/** The calls by which users follow and stop their jobs, and administrators all of them. */
export const jobsRoutes: FastifyPluginAsync = async (app) => {
  const tag = 'jobs';

  privateReadRoute(
    app,
    'getJob',
    async ({ caller, parameters, orm }) => {
      const job = await findJob(orm, parameters.job_id);
      if (job === undefined) throw new RequestError('not_found', 'There is no such job.');
      checkPolicy(ownJob, caller, job);
      return presentJob(job);
    },
    { tag, summary: 'The state, the progress and the result of a job' },
  );

  for (const [name, change, summary] of [
    ['cancelJob', cancelJob, 'Cancels a job; a running one stops as soon as it can'],
    ['resumeJob', resumeJob, 'Returns a job that has failed or was cancelled to the queue'],
  ] as const)
    writeRoute(
      app,
      name,
      {
        policy: ownJob,
        load: ({ transaction, parameters }) => lockJob(transaction, parameters.job_id),
        async act({ transaction }, job) {
          const changed = await change(transaction, job);
          return changed instanceof RequestError ? changed : presentJob(changed);
        },
      },
      { tag, summary },
    );

  privateReadRoute(
    app,
    'listJobs',
    async ({ orm }) => {
      const [rows, counts] = await Promise.all([findNewestJobs(orm, maxListedJobs), countJobs(orm)]);
      return {
        jobs: rows.map(presentJob),
        counts: {
          waiting: counts.get('waiting') ?? 0,
          running: counts.get('running') ?? 0,
          failed: counts.get('failed') ?? 0,
          done: counts.get('done') ?? 0,
          cancelled: counts.get('cancelled') ?? 0,
        },
      };
    },
    { tag, summary: 'The newest jobs of all users, and the number of jobs by state' },
  );
};
