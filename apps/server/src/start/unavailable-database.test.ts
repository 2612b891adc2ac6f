import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  createDatabase,
  startPostgresqlServer,
  userWithPassword,
  type PostgresqlServer,
} from '../testing/databases/postgresql-server.ts';
import { startServerProcess, type ServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let server: PostgresqlServer;
let databaseUrl: string;

beforeAll(async () => {
  server = await startPostgresqlServer();
  databaseUrl = await createDatabase(server.origin);
});
afterAll(() => server.stop());

function start(settings: Readonly<Record<string, string>> = {}): ServerProcess {
  return startServerProcess({ DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl, ...settings });
}

const waiting = /does not answer: .*\. Check DATABASE_URL and that PostgreSQL runs\. Retrying for \d+ s…/;

/** Shuts PostgreSQL down for one test. */
async function shutDown(): Promise<void> {
  await server.shutDown('fast');
  onTestFinished(() => server.restart());
}

async function pause(): Promise<void> {
  await server.pause();
  onTestFinished(() => server.resume());
}

test('the start waits for a PostgreSQL that is down and continues when it is up', async () => {
  await server.shutDown('fast');
  const starting = start();
  await starting.waitForOutput(waiting);

  await server.restart();
  const url = await starting.waitUntilReady();

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

test('the start fails when PostgreSQL is unavailable for DATABASE_WAIT_SECONDS', async () => {
  await shutDown();
  const starting = start({ DATABASE_WAIT_SECONDS: '1' });

  expect(await starting.waitForExit()).toBe(1);
  expect(starting.output()).toMatch(waiting);
  expect(starting.errorOutput()).toMatch(/does not answer: connect ECONNREFUSED .*\.\n$/);
});

test.each(['is down', 'hangs'] as const)(
  'SIGTERM aborts a start that waits while PostgreSQL %s',
  async (state) => {
    await (state === 'hangs' ? pause() : shutDown());
    const starting = start();
    await starting.waitForOutput(waiting);

    starting.process.kill('SIGTERM');

    expect(await starting.waitForExit()).toBe(0);
  },
);

test('the start fails without waiting when PostgreSQL rejects the password', async () => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create role ${userWithPassword} login password 'right'`);
  await client.end();
  const wrongUrl = new URL(databaseUrl);
  wrongUrl.username = userWithPassword;
  wrongUrl.password = 'secret';

  const starting = start({ DATABASE_URL: wrongUrl.href });

  expect(await starting.waitForExit()).toBe(1);
  expect(starting.errorOutput()).toMatch(/cannot be opened: password authentication failed/);
  expect(starting.errorOutput()).not.toContain('secret');
  expect(starting.output()).not.toContain('Retrying');
});

test('the start fails without waiting when the database does not exist', async () => {
  const starting = start({ DATABASE_URL: `${server.origin}/missing` });

  expect(await starting.waitForExit()).toBe(1);
  expect(starting.errorOutput()).toMatch(/cannot be opened: database "missing" does not exist/);
  expect(starting.output()).not.toContain('Retrying');
});

test('SIGTERM while PostgreSQL hangs shuts the server down after pending requests have returned 503', async () => {
  const running = start();
  const url = await running.waitUntilReady();
  await pause();
  const calls = Array.from({ length: 15 }, async (_unused, index) => {
    const path = `/v1/api/books/texts_by_place?lang=ru&placeId=${index + 1}`;
    return (await fetch(`${url}${path}`)).status;
  });
  // Readiness fails when the previous requests occupy all connections of the pool.
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);

  running.process.kill('SIGTERM');

  expect(await Promise.all(calls)).toEqual(calls.map(() => 503));
  expect(await running.waitForExit()).toBe(0);
});

test('a shutdown aborts an incomplete request at its deadline with a warning and exit code 1', async () => {
  const running = start({ SHUTDOWN_SECONDS: '1' });
  const { hostname, port } = new URL(await running.waitUntilReady());
  const incomplete = connect(Number(port), hostname);
  onTestFinished(() => void incomplete.destroy());
  const head =
    'POST /v1/auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100';
  incomplete.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
  // The server sends `100 Continue` when it has received the head.
  await new Promise((resolve) => incomplete.once('data', resolve));

  running.process.kill('SIGTERM');

  expect(await running.waitForExit()).toBe(1);
  expect(running.output()).toContain('shutdown: requests were aborted');
});

test('a shutdown ends at its deadline while the database hangs', async () => {
  const running = start({ SHUTDOWN_SECONDS: '1' });
  const url = await running.waitUntilReady();
  await pause();
  const aborted = fetch(`${url}/v1/api/books/texts_by_place?lang=ru&placeId=1`).catch(() => 'closed');
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);

  running.process.kill('SIGTERM');

  expect(await running.waitForExit()).toBe(1);
  expect(running.output()).toContain('shutdown: the database did not close in time');
  expect(await aborted).toBe('closed');
});
