import { expect, test } from 'vitest';
import { readyAnswer, type ReadyAnswer } from '../answers/ready-answer.ts';
import { ListCache } from './list-cache.ts';

async function answerOf(body: string): Promise<ReadyAnswer> {
  return await readyAnswer({ status: 200, body, effort: 'quick', headers: {} });
}

test('what is asked for while it is being made is made once', async () => {
  const cache = new ListCache();
  let made = 0;
  const make = async (): Promise<ReadyAnswer> => {
    made += 1;
    return await answerOf('a');
  };

  const [one, other] = await Promise.all([cache.prepare('list', '', make), cache.prepare('list', '', make)]);

  expect(made).toBe(1);
  expect(one).toBe(other);
  expect(cache.ready('list', '')).toBe(one);
});

test('what is invalidated while it is being made is not kept', async () => {
  const cache = new ListCache();
  const old = await answerOf('old');
  let finish: (answer: ReadyAnswer) => void = () => undefined;
  const asked = cache.prepare('list', '', () => new Promise((resolve) => (finish = resolve)));

  cache.invalidate('list');
  const fresh = await answerOf('new');
  const askedAfter = cache.prepare('list', '', () => Promise.resolve(fresh));
  finish(old);

  expect(await asked).toBe(old);
  expect(await askedAfter).toBe(fresh);
  expect(cache.ready('list', '')).toBe(fresh);
});

test('one that fails is made again', async () => {
  const cache = new ListCache();
  await expect(cache.prepare('list', '', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );

  const answer = await answerOf('a');
  expect(await cache.prepare('list', '', () => Promise.resolve(answer))).toBe(answer);
});

test('a call is invalidated with all its parameters, and no other call', async () => {
  const cache = new ListCache();
  const answer = await answerOf('a');
  for (const [name, key] of [
    ['texts', ''],
    ['texts', '{"id":1}'],
    ['textsOfChapter', ''],
  ] as const) {
    await cache.prepare(name, key, () => Promise.resolve(answer));
  }

  cache.invalidate('texts');

  expect(cache.ready('texts', '')).toBeUndefined();
  expect(cache.ready('texts', '{"id":1}')).toBeUndefined();
  expect(cache.ready('textsOfChapter', '')).toBe(answer);
});

test('calls with parameters are kept within bounds, calls without always', async () => {
  const cache = new ListCache();
  const large = { ...(await answerOf('a')), byteLength: 12 * 1024 * 1024 };
  await cache.prepare('list', '', () => Promise.resolve(large));
  for (const key of ['1', '2', '3']) await cache.prepare('list', key, () => Promise.resolve(large));

  expect(cache.ready('list', '1')).toBeUndefined();
  expect(cache.ready('list', '2')).toBe(large);
  expect(cache.ready('list', '3')).toBe(large);
  expect(cache.ready('list', '')).toBe(large);
});
