import type { TrackReply, TrackRequest } from './track-messages.ts';

/** A request that a worker handles. */
export interface TrackWork {
  /** Resolves to the last reply; `interrupted` if the worker fails. Never resolves after `cancel`. */
  readonly done: Promise<Exclude<TrackReply, { kind: 'progress' }>>;
  /** Terminates the worker; a transaction that is not complete is rolled back. */
  cancel(): void;
}

/** Handles a request in a worker of its own. */
export function runInWorker(request: TrackRequest, onProgress: (share: number) => void): TrackWork {
  const worker = new Worker(new URL('./track-worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<Exclude<TrackReply, { kind: 'progress' }>>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TrackReply>) => {
      if (data.kind === 'progress') {
        onProgress(data.share);
        return;
      }
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      resolve({ kind: 'failed', failure: { code: 'interrupted' } });
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have no target origin.
  worker.postMessage(request);
  return { done, cancel: () => worker.terminate() };
}
