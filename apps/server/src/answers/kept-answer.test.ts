import { expect, test, vi } from 'vitest';
import { keptAnswer } from './kept-answer.ts';
import { readyAnswer, type ReadyAnswer } from './ready-answer.ts';

const answerOf = async (body: string) =>
  await readyAnswer({ status: 200, body, effort: 'quick', headers: {} });

test('an answer is made once, also for concurrent requests, and again when it was invalidated', async () => {
  const make = vi.fn(() => answerOf('a'));
  const kept = keptAnswer(make);

  const [one, other] = await Promise.all([kept.get(), kept.get()]);
  expect(await kept.get()).toBe(one);
  expect(other).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);

  kept.invalidate();
  expect(await kept.get()).not.toBe(one);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is returned to those who waited for it and not kept', async () => {
  const make = vi.fn(() => answerOf('a')).mockRejectedValueOnce(new Error('no database'));
  const kept = keptAnswer(make);
  const attempts = await Promise.allSettled([kept.get(), kept.get()]);

  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await kept.get()).status).toBe(200);
});

test('an answer that is invalidated while it is made is not kept', async () => {
  const finish: ((answer: ReadyAnswer) => void)[] = [];
  const kept = keptAnswer(() => new Promise((resolve) => finish.push(resolve)));
  const [old, fresh] = [await answerOf('old'), await answerOf('fresh')];

  const before = kept.get();
  kept.invalidate();
  const after = kept.get();
  finish[0]?.(old);
  finish[1]?.(fresh);

  expect([await before, await after, await kept.get()]).toEqual([old, fresh, fresh]);
});
