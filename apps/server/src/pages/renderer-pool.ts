import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { PageRenderer } from '@cae-map/contract/api/page-renderer';
import { Piscina } from 'piscina';
import { RequestError } from '../responses/request-error.ts';
import { createTaskQueue } from '../responses/task-queue.ts';
import { serveCalls } from './call-channel.ts';
import type { RenderOutcome, RenderTask } from './renderer-worker.ts';

/**
 * Renders pages outside the main thread, with bounded concurrency, queue, time and memory. A render rejects with the `RequestError`
 * `unavailable` when one of its calls failed with status 500 or more, when it takes too long, or when the queue is full.
 */
export interface RendererPool extends PageRenderer {
  /** Invalidates the cached lists; called when records have changed. */
  invalidate(): void;
  close(): Promise<void>;
}

/**
 * One thread, because a render takes 5 to 100 ms of CPU time and the main thread needs a free core. After an
 * invalidation renders mostly wait for the database, so several run concurrently.
 */
const threads = 1;
const concurrentRenders = 4;
/** Two to five seconds of rendering; a longer wait is worse than a 503 response, also behind renders that wait for a database that hangs. */
const queueLimits = { concurrency: threads * concurrentRenders, maxWaiting: 60, maxWait: 5_000 };
/** In milliseconds; the thread of a render that takes longer is replaced. */
const renderTimeout = 20_000;
/** Four times the memory of the largest page. */
const maxHeapMegabytes = 384;

/** The worker is a separate file beside this one, in the sources and in the built server. */
function findWorkerFile(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `renderer-worker${path.extname(import.meta.url)}`);
}

/**
 * Starts the pool and loads the renderer in it.
 * @throws the error of loading the renderer's file.
 */
export async function createRendererPool(
  rendererFile: string,
  workerFile: string = findWorkerFile(),
): Promise<RendererPool> {
  const pool = new Piscina<RenderTask, RenderOutcome>({
    filename: workerFile,
    name: 'runTask',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: concurrentRenders,
    workerData: { rendererFile },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  // The error of a thread without a task, such as one whose file cannot be loaded; without a listener it would end the process.
  // Piscina starts another thread for the next task, which reports the error to its caller.
  pool.on('error', () => undefined);
  try {
    await pool.run(null);
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  const queue = createTaskQueue(queueLimits);
  let revision = 0;
  return {
    render: ({ client, ...request }) =>
      queue.run(async () => {
        const { port1, port2 } = new MessageChannel();
        serveCalls(port1, client);
        const signal = AbortSignal.timeout(renderTimeout);
        try {
          const outcome = await pool.run(
            { request, revision, port: port2 },
            { transferList: [port2], signal },
          );
          if ('unavailable' in outcome) throw new RequestError('unavailable', outcome.unavailable);
          if (outcome.page === null) throw new Error('the worker returned no page');
          return outcome.page;
        } catch (error) {
          throw signal.aborted ? createTimeoutError(error) : error;
        } finally {
          port1.close();
        }
      }),
    invalidate() {
      revision += 1;
    },
    close: () => pool.destroy(),
  };
}

function createTimeoutError(cause: unknown): RequestError {
  return new RequestError('unavailable', 'The page could not be rendered in time. Try again in a moment.', {
    cause,
  });
}
