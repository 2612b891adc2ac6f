import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test, vi } from 'vitest';
import { maxAttempts, repeatOnConflict } from './repeat-conflicts.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const rejection = (code: string): Error =>
  new DrizzleQueryError('update', [], Object.assign(new Error('rolled back'), { code }));

describe.each(['40001', '40P01'])('a transaction that is rolled back with SQLSTATE %s', (code) => {
  test('is repeated until it is committed', async () => {
    const run = vi.fn(() => Promise.resolve('committed'));
    for (let failure = 1; failure < maxAttempts; failure += 1) run.mockRejectedValueOnce(rejection(code));

    expect(await repeatOnConflict(run)).toBe('committed');
    expect(run).toHaveBeenCalledTimes(maxAttempts);
  });

  test('is unavailable after the last attempt', async () => {
    const run = vi.fn(() => Promise.reject(rejection(code)));

    await expect(repeatOnConflict(run)).rejects.toMatchObject({ code: 'unavailable' });
    expect(run).toHaveBeenCalledTimes(maxAttempts);
  });
});

test.each(['55P03', '23505', '08006'])(
  'a transaction that fails with SQLSTATE %s is not repeated',
  async (code) => {
    const run = vi.fn(() => Promise.reject(rejection(code)));

    await expect(repeatOnConflict(run)).rejects.toBeInstanceOf(DrizzleQueryError);
    expect(run).toHaveBeenCalledOnce();
  },
);
