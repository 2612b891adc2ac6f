import { expect, test } from 'vitest';
import { createCachedResponse, type CachedResponse } from './cached-response.ts';
import { ResponseCache, type ProducedResponse } from './response-cache.ts';

const megabyte = 1024 * 1024;

async function createResponse(body: string, byteLength = 100): Promise<CachedResponse> {
  return {
    ...(await createCachedResponse({ status: 200, body, compression: 'fast', headers: {} })),
    byteLength,
  };
}

function cacheable(response: CachedResponse): () => Promise<ProducedResponse> {
  return () => Promise.resolve({ response, isCacheable: true });
}

const fails = (): Promise<never> => Promise.reject(new Error('produced again'));

test('concurrent loads of one key produce one response', async () => {
  const cache = new ResponseCache({ maxEntries: 10 });
  const response = await createResponse('a');

  expect(await Promise.all([cache.load('key', cacheable(response)), cache.load('key', fails)])).toEqual([
    response,
    response,
  ]);
  expect(cache.get('key')).toBe(response);
});

test('a response invalidated while it is produced is returned and not cached', async () => {
  const cache = new ResponseCache({ maxEntries: 10 });
  const [stale, fresh] = [await createResponse('stale'), await createResponse('fresh')];
  let finish: (produced: ProducedResponse) => void = () => undefined;
  const pending = cache.load('key', () => new Promise((resolve) => (finish = resolve)));

  cache.invalidate('key');
  const next = cache.load('key', cacheable(fresh));
  finish({ response: stale, isCacheable: true });

  expect([await pending, await next, cache.get('key')]).toEqual([stale, fresh, fresh]);
});

test('a load that fails is repeated', async () => {
  const cache = new ResponseCache({ maxEntries: 10 });
  const response = await createResponse('a');
  await expect(cache.load('key', fails)).rejects.toThrow('produced again');

  expect(await cache.load('key', cacheable(response))).toBe(response);
});

test('a response that is not cacheable is produced for every load', async () => {
  const cache = new ResponseCache({ maxEntries: 10 });
  const response = await createResponse('a');
  await cache.load('key', () => Promise.resolve({ response, isCacheable: false }));

  expect(cache.get('key')).toBeUndefined();
  await expect(cache.load('key', fails)).rejects.toThrow('produced again');
});

test('an invalidation removes the keys with its prefix only', async () => {
  const cache = new ResponseCache({ maxEntries: 10 });
  const response = await createResponse('a');
  for (const key of ['texts ', 'texts {"id":1}', 'textsOfChapter ']) {
    await cache.load(key, cacheable(response));
  }

  cache.invalidate('texts ');

  expect(['texts ', 'texts {"id":1}', 'textsOfChapter '].map((key) => cache.get(key))).toEqual([
    undefined,
    undefined,
    response,
  ]);
});

test('an entry over the limit evicts the least recently used entry', async () => {
  const cache = new ResponseCache({ maxEntries: 2 });
  const response = await createResponse('a');
  for (const key of ['1', '2']) await cache.load(key, cacheable(response));
  cache.get('1');
  await cache.load('3', cacheable(response));

  expect(['1', '2', '3'].map((key) => cache.get(key))).toEqual([response, undefined, response]);
});

test.each<[string, (index: number) => Promise<[key: string, response: CachedResponse]>]>([
  ['bodies', async (index) => [String(index), await createResponse('a', megabyte)]],
  ['keys', async (index) => [`${index}${'x'.repeat(megabyte / 2)}`, await createResponse('a')]],
  [
    'headers',
    async (index) => [String(index), { ...(await createResponse('a')), headersByteLength: megabyte }],
  ],
])('%s count towards the limit of bytes', async (_what, entry) => {
  const cache = new ResponseCache({ maxEntries: 100, maxBytes: 4 * megabyte });
  for (let index = 0; index < 8; index += 1) {
    const [key, response] = await entry(index);
    await cache.load(key, cacheable(response));
  }

  expect(cache.size).toBe(3);
});
