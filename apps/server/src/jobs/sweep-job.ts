import type { Orm } from '../database/connection.ts';
import type { JobKind } from './job-kind.ts';
import { recurringJob } from './recurring-job.ts';

/** How often files that are not needed any more are looked for, in milliseconds. */
const sweepInterval = 60 * 60 * 1000;

interface SweepOptions extends Pick<Parameters<typeof recurringJob>[0], 'name' | 'log' | 'failure'> {
  readonly sweep: (orm: Orm) => Promise<void>;
}

/** Work that removes files that are not needed any more, once an hour. */
export function sweepJob({ sweep, ...options }: SweepOptions): JobKind {
  return recurringJob({ ...options, every: sweepInterval, work: ({ orm }) => sweep(orm) });
}
