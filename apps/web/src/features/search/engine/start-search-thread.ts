import type { SearchThread } from './search-engine.ts';
import type { SearchReply } from './search-messages.ts';

/** A thread of the browser. */
export function startSearchThread(): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    send: (request) => worker.postMessage(request),
    onReply: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    end: () => worker.terminate(),
  };
}
