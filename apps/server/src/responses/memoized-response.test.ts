import { expect, test, vi } from 'vitest';
import { createCachedResponse, type CachedResponse } from './cached-response.ts';
import { memoizeResponse } from './memoized-response.ts';

const createResponse = async (body: string) =>
  await createCachedResponse({ status: 200, body, compression: 'fast', headers: {} });

test('concurrent and later requests share one call of create', async () => {
  const create = vi.fn(() => createResponse('a'));
  const memoized = memoizeResponse(create);

  const [one, other] = await Promise.all([memoized.get(), memoized.get()]);

  expect(other).toBe(one);
  expect(await memoized.get()).toBe(one);
  expect(create).toHaveBeenCalledTimes(1);
});

test('a response is created again after an invalidation', async () => {
  const create = vi.fn(() => createResponse('a'));
  const memoized = memoizeResponse(create);
  const first = await memoized.get();

  memoized.invalidate();

  expect(await memoized.get()).not.toBe(first);
  expect(create).toHaveBeenCalledTimes(2);
});

test('a rejection reaches all concurrent callers and is not kept', async () => {
  const create = vi.fn(() => createResponse('a')).mockRejectedValueOnce(new Error('no database'));
  const memoized = memoizeResponse(create);
  const attempts = await Promise.allSettled([memoized.get(), memoized.get()]);

  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await memoized.get()).status).toBe(200);
});

test('a response that is invalidated while it is created is not kept', async () => {
  const finish: ((response: CachedResponse) => void)[] = [];
  const memoized = memoizeResponse(() => new Promise((resolve) => finish.push(resolve)));
  const [stale, fresh] = [await createResponse('stale'), await createResponse('fresh')];

  const before = memoized.get();
  memoized.invalidate();
  const after = memoized.get();
  finish[0]?.(stale);
  finish[1]?.(fresh);

  expect([await before, await after, await memoized.get()]).toEqual([stale, fresh, fresh]);
});
