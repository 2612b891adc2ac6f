import pLimit from 'p-limit';
import { RequestError } from './request-error.ts';

export interface TaskQueueLimits {
  readonly concurrency: number;
  /** Further tasks are rejected. */
  readonly maxWaiting: number;
  /** In milliseconds: behind tasks that hang, others would wait for minutes. */
  readonly maxWait: number;
}

/** Runs tasks with bounded concurrency and a bounded queue. */
export interface TaskQueue {
  /** @throws {RequestError} `unavailable` when the queue is full or the task has waited for `maxWait`. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** `Retry-After` of a full queue, in seconds: by then its tasks have been processed. */
export const busyRetrySeconds = 2;

export function createTaskQueue({ concurrency, maxWaiting, maxWait }: TaskQueueLimits): TaskQueue {
  const limit = pLimit(concurrency);
  return {
    async run(task) {
      if (limit.pendingCount >= maxWaiting) throw createBusyError();
      return await new Promise((resolve, reject) => {
        let hasTimedOut = false;
        const timer = setTimeout(() => {
          hasTimedOut = true;
          reject(createBusyError());
        }, maxWait);
        limit(async () => {
          clearTimeout(timer);
          if (!hasTimedOut) resolve(await task());
        }).catch(reject);
      });
    },
  };
}

/** Creates the error of a full queue. */
export function createBusyError(): RequestError {
  return new RequestError('unavailable', 'The server is busy. Try again in a moment.', {
    retryAfterSeconds: busyRetrySeconds,
  });
}
