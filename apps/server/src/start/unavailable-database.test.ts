import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  createDatabase,
  startPostgresqlServer,
  userWithPassword,
  type PostgresqlServer,
} from '../testing/postgresql-server.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let server: PostgresqlServer;
let address: string;

beforeAll(async () => {
  server = await startPostgresqlServer();
  address = await createDatabase(server.origin);
});
afterAll(() => server.stop());

function start(settings: Readonly<Record<string, string>> = {}): ServerProcess {
  return startServerProcess({ DATA_DIR: temporaryFolder(), DATABASE_URL: address, ...settings });
}

const waiting = /does not answer: .*\. Check DATABASE_URL and that PostgreSQL runs\. Retrying for \d+ s…/;

/** Shuts PostgreSQL down for one test. */
async function shutDown(): Promise<void> {
  await server.shutDown('fast');
  onTestFinished(() => server.startAgain());
}

async function pause(): Promise<void> {
  await server.pause();
  onTestFinished(() => server.resume());
}

test('the start waits for a PostgreSQL that is down, and goes on when it answers', async () => {
  await server.shutDown('fast');
  const starting = start();
  await starting.untilPrinted(waiting);

  await server.startAgain();
  const url = await starting.untilReady();

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

test('the start ends when PostgreSQL does not answer for the configured time', async () => {
  await shutDown();
  const starting = start({ DATABASE_WAIT_SECONDS: '1' });

  expect(await starting.untilEnded()).toBe(1);
  expect(starting.output()).toMatch(waiting);
  expect(starting.errors()).toMatch(/does not answer: connect ECONNREFUSED .*\.\n$/);
});

test.each(['is down', 'hangs'] as const)(
  'SIGTERM ends a start that waits while PostgreSQL %s',
  async (state) => {
    await (state === 'hangs' ? pause() : shutDown());
    const starting = start();
    await starting.untilPrinted(waiting);

    starting.process.kill('SIGTERM');

    expect(await starting.untilEnded()).toBe(0);
  },
);

test('the start fails without waiting when PostgreSQL refuses the password', async () => {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`create role ${userWithPassword} login password 'right'`);
  await client.end();
  const refused = new URL(address);
  refused.username = userWithPassword;
  refused.password = 'secret';

  const starting = start({ DATABASE_URL: refused.href });

  expect(await starting.untilEnded()).toBe(1);
  expect(starting.errors()).toMatch(/cannot be opened: password authentication failed/);
  expect(starting.errors()).not.toContain('secret');
  expect(starting.output()).not.toContain('Retrying');
});

test('the start fails without waiting when the database does not exist', async () => {
  const starting = start({ DATABASE_URL: `${server.origin}/missing` });

  expect(await starting.untilEnded()).toBe(1);
  expect(starting.errors()).toMatch(/cannot be opened: database "missing" does not exist/);
  expect(starting.output()).not.toContain('Retrying');
});

test('SIGTERM while PostgreSQL hangs ends the server after the requests have returned 503', async () => {
  const running = start();
  const url = await running.untilReady();
  await pause();
  const calls = Array.from({ length: 15 }, async (_unused, index) => {
    const path = `/v1/api/books/texts_by_place?lang=ru&placeId=${index + 1}`;
    return (await fetch(`${url}${path}`)).status;
  });
  // Readiness fails when the calls before it hold the connections.
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);

  running.process.kill('SIGTERM');

  expect(await Promise.all(calls)).toEqual(calls.map(() => 503));
  expect(await running.untilEnded()).toBe(0);
});

test('a shutdown abandons a half-sent request at its deadline, with a warning and exit code 1', async () => {
  const running = start({ SHUTDOWN_SECONDS: '1' });
  const { hostname, port } = new URL(await running.untilReady());
  const halfSent = connect(Number(port), hostname);
  onTestFinished(() => void halfSent.destroy());
  const head =
    'POST /v1/places/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100';
  halfSent.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
  // The server answers `100 Continue` when it has the head and waits for the body.
  await new Promise((resolve) => halfSent.once('data', resolve));

  running.process.kill('SIGTERM');

  expect(await running.untilEnded()).toBe(1);
  expect(running.output()).toContain('shutdown: requests were abandoned');
});

test('a shutdown abandons a database that does not close at its deadline', async () => {
  const running = start({ SHUTDOWN_SECONDS: '1' });
  const url = await running.untilReady();
  await pause();
  const abandoned = fetch(`${url}/v1/api/books/texts_by_place?lang=ru&placeId=1`).catch(() => 'closed');
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);

  running.process.kill('SIGTERM');

  expect(await running.untilEnded()).toBe(1);
  expect(running.output()).toContain('shutdown: the database did not close in time');
  expect(await abandoned).toBe('closed');
});
