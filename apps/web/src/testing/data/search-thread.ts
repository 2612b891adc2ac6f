import { createSearchIndex, type SearchIndex } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchThread } from '../../features/search/engine/search-engine.ts';
import type { SearchReply } from '../../features/search/engine/search-messages.ts';

/** Creates a search thread that runs on the main thread and replies synchronously. */
export function createInlineSearch(): SearchThread {
  let index: SearchIndex | null = null;
  const listeners: ((reply: SearchReply) => void)[] = [];
  return {
    send(request) {
      if (request.kind === 'index') {
        index = createSearchIndex(request.input);
        return;
      }
      const answer = index?.search(request.query, request.options) ?? null;
      for (const listener of listeners) listener({ id: request.id, answer });
    },
    onReply: (listener) => listeners.push(listener),
    onFailure: () => {},
    terminate: () => {},
  };
}
