import type { JobList, JobRecord } from '@cae-map/contract/entities/job';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../database/schema.ts';
import { addJobs } from '../../jobs/add-jobs.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';

const kind = { name: 'counting', payload: z.object({ secret: z.string() }) };

describe.each(databaseKinds)('the calls of jobs with the %s database', (databaseKind) => {
  let app: FastifyInstance;
  let owner: number;
  type Headers = Record<string, string>;
  const headers: { own: Headers; other: Headers; admin: Headers } = { own: {}, other: {}, admin: {} };

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(databaseKind) });
    const user = await addUser(app, { email: 'own@example.org' });
    owner = user.user_id;
    headers.own = (await signIn(app, user)).headers;
    headers.other = (await signIn(app, await addUser(app, { email: 'other@example.org' }))).headers;
    const admin = await addUser(app, { email: 'admin@example.org', role: 'admin' });
    headers.admin = (await signIn(app, admin)).headers;
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.orm.delete(jobs));

  async function add(values: Partial<typeof jobs.$inferInsert> = {}): Promise<number> {
    const job = { key: 'a', payload: { secret: 'internal' } };
    const [id = 0] = await addJobs(app.database.orm, kind, [job], owner);
    if (Object.keys(values).length > 0)
      await app.database.orm.update(jobs).set(values).where(eq(jobs.job_id, id));
    return id;
  }
  const get = (id: number, sent = headers.own) => app.inject({ url: `/v1/jobs/${id}`, headers: sent });
  const post = (id: number, action: 'cancel' | 'resume', sent = headers.own) =>
    app.inject({ method: 'POST', url: `/v1/jobs/${id}/${action}`, headers: sent });

  test('users read their own jobs without the payload, administrators all, and other users none', async () => {
    const id = await add({ state: 'done', progress_done: 3, progress_total: 3, result: { places: ['Лех'] } });
    const response = await get(id);
    expect(response.json()).toMatchObject({
      job_id: id,
      kind: 'counting',
      state: 'done',
      progress: { done: 3, total: 3 },
      result: { places: ['Лех'] },
      created_by: owner,
    });
    expect(response.body).not.toContain('internal');
    expect((await get(id, headers.admin)).json()).toEqual(response.json());
    expect((await get(id, headers.other)).json()).toMatchObject({ code: 'forbidden' });
    expect((await get(id + 1)).json()).toMatchObject({ code: 'not_found' });
  });

  test('a job of the server is read by administrators only', async () => {
    const id = await add({ created_by: null });
    expect((await get(id)).statusCode).toBe(403);
    expect((await get(id, headers.admin)).statusCode).toBe(200);
  });

  test.each([
    ['waiting', { state: 'cancelled', is_cancel_requested: false }],
    ['running', { state: 'running', is_cancel_requested: true }],
    ['cancelled', { state: 'cancelled', is_cancel_requested: false }],
    ['failed', { code: 'conflict' }],
    ['done', { code: 'conflict' }],
  ] as const)('a job in the state %s is cancelled as that state allows', async (state, expected) => {
    const id = await add({ state });
    expect((await post(id, 'cancel', headers.other)).statusCode).toBe(403);
    expect((await post(id, 'cancel')).json()).toMatchObject(expected);
  });

  test.each([
    ['failed', { state: 'waiting', error: null, retry_at: null, attempts: 0, progress: { done: 2 } }],
    ['cancelled', { state: 'waiting', error: null, retry_at: null, attempts: 0, progress: { done: 2 } }],
    ['running', { state: 'running', is_cancel_requested: false }],
    ['waiting', { state: 'waiting' }],
    ['done', { code: 'conflict' }],
  ] as const)(
    'a job in the state %s is resumed as that state allows and keeps its payload',
    async (state, expected) => {
      const id = await add({
        state,
        error: 'It failed.',
        attempts: 4,
        progress_done: 2,
        is_cancel_requested: state === 'running',
      });
      expect((await post(id, 'resume', headers.other)).statusCode).toBe(403);
      expect((await post(id, 'resume')).json()).toMatchObject(expected);
      const [stored] = await app.database.orm.select().from(jobs);
      expect(stored?.payload).toEqual({ secret: 'internal' });
    },
  );

  test('administrators list the newest 200 jobs, the newest first, and count all by state', async () => {
    const rows = Array.from({ length: 203 }, (_, index) => ({
      kind: 'counting',
      key: String(index),
      queued_at: new Date(index * 1_000),
      state: index === 0 ? ('failed' as const) : ('done' as const),
    }));
    await app.database.orm.insert(jobs).values(rows);
    const list = (await app.inject({ url: '/v1/admin/jobs/', headers: headers.admin })).json<JobList>();
    expect(list.jobs.map(({ key }: JobRecord) => key)).toEqual(
      rows
        .map(({ key }) => key)
        .toReversed()
        .slice(0, 200),
    );
    expect(list.counts).toEqual({ waiting: 0, running: 0, failed: 1, done: 202, cancelled: 0 });
  });
});
