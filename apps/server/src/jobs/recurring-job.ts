import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { JobContext, JobKind } from './job-kind.ts';
import { firstLine } from './run-job.ts';

interface RecurringJobOptions {
  readonly name: string;
  /** In milliseconds. */
  readonly every: number;
  readonly log: FastifyBaseLogger;
  /** What is logged when it fails. It is done again after the interval. */
  readonly failure: string;
  /** Changes no records of visitors. */
  readonly work: (context: Pick<JobContext<unknown>, 'orm' | 'signal'>) => Promise<void>;
}

/** Work that is done once per interval by one of the processes, such as removing what is not needed any more. */
export function recurringJob({ name, every, log, failure, work }: RecurringJobOptions): JobKind {
  return {
    name,
    concurrency: 1,
    every,
    // After a failure of any kind it is done again after the interval.
    pauses: { first: every / 1_000, longest: every / 1_000 },
    changes: [],
    payload: z.object({}),
    async work(context) {
      try {
        await work(context);
      } catch (error) {
        if (!context.signal.aborted) log.error({ err: error }, failure);
        throw error;
      }
      return false;
    },
    describeFailure: firstLine,
  };
}
