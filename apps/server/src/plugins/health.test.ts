import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { handoverTime } from './schema-watch.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';

/** The timeout of a load balancer, in milliseconds. */
const deadline = 2_000;

async function createAppWithCheck(check: () => Promise<void>) {
  const app = await testApp({ database: { ...unusedDatabase, check } });
  onTestFinished(() => app.close());
  return app;
}

test('liveness and readiness return 200 while the database is available', async () => {
  const app = await createAppWithCheck(() => Promise.resolve());

  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
});

test('readiness returns 503 and liveness 200 while the database fails', async () => {
  const app = await createAppWithCheck(() => Promise.reject(new Error('connection refused')));

  const readiness = await app.inject('/health/ready');

  expect(readiness.statusCode).toBe(503);
  expect(readiness.headers['retry-after']).toMatch(/^\d+$/);
  expect(readiness.json()).toEqual({ detail: 'The database does not answer.', code: 'unavailable' });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('readiness returns 503 within two seconds while the database hangs', async () => {
  const app = await createAppWithCheck(() => new Promise(() => undefined));
  const url = await app.listen({ port: 0 });

  const readiness = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(deadline) });

  expect(readiness.status).toBe(503);
});

test('concurrent readiness requests share one check of the database', async () => {
  let checks = 0;
  const { promise, resolve } = createResolvable();
  const app = await createAppWithCheck(() => {
    checks += 1;
    return promise;
  });

  const requests = [1, 2, 3].map(() => app.inject('/health/ready'));
  resolve();
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);

  expect(statuses).toEqual([200, 200, 200]);
  expect(checks).toBe(1);
  await app.inject('/health/ready');
  expect(checks).toBe(2);
});

function createResolvable(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

test('readiness returns 503 and liveness 200 when the server is about to shut down', async () => {
  const app = await createAppWithCheck(() => Promise.resolve());
  app.readiness.stop();
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('/health/ready returns 503 once the grace period after a migration by a newer version has passed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  let level = 0;
  const database = {
    ...unusedDatabase,
    check: () => Promise.resolve(),
    readMigrationLevel: async () => level,
  };
  const app = await testApp({ database });
  onTestFinished(() => app.close());
  const isReady = async () => (await app.inject('/health/ready')).statusCode === 200;
  expect(await isReady()).toBe(true);

  level = Number.MAX_SAFE_INTEGER;
  expect(await isReady()).toBe(true);
  clock.mockReturnValue(handoverTime - 1);
  expect(await isReady()).toBe(true);
  clock.mockReturnValue(handoverTime);
  expect(await isReady()).toBe(false);
  expect(app.schemaWatch.isOutdated()).toBe(true);

  level = 0;
  expect(await isReady()).toBe(true);
});
