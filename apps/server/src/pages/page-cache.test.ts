import { expect, test } from 'vitest';
import { readyAnswer, type ReadyAnswer } from '../answers/ready-answer.ts';
import { PageCache } from './page-cache.ts';

async function pageOf(body: string, byteLength = 100): Promise<ReadyAnswer> {
  return { ...(await readyAnswer({ status: 200, body, effort: 'quick', headers: {} })), byteLength };
}

const megabyte = 1024 * 1024;
const neverMade = (): Promise<never> => Promise.reject(new Error('made again'));

test('a page is made once, also while it is being made', async () => {
  const cache = new PageCache();
  const page = await pageOf('a');

  const [one, other] = await Promise.all([
    cache.get('/', () => Promise.resolve(page)),
    cache.get('/', neverMade),
  ]);

  expect([one, other, await cache.get('/', neverMade)]).toEqual([page, page, page]);
});

test('those longest unasked for are given up first', async () => {
  const cache = new PageCache();
  const large = await pageOf('a', 10 * megabyte);
  for (const key of ['1', '2']) await cache.get(key, () => Promise.resolve(large));
  await cache.get('1', neverMade);
  await cache.get('3', () => Promise.resolve(large));

  expect(await cache.get('1', neverMade)).toBe(large);
  await expect(cache.get('2', neverMade)).rejects.toThrow('made again');
});

test('a page that is not to be kept, or that failed, is made anew', async () => {
  const cache = new PageCache();
  const page = await pageOf('a');
  expect(await cache.get('/', () => Promise.resolve(null))).toBeNull();
  await expect(cache.get('/', neverMade)).rejects.toThrow('made again');

  expect(await cache.get('/', () => Promise.resolve(page))).toBe(page);
});

test('what is being made when everything is forgotten is not kept', async () => {
  const cache = new PageCache();
  const old = await pageOf('old');
  let finish: (page: ReadyAnswer) => void = () => undefined;
  const asked = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  finish(old);

  expect(await asked).toBe(old);
  const fresh = await pageOf('new');
  expect(await cache.get('/', () => Promise.resolve(fresh))).toBe(fresh);
});
