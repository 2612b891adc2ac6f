import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { PageRenderer, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { Piscina } from 'piscina';
import { serverBusy } from '../answers/work-limit.ts';
import { serveCalls } from './call-channel.ts';
import type { RenderTask } from './renderer-worker.ts';

/** Renders pages outside the main thread, with bounded concurrency, queue, time and memory. */
export interface RendererPool extends PageRenderer {
  /** Drops the lists that the pool keeps between renders; to be called when records have changed. */
  invalidate(): void;
  close(): Promise<void>;
}

/**
 * One thread: a render takes 5 to 100 ms of computing, and the main thread needs a core of its own. Renders wait for the
 * database most of their time after an invalidation, so several share the thread.
 */
const threads = 1;
const concurrentRenders = 4;
/** Two to five seconds of rendering; a longer wait is worse than an answer to try again. */
const maxWaiting = 60;
/** A render that takes longer never ends: its thread is replaced, in milliseconds. */
const renderTimeout = 20_000;
/** Four times what the largest page needs. */
const maxHeapMegabytes = 384;

/** The worker is a file of its own, beside this one in the sources and in the built server. */
function builtWorkerFile(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `renderer-worker${path.extname(import.meta.url)}`);
}

/**
 * Starts the pool and loads the renderer in it.
 * @throws what the renderer's file throws when it is loaded.
 */
export async function createRendererPool(
  rendererFile: string,
  workerFile: string = builtWorkerFile(),
): Promise<RendererPool> {
  const pool = new Piscina<RenderTask, RenderedPage | null>({
    filename: workerFile,
    name: 'runTask',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: concurrentRenders,
    maxQueue: maxWaiting,
    workerData: { rendererFile },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  try {
    await pool.run(null);
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  let revision = 0;
  return {
    async render({ client, ...request }) {
      if (pool.queueSize >= maxWaiting) throw serverBusy();
      const { port1, port2 } = new MessageChannel();
      serveCalls(port1, client);
      try {
        const page = await pool.run(
          { request, revision, port: port2 },
          { transferList: [port2], signal: AbortSignal.timeout(renderTimeout) },
        );
        if (page === null) throw new Error('the worker took a render for a request to load');
        return page;
      } finally {
        port1.close();
      }
    },
    invalidate() {
      revision += 1;
    },
    close: () => pool.destroy(),
  };
}
