import { randomUUID } from 'node:crypto';
import type { RecordTag } from '@cae-map/contract/record-tags';
import type { FastifyInstance } from 'fastify';
import { commitChanges } from '../writes/commit-changes.ts';
import { scheduleRecurringJobs } from './add-jobs.ts';
import { beat, type RunningJob } from './job-heartbeat.ts';
import type { JobKind } from './job-kind.ts';
import { releaseJobs, takeJob, type TakenJob } from './job-queue.ts';
import { createActivity, runJob } from './run-job.ts';
import { createPause } from './wakeable-pause.ts';

/** Works on the jobs in the background. */
export interface JobRunner {
  /** Takes no further job, interrupts the running ones and waits for them; what is unfinished returns to the queue. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  /** In seconds. */
  readonly leaseSeconds?: number;
  /** How often the queue is read while it is empty, in milliseconds. */
  readonly poll?: number;
}

const defaultLeaseSeconds = 60;

/** How often the queue is read while it is empty, in milliseconds: jobs become due, leases expire, and a notification may be lost. */
const pollInterval = 1_000;

/** How often progress is stored and cancelled jobs are looked for, in milliseconds. */
const beatInterval = 1_000;

/** Changed records invalidate the lists of visitors at most this often, in milliseconds. */
const announceInterval = 5_000;

/** Starts to work on the jobs of all kinds, until it is stopped. While the database is unavailable the runner waits. */
export function startJobRunner(
  app: FastifyInstance,
  kinds: readonly JobKind[],
  { leaseSeconds = defaultLeaseSeconds, poll = pollInterval }: JobRunnerOptions = {},
): JobRunner {
  const lease = { worker: randomUUID(), leaseSeconds };
  const { orm, kind: databaseKind } = app.database;
  const running = new Map<RunningJob, { readonly kind: JobKind; readonly ended: Promise<void> }>();
  const unannounced = new Set<RecordTag>();
  const queuePause = createPause();
  const beatPause = createPause();
  const stopping = new AbortController();
  const finished = new AbortController();
  let isPrepared = false;
  let isFailing = false;

  /** A failure of the database is logged once; a job is taken again when its lease has expired. */
  async function attempt<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await task();
      isFailing = false;
      return result;
    } catch (error) {
      if (!isFailing) app.log.error({ err: error }, 'the jobs in the background cannot be worked on');
      isFailing = true;
      return undefined;
    }
  }

  async function prepare(): Promise<void> {
    if (isPrepared) return;
    // Only one process can use an embedded database: a running job was left by a killed one.
    if (databaseKind === 'embedded') await releaseJobs(orm, null);
    await scheduleRecurringJobs(orm, kinds);
    isPrepared = true;
  }

  function isFree(kind: JobKind): boolean {
    return [...running.values()].filter((job) => job.kind === kind).length < kind.concurrency;
  }

  /** @returns whether there was a job */
  async function startNext(): Promise<boolean> {
    // Jobs of a newer version are left to its processes.
    if (app.schemaWatch.isOutdated()) return false;
    await prepare();
    const ids = [...running.keys()].map(({ id }) => id);
    const job = await takeJob(orm, kinds.filter(isFree), lease, ids);
    const kind = kinds.find(({ name }) => name === job?.kind);
    if (job === undefined || kind === undefined) return false;
    start(job, kind);
    return true;
  }

  function start(job: TakenJob, kind: JobKind): void {
    const activity: RunningJob = Object.assign(createActivity(), { id: job.id });
    if (stopping.signal.aborted) activity.interruption.abort();
    const ended = attempt(async () => {
      if (await runJob(orm, kind, job, lease.worker, activity))
        for (const tag of kind.changes) unannounced.add(tag);
    }).finally(() => {
      running.delete(activity);
      queuePause.wake();
    });
    running.set(activity, { kind, ended });
  }

  async function takeJobs(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The next job follows the previous one.
      if ((await attempt(startNext)) !== true) await queuePause.wait(poll);
    }
    await Promise.all([...running.values()].map(({ ended }) => ended));
  }

  async function keepJobs(): Promise<void> {
    let renewed = Date.now();
    while (!finished.signal.aborted) {
      await beatPause.wait(beatInterval);
      const isRenewing = Date.now() - renewed >= (leaseSeconds * 1_000) / 3;
      if (isRenewing) renewed = Date.now();
      await attempt(() => beat(orm, [...running.keys()], lease, isRenewing));
    }
  }

  async function announce(): Promise<void> {
    if (unannounced.size === 0) return;
    const tags = [...unannounced];
    unannounced.clear();
    try {
      await commitChanges(
        app,
        () => tags,
        () => Promise.resolve(),
      );
    } catch (error) {
      for (const tag of tags) unannounced.add(tag);
      throw error;
    }
  }

  app.database.onJobsAdded(() => queuePause.wake());
  const announcing = setInterval(() => void attempt(announce), announceInterval).unref();
  const taking = takeJobs();
  const keeping = keepJobs();

  return {
    async stop() {
      stopping.abort();
      clearInterval(announcing);
      for (const { interruption } of running.keys()) interruption.abort();
      queuePause.wake();
      await taking;
      finished.abort();
      beatPause.wake();
      await keeping;
      await attempt(announce);
      await attempt(() => releaseJobs(orm, lease.worker));
    },
  };
}
