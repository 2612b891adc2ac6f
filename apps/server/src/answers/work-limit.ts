import pLimit from 'p-limit';
import { RequestError } from './request-error.ts';

export interface WorkLimits {
  readonly concurrency: number;
  /** How many may wait; one more is refused. */
  readonly maxWaiting: number;
  /** How long work may wait for its turn, in milliseconds: behind work that hangs it would wait for minutes. */
  readonly maxWait: number;
}

/** Runs work with bounded concurrency and a bounded queue. */
export interface WorkLimit {
  /** @throws {RequestError} `unavailable` when the queue is full, or when the turn of the work does not come in time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The advice to clients when the queue is full, in seconds: by then a queue of this length has been worked off. */
export const busyRetrySeconds = 2;

export function createWorkLimit({ concurrency, maxWaiting, maxWait }: WorkLimits): WorkLimit {
  const limit = pLimit(concurrency);
  return {
    async run(work) {
      if (limit.pendingCount >= maxWaiting) throw serverBusy();
      return await new Promise((resolve, reject) => {
        let hasGivenUp = false;
        const waiting = setTimeout(() => {
          hasGivenUp = true;
          reject(serverBusy());
        }, maxWait);
        limit(async () => {
          clearTimeout(waiting);
          if (!hasGivenUp) resolve(await work());
        }).catch(reject);
      });
    },
  };
}

/** The error with which work is refused while too much of it waits. */
export function serverBusy(): RequestError {
  return new RequestError('unavailable', 'The server is busy. Try again in a moment.', {
    retryAfterSeconds: busyRetrySeconds,
  });
}
