import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { readSettings } from '../settings.ts';
import {
  createDatabase,
  startPostgresqlServer,
  type PostgresqlServer,
} from '../testing/postgresql-server.ts';
import { testApp } from '../testing/test-app.ts';

const limits = {
  connection: 2_000,
  lock: 500,
  statement: 600,
  query: 1_000,
  transaction: 1_500,
  start: 60_000,
};
/** For one request, in milliseconds: the limits of its connection and its query, and ample time for a busy machine. */
const deadline = 15_000;

let server: PostgresqlServer;
let app: FastifyInstance;
let address: string;
let lastPlaceId = 0;

beforeAll(async () => {
  server = await startPostgresqlServer();
  const database = await openPostgresqlDatabase(await createDatabase(server.origin), () => undefined, limits);
  await database.migrate(readSettings({}).migrationsDir);
  app = await testApp({ database });
  address = await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function get(path: string): Promise<Response> {
  return await fetch(`${address}${path}`, { signal: AbortSignal.timeout(deadline) });
}

/** A call that no cache can answer. */
async function uncachedCall(): Promise<Response> {
  lastPlaceId += 1;
  return await get(`/v1/api/books/texts_by_place?lang=ru&placeId=${lastPlaceId}`);
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Requests that wait behind others for the database are refused as busy.
  const detail = expect.stringMatching(/^The database does not answer\.$|^The server is busy\./);
  expect(await response.json()).toEqual({ detail, code: 'unavailable' });
}

describe.each([
  ['hangs', () => server.pause(), () => server.resume()],
  ['is shut down', () => server.shutDown('fast'), () => server.startAgain()],
  ['crashes', () => server.shutDown('immediate'), () => server.startAgain()],
])('while PostgreSQL %s', (_what, fail, recover) => {
  beforeAll(async () => {
    // Leaves an open connection in the pool.
    await uncachedCall();
    await fail();
  });

  test('a call that needs it returns 503 with Retry-After', async () => {
    await expectUnavailable(await uncachedCall());
  });

  test('200 such calls at once return 503', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, uncachedCall));

    for (const response of responses) await expectUnavailable(response);
  });

  test('the original of an image returns 503 with Retry-After', async () => {
    await expectUnavailable(await get('/v1/image/orig/none.jpg'));
  });

  test('readiness returns 503 and liveness 200', async () => {
    await expectUnavailable(await get('/health/ready'));
    expect((await get('/health/live')).status).toBe(200);
  });

  test('the server recovers without a restart when PostgreSQL does', async () => {
    await recover();

    expect((await uncachedCall()).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(200);
  });
});
