import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { commitChanges } from '../writes/commit-changes.ts';
import type { JobKind } from './job-kind.ts';
import { releaseJobs, renewLeases, takeJob } from './job-queue.ts';
import { runJob } from './run-job.ts';

/** Works on the jobs of a kind in the background. */
export interface JobWorker {
  /** Takes no further job and finishes the running ones. */
  stop(): Promise<void>;
}

export interface JobWorkerOptions {
  /** How many jobs are worked on in parallel. By default one processor is left for requests. */
  readonly concurrency?: number;
  /** In seconds. */
  readonly leaseSeconds?: number;
}

/** The most jobs of a kind in parallel: one that processes a picture holds its pixels. */
const maxConcurrency = 2;
const defaultLeaseSeconds = 60;

/** How often the queue is read while it is empty, in milliseconds; other processes add jobs as well. */
const pollInterval = 1_000;

/** Changed records invalidate the lists of visitors at most this often, in milliseconds. */
const announceInterval = 5_000;

/** Starts to work on the jobs of a kind, until it is stopped. While the database is unavailable the worker waits. */
export function startJobWorker(
  app: FastifyInstance,
  jobKind: JobKind,
  options: JobWorkerOptions = {},
): JobWorker {
  const { leaseSeconds = defaultLeaseSeconds } = options;
  const concurrency =
    options.concurrency ?? Math.max(1, Math.min(maxConcurrency, availableParallelism() - 1));
  const lease = { worker: randomUUID(), leaseSeconds };
  const { orm, kind } = app.database;
  const stopping = new AbortController();
  const running = new Set<number>();
  let hasUnannounced = false;
  let isFailing = false;

  async function announce(): Promise<void> {
    if (!hasUnannounced) return;
    hasUnannounced = false;
    await commitChanges(
      app,
      () => [...jobKind.changes],
      () => Promise.resolve(),
    );
  }

  /** @returns whether there was a job */
  async function work(): Promise<boolean> {
    const job = await takeJob(orm, jobKind, lease);
    if (job === undefined) return false;
    running.add(job.id);
    try {
      if (await runJob(orm, jobKind, job, lease.worker)) hasUnannounced = true;
    } finally {
      running.delete(job.id);
    }
    return true;
  }

  /** A failure of the database is logged once; the job is taken again when its lease has expired. */
  async function attempt(task: () => Promise<boolean>): Promise<boolean> {
    try {
      const result = await task();
      isFailing = false;
      return result;
    } catch (error) {
      if (!isFailing)
        app.log.error({ err: error }, `the jobs of the kind '${jobKind.name}' cannot be worked on`);
      isFailing = true;
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The next job follows the previous one.
      if (!(await attempt(work)))
        await setTimeout(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const repeat = (task: () => Promise<void>, milliseconds: number): NodeJS.Timeout =>
    setInterval(
      () =>
        void attempt(async () => {
          await task();
          return true;
        }),
      milliseconds,
    ).unref();
  const timers = [
    repeat(() => renewLeases(orm, jobKind, [...running], lease), (leaseSeconds * 1_000) / 3),
    repeat(announce, announceInterval),
  ];
  const finished = (async () => {
    // Only one process can use an embedded database: a running job was left by a killed one.
    if (kind === 'embedded')
      await attempt(async () => {
        await releaseJobs(orm, jobKind, null);
        return true;
      });
    await Promise.all(Array.from({ length: concurrency }, run));
  })();

  return {
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await finished;
      await attempt(async () => {
        await announce();
        await releaseJobs(orm, jobKind, lease.worker);
        return true;
      });
    },
  };
}
