import { afterEach, expect, test, vi } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when `finish` is called. */
function pendingWork(): { readonly work: () => Promise<string>; readonly finish: () => void } {
  let finish = (): void => undefined;
  const done = new Promise<string>((resolve) => (finish = () => resolve('done')));
  return { work: () => done, finish };
}

test('work over the concurrency waits, and work over the queue is refused as unavailable with advice to retry', async () => {
  const limit = createWorkLimit({ concurrency: 1, maxWaiting: 1, maxWait: 60_000 });
  const first = pendingWork();
  let hasStarted = false;
  const running = limit.run(first.work);
  const waiting = limit.run(async () => {
    hasStarted = true;
    return 'second';
  });

  await expect(limit.run(() => Promise.resolve('third'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  });
  expect(hasStarted).toBe(false);
  first.finish();

  expect([await running, await waiting, await limit.run(() => Promise.resolve('later'))]).toEqual([
    'done',
    'second',
    'later',
  ]);
});

test('failed work frees its slot', async () => {
  const limit = createWorkLimit({ concurrency: 1, maxWaiting: 1, maxWait: 60_000 });
  await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await limit.run(() => Promise.resolve('next'))).toBe('next');
});

test('work whose turn does not come in time is refused as unavailable and never starts', async () => {
  vi.useFakeTimers();
  const limit = createWorkLimit({ concurrency: 1, maxWaiting: 10, maxWait: 3000 });
  const hanging = pendingWork();
  const running = limit.run(hanging.work);
  const late = vi.fn(() => Promise.resolve('late'));
  const outcome = limit.run(late).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);

  expect(await outcome).toMatchObject({ code: 'unavailable' });
  hanging.finish();

  expect(await running).toBe('done');
  expect(await limit.run(() => Promise.resolve('next'))).toBe('next');
  expect(late).not.toHaveBeenCalled();
});
