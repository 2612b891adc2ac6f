import { expect, test } from 'vitest';
import { runDependentTasks } from '../scripts/lib/run-dependent-tasks.mjs';

interface Recorded {
  readonly name: string;
  readonly after?: readonly string[];
  readonly succeeds?: boolean;
}

/** Runs tasks and returns their starts and ends in order. */
async function record(tasks: readonly Recorded[], concurrency = 2) {
  const events: string[] = [];
  const hasSucceeded = await runDependentTasks(
    tasks.map(({ name, after = [], succeeds = true }) => ({
      name,
      after,
      run: async () => {
        events.push(`${name} starts`);
        await Promise.resolve();
        events.push(`${name} ends`);
        return succeeds;
      },
    })),
    concurrency,
  );
  return { events, hasSucceeded };
}

test('a task starts after the tasks that it depends on, and later tasks pass it meanwhile', async () => {
  const { events, hasSucceeded } = await record([
    { name: 'atlas' },
    { name: 'pictures', after: ['atlas'] },
    { name: 'server' },
  ]);
  expect(hasSucceeded).toBe(true);
  expect(events.indexOf('pictures starts')).toBeGreaterThan(events.indexOf('atlas ends'));
  expect(events.indexOf('server starts')).toBeLessThan(events.indexOf('atlas ends'));
});

test('no more tasks than the concurrency run at the same time', async () => {
  const { events } = await record([{ name: 'one' }, { name: 'two' }, { name: 'three' }], 1);
  expect(events).toEqual(['one starts', 'one ends', 'two starts', 'two ends', 'three starts', 'three ends']);
});

test('a failed task prevents only the tasks that depend on it', async () => {
  const { events, hasSucceeded } = await record([
    { name: 'atlas', succeeds: false },
    { name: 'pictures', after: ['atlas'] },
    { name: 'server' },
  ]);
  expect(hasSucceeded).toBe(false);
  expect(events).toContain('server ends');
  expect(events).not.toContain('pictures starts');
});

test('a dependency that is not in the list is ignored', async () => {
  const { events, hasSucceeded } = await record([{ name: 'pictures', after: ['atlas'] }]);
  expect(hasSucceeded).toBe(true);
  expect(events).toContain('pictures ends');
});
