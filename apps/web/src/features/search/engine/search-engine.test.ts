import { expect, test, vi } from 'vitest';
import { createSearchEngine, type SearchThread } from './search-engine.ts';
import type { SearchReply, SearchRequest } from './search-messages.ts';

const options = { language: 'ru', limit: 8 } as const;
const nothing = {
  hits: [],
  counts: { place: 0, date: 0, coordinates: 0, text: 0, caption: 0 },
  didYouMean: null,
};

function aThread() {
  const sent: SearchRequest[] = [];
  let answer: (reply: SearchReply) => void = () => {};
  const thread: SearchThread = {
    send: (request) => sent.push(request),
    onReply: (listener) => {
      answer = listener;
    },
    onFailure: () => {},
    end: () => {},
  };
  return { sent, thread, answer: (reply: SearchReply) => answer(reply) };
}

test('each question gets its own answer, in whatever order the answers come', async () => {
  const { sent, thread, answer } = aThread();
  const engine = createSearchEngine(thread);
  const first = engine.ask('лех', options);
  const second = engine.ask('хотан', options);
  expect(sent.map((request) => request.kind === 'ask' && request.query)).toEqual(['лех', 'хотан']);
  const didYouMean = { query: 'другое', layout: 'ru' } as const;
  answer({ id: 2, answer: { ...nothing, didYouMean } });
  answer({ id: 1, answer: nothing });
  await expect(first).resolves.toEqual(nothing);
  await expect(second).resolves.toEqual({ ...nothing, didYouMean });
});

test('an answer that nobody waits for is dropped', async () => {
  const { thread, answer } = aThread();
  const engine = createSearchEngine(thread);
  const asked = vi.fn<() => void>();
  void engine.ask('лех', options).then(asked);
  answer({ id: 7, answer: nothing });
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
});
