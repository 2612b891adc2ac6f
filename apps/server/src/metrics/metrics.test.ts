import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { jobs } from '../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { testApp } from '../testing/test-app.ts';

const metricsToken = '0123456789abcdef';
const authorization = `Bearer ${metricsToken}`;

async function readMetrics(app: FastifyInstance): Promise<string> {
  const response = await app.inject({ url: '/metrics', headers: { authorization } });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.body;
}

describe.each(databaseKinds)('the metrics with the %s database', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) }, { metricsToken });
  });
  afterAll(() => app.close());

  test('count the requests to cached lists as hits and misses', async () => {
    for (let count = 0; count < 3; count += 1) await app.inject('/v1/places/');
    const text = await readMetrics(app);
    expect(text).toContain('cae_cache_requests_total{cache="lists",result="hit"} 2');
    expect(text).toContain('cae_cache_requests_total{cache="lists",result="miss"} 1');
    expect(text).toContain('cae_cache_entries{cache="lists"} 1');
  });

  test('count the jobs of all processes by kind and state, and how long the oldest one waits', async () => {
    const waiting = { kind: 'image-sizes', queued_at: new Date(Date.now() - 90_000) };
    await app.database.orm.insert(jobs).values([
      { ...waiting, key: '1' },
      { ...waiting, key: '2', state: 'failed' },
    ]);
    const text = await readMetrics(app);
    expect(text).toContain('cae_jobs{kind="image-sizes",state="waiting"} 1');
    expect(text).toContain('cae_jobs{kind="image-sizes",state="failed"} 1');
    const [, oldest = ''] = /^cae_jobs_oldest_waiting_seconds (\S+)/m.exec(text) ?? [];
    expect(Number(oldest)).toBeGreaterThanOrEqual(90);
    expect(text).toContain('cae_database_up 1');
  });

  test('measure queries, and contain the mode of announcements', async () => {
    const text = await readMetrics(app);
    expect(text).toMatch(/cae_database_query_duration_seconds_count [1-9]/);
    expect(text).toContain(`cae_announcements_mode{mode="${kind === 'embedded' ? 'alone' : 'listening'}"} 1`);
    if (kind === 'postgresql') expect(text).toMatch(/cae_database_connections\{state="open"\} [1-9]/);
  });
});

describe('the metrics without a database', () => {
  test('can be read, and report that it is down', async () => {
    const app = await testApp({ database: unusedDatabase }, { metricsToken });
    onTestFinished(() => app.close());
    expect(await readMetrics(app)).toContain('cae_database_up 0');
  });

  test('count requests by area and class of status and errors by code, with no label from the request', async () => {
    const app = await testApp({ database: unusedDatabase }, { metricsToken });
    onTestFinished(() => app.close());
    await app.inject('/v1/nowhere/secret-path?query=secret');
    await app.inject('/health/live');
    await app.inject('/ru/secret-page');
    const text = await readMetrics(app);
    expect(text).toContain('cae_http_request_duration_seconds_count{area="health",status="2xx"} 1');
    expect(text).toContain('cae_http_request_duration_seconds_count{area="pages",status="5xx"} 1');
    expect(text).toContain('cae_http_errors_total{code="not_found"}');
    expect(text).not.toContain('secret');
  });
});

describe('the path of the metrics', () => {
  test.each([
    ['no token', undefined],
    ['another token', 'Bearer 0123456789abcdeF'],
    ['the token without its scheme', metricsToken],
  ])('returns 401 with %s', async (_what, header) => {
    const app = await testApp({ database: unusedDatabase }, { metricsToken });
    onTestFinished(() => app.close());
    const headers = header === undefined ? {} : { authorization: header };
    const response = await app.inject({ url: '/metrics', headers });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  test('does not exist when no token is set', async () => {
    const app = await testApp({ database: unusedDatabase });
    onTestFinished(() => app.close());
    const response = await app.inject({ url: '/metrics', headers: { authorization } });
    expect(response.body).not.toContain('cae_');
    expect(response.statusCode).not.toBe(200);
  });

  test('limits the attempts of a client at the token', async () => {
    const app = await testApp({ database: unusedDatabase }, { metricsToken, rateLimit: 2 });
    onTestFinished(() => app.close());
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await app.inject('/metrics')).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    await readMetrics(app);
  });
});
