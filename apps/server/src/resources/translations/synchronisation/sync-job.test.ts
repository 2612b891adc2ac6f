import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs, places, translations } from '../../../database/schema.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';
import { takeJob } from '../../../jobs/job-queue.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { addUser, signIn } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { aPlace } from '../../../testing/records.ts';
import { testApp } from '../../../testing/test-app.ts';

const placeCount = 120;

describe.each(databaseKinds)(
  'the synchronisation of all translations with the %s database',
  (databaseKind) => {
    let app: FastifyInstance;
    let headers: Record<string, string>;
    let kind: JobKind;

    beforeAll(async () => {
      app = await testApp({ database: await openTestDatabase(databaseKind) });
      headers = (await signIn(app, await addUser(app, { role: 'translator' }))).headers;
      const found = app.jobKinds.find(({ name }) => name === 'sync-translations');
      if (found === undefined) throw new Error('the kind of jobs is registered');
      kind = found;
    });
    afterAll(() => app.close());

    beforeEach(async () => {
      const { orm } = app.database;
      await orm.delete(jobs);
      await orm.delete(translations);
      await orm.delete(places);
      await orm
        .insert(places)
        .values(
          Array.from({ length: placeCount }, (_, index) =>
            aPlace({ title_en: index % 2 === 0 ? 'Camp' : '' }),
          ),
        );
    });

    const start = async (source: string): Promise<number> => {
      const url = `/v1/translations/sync_all/${source}`;
      const response = await app.inject({ method: 'POST', url, headers });
      expect(response.statusCode).toBe(200);
      return response.json<{ job_id: number }>().job_id;
    };
    const run = async (): Promise<void> => {
      const { orm } = app.database;
      const job = await takeJob(orm, [kind], { worker: 'test', leaseSeconds: 60 });
      if (job === undefined) throw new Error('the job waits');
      await runJob(orm, kind, job, 'test');
    };
    const read = async (id: number) => (await app.inject({ url: `/v1/jobs/${id}`, headers })).json();

    test('stores the states of all records and reports how many', async () => {
      const id = await start('places');
      await run();
      expect(await read(id)).toMatchObject({
        state: 'done',
        progress: { done: placeCount, total: placeCount },
        result: { records: placeCount, changed: placeCount },
      });
      const statuses = (await app.database.orm.select().from(translations)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'missing')).toHaveLength(placeCount / 2);
    });

    test('marks translations whose source has changed, and changes nothing the second time', async () => {
      await start('all');
      await run();
      const { orm } = app.database;
      const [place] = await orm.select().from(places).where(eq(places.title_en, 'Camp')).limit(1);
      await orm
        .update(places)
        .set({ title_ru: 'Другая стоянка' })
        .where(eq(places.place_id, place?.place_id ?? 0));
      const changedOf = async () => {
        const id = await start('all');
        await run();
        return (await read(id)).result.changed;
      };
      expect(await changedOf()).toBe(1);
      expect(await changedOf()).toBe(0);
      const [row] = await orm.select().from(translations).where(eq(translations.status, 'needs_update'));
      expect(row?.source_id).toBe(place?.place_id);
    });

    test('continues after the last batch when it has been stopped', async () => {
      const id = await start('places');
      const { orm } = app.database;
      const job = await takeJob(orm, [kind], { worker: 'first', leaseSeconds: 60 });
      const stopping = new AbortController();
      const ids: number[] = [];
      await kind
        .work({
          orm,
          jobId: id,
          key: job?.key ?? '',
          payload: { tables: ['places'], language: 'en', after: null, done: 0, changed: 0 },
          signal: stopping.signal,
          progress: (done) => {
            ids.push(done);
            stopping.abort();
          },
          checkpoint: async (_transaction, payload) => {
            await _transaction
              .update(jobs)
              .set({ payload, state: 'waiting', worker: null })
              .where(eq(jobs.job_id, id));
            return true;
          },
          end: () => Promise.resolve(true),
        })
        .catch(() => undefined);
      expect(ids).toEqual([50]);
      await run();
      expect(await read(id)).toMatchObject({
        state: 'done',
        result: { records: placeCount, changed: placeCount },
      });
    });

    test('an unknown source of data is refused', async () => {
      const response = await app.inject({ method: 'POST', url: '/v1/translations/sync_all/people', headers });
      expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
    });
  },
);
