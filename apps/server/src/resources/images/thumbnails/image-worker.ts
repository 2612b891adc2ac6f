import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { commitChanges } from '../../../writes/commit-changes.ts';
import { processJob, type JobContext } from './process-job.ts';
import { releaseJobs, renewLeases, takeJob } from './queue.ts';

/** Makes the sizes of uploaded images in the background. */
export interface ImageWorker {
  /** Takes no further job and finishes the running ones. */
  stop(): Promise<void>;
}

export interface ImageWorkerOptions extends Pick<JobContext, 'stores' | 'pictures'> {
  /** The jobs at once; each uses one thread of the image library. By default one processor is left for requests. */
  readonly concurrency?: number;
  /** In seconds. */
  readonly leaseSeconds?: number;
}

/** At most so many jobs at once: each holds the pixels of a picture. */
const maxConcurrency = 2;
const defaultLeaseSeconds = 60;

/** How often the queue is read while it is empty, in milliseconds; other processes add jobs as well. */
const pollInterval = 1_000;

/** Published images invalidate the lists of visitors at most this often, in milliseconds. */
const announceInterval = 5_000;

/** Starts to work on the queue, until it is stopped. While the database is unavailable the worker waits. */
export function startImageWorker(app: FastifyInstance, options: ImageWorkerOptions): ImageWorker {
  const { stores, pictures, leaseSeconds = defaultLeaseSeconds } = options;
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
      () => ['images'],
      () => Promise.resolve(),
    );
  }

  /** @returns whether there was a job */
  async function work(): Promise<boolean> {
    const job = await takeJob(orm, lease);
    if (job === undefined) return false;
    running.add(job.image_id);
    try {
      if (await processJob(orm, job, { worker: lease.worker, stores, pictures })) hasUnannounced = true;
    } finally {
      running.delete(job.image_id);
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
      if (!isFailing) app.log.error({ err: error }, 'the sizes of images cannot be made');
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
    repeat(() => renewLeases(orm, [...running], lease), (leaseSeconds * 1_000) / 3),
    repeat(announce, announceInterval),
  ];
  const finished = (async () => {
    // Only one process can use an embedded database: a running job was left by a killed one.
    if (kind === 'embedded')
      await attempt(async () => {
        await releaseJobs(orm, null);
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
        await releaseJobs(orm, lease.worker);
        return true;
      });
    },
  };
}
