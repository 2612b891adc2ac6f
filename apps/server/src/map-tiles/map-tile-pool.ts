import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { RequestError } from '../responses/request-error.ts';
import { createTaskQueue } from '../responses/task-queue.ts';
import type { MapTileResult, MapTileTask } from './map-tile-worker.ts';

/** Makes vector tiles outside the main thread, with bounded queue, time and memory. */
export interface MapTilePool {
  /** @throws {RequestError} `unavailable` when the queue is full or the task takes too long */
  run(task: MapTileTask): Promise<MapTileResult>;
  close(): Promise<void>;
}

/** A tile takes milliseconds, the first one of a zoom or of a new version about a tenth of a second. */
const queueLimits = { concurrency: 1, maxWaiting: 200, maxWait: 10_000 };
/** In milliseconds; the thread of a task that takes longer is replaced. */
const taskTimeout = 30_000;
/** Three times the memory that ten times the content needs. */
const maxHeapMegabytes = 512;
/** In milliseconds: the tiles are cached, so that the thread is seldom needed and its memory is released. */
const idleTimeout = 60_000;

/** The worker is a separate file beside this one, in the sources and in the built server. */
function findWorkerFile(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `map-tile-worker${path.extname(import.meta.url)}`);
}

/** Opens the pool; its thread starts with the first task. */
export function openMapTilePool(workerFile: string = findWorkerFile()): MapTilePool {
  const pool = new Piscina<MapTileTask, MapTileResult>({
    filename: workerFile,
    name: 'runMapTileTask',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  // The error of a thread without a task; the next task starts another thread.
  pool.on('error', () => undefined);
  const queue = createTaskQueue(queueLimits);
  return {
    run: (task) =>
      queue.run(async () => {
        const signal = AbortSignal.timeout(taskTimeout);
        try {
          return await pool.run(task, { signal });
        } catch (error) {
          if (!signal.aborted) throw error;
          throw new RequestError(
            'unavailable',
            'The tile could not be made in time. Try again in a moment.',
            {
              cause: error,
            },
          );
        }
      }),
    close: () => pool.destroy(),
  };
}
