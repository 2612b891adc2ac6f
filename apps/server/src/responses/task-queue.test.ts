import { afterEach, expect, test, vi } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

afterEach(() => vi.useRealTimers());

/** A task that resolves when `finish` is called. */
function createPendingTask(): { readonly task: () => Promise<string>; readonly finish: () => void } {
  let finish = (): void => undefined;
  const done = new Promise<string>((resolve) => (finish = () => resolve('done')));
  return { task: () => done, finish };
}

test('a task waits while the maximum number of tasks is running', async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxWait: 60_000 });
  const first = createPendingTask();
  const firstTask = vi.fn(first.task);
  const second = vi.fn(() => Promise.resolve('second'));
  const running = queue.run(firstTask);
  const waiting = queue.run(second);

  await expect.poll(() => firstTask).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  first.finish();

  expect([await running, await waiting]).toEqual(['done', 'second']);
});

test('a task is rejected as unavailable with a retry time while the queue is full', async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxWait: 60_000 });
  const first = createPendingTask();
  const accepted = [queue.run(first.task), queue.run(() => Promise.resolve('second'))];

  await expect(queue.run(() => Promise.resolve('third'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  });
  first.finish();

  expect(await Promise.all(accepted)).toEqual(['done', 'second']);
  expect(await queue.run(() => Promise.resolve('later'))).toBe('later');
});

test('a failed task frees its slot', async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxWait: 60_000 });
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});

test('a task that waits longer than maxWait is rejected as unavailable and never starts', async () => {
  vi.useFakeTimers();
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10, maxWait: 3000 });
  const hanging = createPendingTask();
  const running = queue.run(hanging.task);
  const late = vi.fn(() => Promise.resolve('late'));
  const outcome = queue.run(late).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);

  expect(await outcome).toMatchObject({ code: 'unavailable' });
  hanging.finish();

  expect(await running).toBe('done');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  expect(late).not.toHaveBeenCalled();
});
