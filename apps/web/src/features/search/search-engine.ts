import type { SearchOptions } from '@cae-map/expedition/search/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';
import type { SearchReply, SearchRequest } from './search-messages.ts';

/** A thread that searches. */
export interface SearchThread {
  send(request: SearchRequest): void;
  onReply(listener: (reply: SearchReply) => void): void;
}

/** Asks the thread that searches. */
export interface SearchEngine {
  /** Takes what can be found; a later call takes the place of the one before. */
  index(input: SearchInput): void;
  /** The answer to a query, or null when a later one was asked before it came. */
  ask(query: string, options: SearchOptions): Promise<SearchAnswer | null>;
}

/** An engine over a thread. */
export function createSearchEngine(thread: SearchThread): SearchEngine {
  let lastId = 0;
  let waiting: { readonly id: number; readonly resolve: (answer: SearchAnswer | null) => void } | null = null;
  thread.onReply(({ id, answer }) => {
    if (waiting?.id !== id) return;
    waiting.resolve(answer);
    waiting = null;
  });
  return {
    index: (input) => thread.send({ kind: 'index', input }),
    ask(query, options) {
      waiting?.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting = { id, resolve };
        thread.send({ kind: 'ask', id, query, options });
      });
    },
  };
}

/** A thread of the browser. */
export function startSearchThread(): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    send: (request) => worker.postMessage(request),
    onReply: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => listener(data)),
  };
}
