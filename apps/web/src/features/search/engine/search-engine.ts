import type { SearchOptions } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchInput } from '@cae-map/expedition/search/search-input';
import type { SearchReply, SearchRequest } from './search-messages.ts';

/** A thread that searches. */
export interface SearchThread {
  send(request: SearchRequest): void;
  onReply(listener: (reply: SearchReply) => void): void;
  /** Calls back when the thread could not be loaded, or cannot go on. */
  onFailure(listener: () => void): void;
  /** Ends it: it answers nothing any more. */
  end(): void;
}

/** Asks the thread that searches. */
export interface SearchEngine {
  /** Takes what can be found; a later call takes the place of the one before. */
  index(input: SearchInput): void;
  /** The answer to a query; null where there is no index yet. */
  ask(query: string, options: SearchOptions): Promise<SearchAnswer | null>;
}

/** An engine over a thread. */
export function createSearchEngine(thread: SearchThread): SearchEngine {
  let lastId = 0;
  const waiting = new Map<number, (answer: SearchAnswer | null) => void>();
  thread.onReply(({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return {
    index: (input) => thread.send({ kind: 'index', input }),
    ask(query, options) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        thread.send({ kind: 'ask', id, query, options });
      });
    },
  };
}
