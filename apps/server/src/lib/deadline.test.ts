import { expect, test } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

test('withDeadline rejects with a DeadlineError when the work does not finish in time', async () => {
  const pending = new Promise<never>(() => undefined);

  await expect(withDeadline(pending, 1)).rejects.toThrow(DeadlineError);
});

test('withDeadline settles like work that finishes in time', async () => {
  await expect(withDeadline(Promise.resolve('done'), 60_000)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('failed')), 60_000)).rejects.toThrow('failed');
});
