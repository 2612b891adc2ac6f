import { expect, test, vi } from 'vitest';
import { createSearchEngine, type SearchThread } from './search-engine.ts';
import type { SearchReply, SearchRequest } from './search-messages.ts';

const options = { language: 'ru', limit: 8 } as const;
const nothing = {
  hits: [],
  counts: { place: 0, date: 0, coordinates: 0, person: 0, text: 0, caption: 0, work: 0 },
  captionCounts: { painting: 0, photograph: 0, other: 0, illustration: 0 },
  didYouMean: null,
};

function createFakeThread() {
  const sent: SearchRequest[] = [];
  let reply: (message: SearchReply) => void = () => {};
  const thread: SearchThread = {
    send: (request) => sent.push(request),
    onReply: (listener) => {
      reply = listener;
    },
    onFailure: () => {},
    terminate: () => {},
  };
  return { sent, thread, reply: (message: SearchReply) => reply(message) };
}

test('SearchEngine assigns replies to queries by id, in any order', async () => {
  const { sent, thread, reply } = createFakeThread();
  const engine = createSearchEngine(thread);
  const first = engine.search('лех', options);
  const second = engine.search('хотан', options);
  expect(sent.map((request) => request.kind === 'search' && request.query)).toEqual(['лех', 'хотан']);
  const didYouMean = { query: 'другое', layout: 'ru' } as const;
  reply({ id: 2, answer: { ...nothing, didYouMean } });
  reply({ id: 1, answer: nothing });
  await expect(first).resolves.toEqual(nothing);
  await expect(second).resolves.toEqual({ ...nothing, didYouMean });
});

test('SearchEngine ignores a reply with an unknown id', async () => {
  const { thread, reply } = createFakeThread();
  const engine = createSearchEngine(thread);
  const onResult = vi.fn<() => void>();
  void engine.search('лех', options).then(onResult);
  reply({ id: 7, answer: nothing });
  await Promise.resolve();
  expect(onResult).not.toHaveBeenCalled();
});
