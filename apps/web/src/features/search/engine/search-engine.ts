import type { SearchOptions } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';
import type { SearchReply, SearchRequest } from './search-messages.ts';

/** A search worker. */
export interface SearchThread {
  send(request: SearchRequest): void;
  onReply(listener: (reply: SearchReply) => void): void;
  /** Calls the listener when the worker failed to load or has failed. */
  onFailure(listener: () => void): void;
  /** Terminates the worker. It sends no further replies. */
  terminate(): void;
}

/** Sends queries to the search worker. */
export interface SearchEngine {
  /** Indexes content and replaces the previous index. */
  index(input: SearchInput): void;
  /** Returns the results of a query; null before the first index. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer | null>;
}

/** Creates an engine for a worker. */
export function createSearchEngine(thread: SearchThread): SearchEngine {
  let lastId = 0;
  const pending = new Map<number, (answer: SearchAnswer | null) => void>();
  thread.onReply(({ id, answer }) => {
    pending.get(id)?.(answer);
    pending.delete(id);
  });
  return {
    index: (input) => thread.send({ kind: 'index', input }),
    search(query, options) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        pending.set(id, resolve);
        thread.send({ kind: 'search', id, query, options });
      });
    },
  };
}
