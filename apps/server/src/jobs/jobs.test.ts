import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs } from '../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { addJobs } from './add-jobs.ts';
import type { JobContext, JobKind } from './job-kind.ts';
import { startJobRunner, type JobRunner } from './job-runner.ts';
import { endJob, takeJob } from './job-queue.ts';

const payloadSchema = z.object({ from: z.int() });
type Payload = z.output<typeof payloadSchema>;

/** Creates a kind of jobs whose work is the given function. */
function kindOf(
  work: (context: JobContext<Payload>) => Promise<unknown>,
  changes: Partial<JobKind<Payload>> = {},
): JobKind<Payload> {
  return {
    name: 'counting',
    concurrency: 2,
    pauses: { first: 1, longest: 4 },
    changes: [],
    payload: payloadSchema,
    work: async (context) => {
      await work(context);
      return false;
    },
    describeFailure: (error) => `It failed: ${String(error)}`,
    ...changes,
  };
}

const idle = kindOf(() => Promise.resolve());

/** Work that lasts until it is interrupted. */
const untilInterrupted = ({ signal }: Pick<JobContext<Payload>, 'signal'>): Promise<never> =>
  new Promise((_resolve, reject) => {
    const interrupt = (): void => reject(new Error('interrupted'));
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt);
  });

/** What work waits for until the test lets it go on. */
function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const waitFor = async (check: () => Promise<void> | void): Promise<void> =>
  await vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe.each(databaseKinds)('jobs with the %s database', (databaseKind) => {
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

  function start(kinds: readonly JobKind[], leaseSeconds?: number): JobRunner {
    const runner = startJobRunner(app, kinds, leaseSeconds === undefined ? {} : { leaseSeconds });
    runners.push(runner);
    return runner;
  }
  async function addOne(kind: JobKind<Payload>, key: string = randomUUID(), from = 0): Promise<number> {
    const [id = 0] = await addJobs(app.database.orm, kind, [{ key, payload: { from } }]);
    return id;
  }
  const add = (from = 0, key?: string) => addOne(idle, key, from);
  const read = async (id: number) =>
    (await app.database.orm.select().from(jobs).where(eq(jobs.job_id, id)))[0];
  const change = (id: number, values: object) =>
    app.database.orm.update(jobs).set(values).where(eq(jobs.job_id, id));
  const expectState = async (id: number, values: object) =>
    await waitFor(async () => expect(await read(id)).toMatchObject(values));

  test('a job that another transaction adds starts when it is committed, before the queue is read again', async () => {
    const begun = createGate();
    const runner = startJobRunner(app, [kindOf(async () => begun.open())], { poll: 3_600_000 });
    runners.push(runner);
    // The queue has been read, and is empty.
    await app.database.orm.execute('select 1');
    await app.database.orm.transaction((transaction) =>
      addJobs(transaction, idle, [{ key: 'a', payload: { from: 0 } }]),
    );
    await begun.opened;
  });

  test('several runners take each job once', async () => {
    const worked: string[] = [];
    const kind = kindOf(({ key }) => Promise.resolve(worked.push(key)));
    for (let count = 0; count < 3; count += 1) start([kind]);
    const keys = Array.from({ length: 40 }, (_, index) => String(index));
    await addJobs(
      app.database.orm,
      kind,
      keys.map((key) => ({ key, payload: { from: 0 } })),
    );
    await waitFor(async () => {
      const states = await app.database.orm.select({ state: jobs.state }).from(jobs);
      expect(states.every(({ state }) => state === 'done')).toBe(true);
    });
    expect(worked.toSorted()).toEqual(keys.toSorted());
  });

  test('a runner works on no more jobs of a kind in parallel than its concurrency, and on other kinds meanwhile', async () => {
    const started: string[] = [];
    const slow = kindOf((context) => {
      started.push(context.key);
      return untilInterrupted(context);
    });
    const other = kindOf(({ key }) => Promise.resolve(started.push(key)), { name: 'waiting-less' });
    for (const key of ['a', 'b', 'c']) await add(0, key);
    const last = await addOne(other, 'd');
    start([slow, other]);
    await expectState(last, { state: 'done' });
    expect(started).toEqual(['a', 'b', 'd']);
  });

  test('a job whose lease has expired is taken up, and its former worker cannot end it', async () => {
    const id = await add();
    const { orm } = app.database;
    await takeJob(orm, [idle], { worker: 'dead', leaseSeconds: -1 });
    expect(await takeJob(orm, [idle], { worker: 'dead', leaseSeconds: 60 }, [id])).toBeUndefined();
    expect(await takeJob(orm, [idle], { worker: 'alive', leaseSeconds: 60 })).toMatchObject({
      id,
      attempts: 2,
    });
    expect(await takeJob(orm, [idle], { worker: 'late', leaseSeconds: 60 })).toBeUndefined();
    const outcome = { state: 'done', result: null } as const;
    expect(await endJob(orm, idle, id, { worker: 'dead', outcome })).toBe(false);
    expect(await endJob(orm, idle, id, { worker: 'alive', outcome })).toBe(true);
  });

  test('a running job that is cancelled is interrupted and ends as cancelled', async () => {
    const id = await add();
    start([kindOf(untilInterrupted)]);
    await expectState(id, { state: 'running' });
    await change(id, { is_cancel_requested: true });
    await expectState(id, { state: 'cancelled', is_cancel_requested: false, worker: null });
  });

  test('a job that was cancelled before its process was killed is not worked on again', async () => {
    const work = vi.fn(() => Promise.resolve());
    const id = await add();
    await takeJob(app.database.orm, [idle], { worker: 'dead', leaseSeconds: -1 });
    await change(id, { is_cancel_requested: true });
    start([kindOf(work)]);
    await expectState(id, { state: 'cancelled' });
    expect(work).not.toHaveBeenCalled();
  });

  test('a job that another process has taken over is interrupted', async () => {
    const signals: AbortSignal[] = [];
    const id = await add();
    start([
      kindOf((context) => {
        signals.push(context.signal);
        return untilInterrupted(context);
      }),
    ]);
    await expectState(id, { state: 'running' });
    await change(id, { worker: 'another' });
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(await read(id)).toMatchObject({ state: 'running', worker: 'another' });
  });

  test('a job that the shutdown interrupts continues from its checkpoint in the next process', async () => {
    const starts: number[] = [];
    const kind = kindOf(async (context) => {
      starts.push(context.payload.from);
      if (context.payload.from === 7) return;
      await context.checkpoint(context.orm, { from: 7 });
      await untilInterrupted(context);
    });
    const id = await add();
    const first = start([kind]);
    await expectState(id, { payload: { from: 7 } });
    await first.stop();
    expect(await read(id)).toMatchObject({ state: 'waiting', worker: null, error: null });
    start([kind]);
    await expectState(id, { state: 'done' });
    expect(starts).toEqual([0, 7]);
  });

  test('the progress of a running job and the result of a finished one can be read', async () => {
    const finish = createGate();
    const id = await add();
    const kind = kindOf(async ({ orm, progress, end }) => {
      progress(3, 10);
      await finish.opened;
      progress(10, 10);
      await end(orm, { places: ['Лех'] });
    });
    start([kind]);
    await expectState(id, { state: 'running', progress_done: 3, progress_total: 10 });
    finish.open();
    await expectState(id, { state: 'done', progress_done: 10, result: { places: ['Лех'] } });
  });

  test('a job that fails for a temporary reason is postponed, and any other one that fails has the reason', async () => {
    const [postponed, failed] = [await add(1), await add(2)];
    const kind = kindOf(
      ({ payload: { from } }) => Promise.reject(new Error(from === 1 ? 'busy' : 'impossible')),
      { findTemporaryReason: (error) => (String(error).includes('busy') ? 'It is busy.' : undefined) },
    );
    start([kind]);
    await expectState(failed, { state: 'failed', error: 'It failed: Error: impossible' });
    await expectState(postponed, { error: 'It is busy.', retry_at: expect.any(Date) });
  });

  test('a job whose payload does not fit its schema fails with the reason', async () => {
    const work = vi.fn(() => Promise.resolve());
    const id = await add();
    await change(id, { payload: { from: 'here' } });
    start([kindOf(work)]);
    await expectState(id, {
      state: 'failed',
      error: expect.stringContaining('The payload does not fit its schema: from: '),
    });
    expect(work).not.toHaveBeenCalled();
  });

  test('a job that is added again starts again when it has ended, and not while it runs', async () => {
    const id = await add(1, 'same');
    await change(id, { state: 'failed', error: 'It failed.', attempts: 3, progress_done: 2 });
    expect(await add(2, 'same')).toBe(id);
    expect(await read(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      error: null,
      payload: { from: 2 },
      progress_done: 0,
    });
    await takeJob(app.database.orm, [idle], { worker: 'alive', leaseSeconds: 60 });
    expect(await add(3, 'same')).toBe(id);
    expect(await read(id)).toMatchObject({ state: 'running', payload: { from: 2 } });
  });

  test('while the database hangs no second query waits for it, and a running job is not taken again afterwards', async () => {
    const { orm } = app.database;
    const finish = createGate();
    const answers: (() => void)[] = [];
    let isHanging = false;
    const work = vi.fn(async () => await finish.opened);
    const hanging = new Proxy(orm, {
      get(target, property, receiver) {
        if (property !== 'execute') return Reflect.get(target, property, receiver) as unknown;
        return async (query: Parameters<typeof orm.execute>[0]) => {
          if (isHanging) await new Promise<void>((resolve) => answers.push(resolve));
          return await target.execute(query);
        };
      },
    });
    const id = await add();
    const withHanging = Object.create(app, {
      database: { value: { ...app.database, orm: hanging } },
    }) as FastifyInstance;
    const runner = startJobRunner(withHanging, [kindOf(work)], { leaseSeconds: 1 });
    await expectState(id, { state: 'running' });
    isHanging = true;
    // The reader of the queue and that of the running jobs.
    await waitFor(() => expect(answers).toHaveLength(2));
    await change(id, { lease_until: new Date(0) });
    isHanging = false;
    expect(answers).toHaveLength(2);
    for (const answer of answers) answer();
    await waitFor(async () =>
      expect((await read(id))?.lease_until?.getTime()).toBeGreaterThan(Date.now() - 10_000),
    );
    finish.open();
    await expectState(id, { state: 'done', attempts: 1 });
    await runner.stop();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
