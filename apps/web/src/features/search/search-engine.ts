import type { SearchOptions } from '@cae-map/expedition/search/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';
import type { SearchReply, SearchRequest } from './search-messages.ts';

/** The part of a worker that the engine uses. */
export interface SearchThread {
  postMessage(request: SearchRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: SearchReply }) => void): void;
  terminate(): void;
}

/** Asks the thread that searches. */
export interface SearchEngine {
  /** Takes what can be found; a later call takes the place of the one before. */
  index(input: SearchInput): void;
  /** The answer to a query, or null when a later one was asked before it came. */
  ask(query: string, options: SearchOptions): Promise<SearchAnswer | null>;
  close(): void;
}

/** An engine over a thread. */
export function createSearchEngine(thread: SearchThread): SearchEngine {
  let lastId = 0;
  let waiting: { readonly id: number; readonly resolve: (answer: SearchAnswer | null) => void } | null = null;
  thread.addEventListener('message', ({ data }) => {
    if (waiting?.id !== data.id) return;
    waiting.resolve(data.answer);
    waiting = null;
  });
  return {
    index: (input) => thread.postMessage({ kind: 'index', input }),
    ask(query, options) {
      waiting?.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting = { id, resolve };
        thread.postMessage({ kind: 'ask', id, query, options });
      });
    },
    close() {
      waiting?.resolve(null);
      waiting = null;
      thread.terminate();
    },
  };
}

/** A thread of the browser. */
export function startSearchThread(): SearchThread {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
}
