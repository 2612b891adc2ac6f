import { createSearchIndex, type SearchIndex } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchReply, SearchRequest } from './search-messages.ts';

/** The search runs in a worker, so that indexing and queries do not block the page. */
let index: SearchIndex | null = null;

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'index') {
    index = createSearchIndex(data.input);
    return;
  }
  const reply: SearchReply = { id: data.id, answer: index?.search(data.query, data.options) ?? null };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have no target origin.
  self.postMessage(reply);
});
