import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { removeOldJobs, scheduleRecurringJobs } from './add-jobs.ts';
import type { JobKind } from './job-kind.ts';
import { startJobRunner, type JobRunner } from './job-runner.ts';
import { recurringJob } from './recurring-job.ts';

const waitFor = async (check: () => Promise<void> | void): Promise<void> =>
  await vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe.each(databaseKinds)('recurring jobs with the %s database', (databaseKind) => {
  let app: FastifyInstance;
  const runners: JobRunner[] = [];

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(databaseKind) });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.orm.delete(jobs));
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  function start(kinds: readonly JobKind[]): JobRunner {
    const runner = startJobRunner(app, kinds);
    runners.push(runner);
    return runner;
  }
  const recurring = (work: () => Promise<void>, every = 3_600_000) =>
    recurringJob({ name: 'tidying', every, log: app.log, failure: 'tidying failed', work });
  const readRecurring = async () =>
    (await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'tidying')))[0];

  test('recurring work is done once per interval by two runners', async () => {
    const work = vi.fn(() => Promise.resolve());
    const runs = [start([recurring(work)]), start([recurring(work)])];
    await waitFor(async () => expect((await readRecurring())?.retry_at).toBeInstanceOf(Date));
    await Promise.all(runs.map((runner) => runner.stop()));
    expect(work).toHaveBeenCalledTimes(1);
    expect(await readRecurring()).toMatchObject({ state: 'waiting', attempts: 0, error: null });
    await app.database.orm.update(jobs).set({ retry_at: new Date(0) });
    start([recurring(work)]);
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  });

  test('recurring work that fails is logged and done again after the interval', async () => {
    start([recurring(() => Promise.reject(new Error('no folder')))]);
    const error = vi.spyOn(app.log, 'error');
    await waitFor(async () => expect(await readRecurring()).toMatchObject({ error: 'no folder' }));
    const { state, retry_at: next } = (await readRecurring()) ?? {};
    expect([state, (next?.getTime() ?? 0) > Date.now() + 3_000_000]).toEqual(['waiting', true]);
    expect(error).toHaveBeenCalledWith(expect.anything(), 'tidying failed');
    error.mockRestore();
  });

  test('recurring work whose interval has become shorter is due earlier, and cancelled work stays cancelled', async () => {
    const { orm } = app.database;
    const work = () => Promise.resolve();
    await scheduleRecurringJobs(orm, [recurring(work)]);
    expect(await readRecurring()).toMatchObject({ state: 'waiting', retry_at: null });
    await orm.update(jobs).set({ retry_at: new Date(Date.now() + 3_000_000) });
    await scheduleRecurringJobs(orm, [recurring(work, 60_000)]);
    expect((await readRecurring())?.retry_at?.getTime()).toBeLessThan(Date.now() + 100_000);
    await orm.update(jobs).set({ state: 'cancelled' });
    await scheduleRecurringJobs(orm, [recurring(work)]);
    expect(await readRecurring()).toMatchObject({ state: 'cancelled' });
  });

  test('old jobs are removed when they were done or cancelled, and kept when they wait or have failed', async () => {
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    for (const state of ['waiting', 'failed', 'done', 'cancelled'] as const)
      await app.database.orm.insert(jobs).values({ kind: 'counting', key: state, state, queued_at: old });
    await app.database.orm.insert(jobs).values({ kind: 'counting', key: 'recent', state: 'done' });
    expect(await removeOldJobs(app.database.orm)).toBe(2);
    const left = await app.database.orm.select({ state: jobs.state }).from(jobs).orderBy(jobs.job_id);
    expect(left.map(({ state }) => state)).toEqual(['waiting', 'failed', 'done']);
  });
});
