import type { SearchThread } from './search-engine.ts';
import type { SearchReply } from './search-messages.ts';

/** Starts the search worker. */
export function startSearchThread(): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have no target origin.
    send: (request) => worker.postMessage(request),
    onReply: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
}
