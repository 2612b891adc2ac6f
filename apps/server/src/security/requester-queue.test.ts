import { expect, test } from 'vitest';
import { createRequesterQueue, type Requester, type RequesterQueue } from './requester-queue.ts';

/** Asks for tasks that run until `finish` is called, and returns the outcomes of those that are refused. */
function occupy(queue: RequesterQueue, requesters: readonly Requester[]) {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const outcomes = requesters.map((requester) =>
    queue
      .run(requester, () => finished)
      .then(
        () => 'done',
        (error: unknown) => Reflect.get(Object(error), 'code'),
      ),
  );
  return { finish, outcomes: () => Promise.all(outcomes) };
}

const fromNetwork = (address: string): Requester => ({ kind: 'network', address });
const ofAccount = (userId: number): Requester => ({ kind: 'account', userId });
const concurrency = { accounts: 1, networks: 2 };

test('a task of an account does not wait for those of unknown clients', async () => {
  const queue = createRequesterQueue(concurrency);
  const flood = Array.from({ length: 1_000 }, (_, index) => fromNetwork(`${index % 250}.1.1.1`));
  const { finish, outcomes } = occupy(queue, flood);
  expect(await queue.run(ofAccount(7), () => Promise.resolve('hashed'))).toBe('hashed');
  finish();
  expect(new Set(await outcomes())).toEqual(new Set(['done', 'unavailable']));
});

test('a client of a network without a task is queued during a flood from 250 networks', async () => {
  const queue = createRequesterQueue(concurrency);
  const flood = Array.from({ length: 1_000 }, (_, index) => fromNetwork(`${index % 250}.1.1.1`));
  const { finish } = occupy(queue, flood);
  const newcomer = queue.run(fromNetwork('198.51.100.1'), () => Promise.resolve('hashed'));
  finish();
  expect(await newcomer).toBe('hashed');
});

test('the tasks of one account leave the queue to other accounts', async () => {
  const queue = createRequesterQueue(concurrency);
  const { finish, outcomes } = occupy(queue, Array<Requester>(300).fill(ofAccount(7)));
  const other = queue.run(ofAccount(8), () => Promise.resolve('hashed'));
  finish();
  expect(await other).toBe('hashed');
  expect((await outcomes()).filter((outcome) => outcome === 'done')).toHaveLength(2);
});

test('a task that has failed gives its share back', async () => {
  const queue = createRequesterQueue(concurrency);
  const fail = () => queue.run(ofAccount(7), () => Promise.reject(new Error('failed')));
  for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow('failed');
  expect(await queue.run(ofAccount(7), () => Promise.resolve('hashed'))).toBe('hashed');
});
