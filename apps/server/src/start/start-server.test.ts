import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import {
  startServerProcess,
  startServerWithParent,
  type ServerProcess,
} from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** What a data folder contains while no server is running: no lock. */
const dataFolders = ['database', 'keys', 'media', 'originals', 'proposals', 'releases'];

/** Creates a data folder with the expedition loaded, as before a second start. */
function createLoadedDataFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(folder, 'database'), { recursive: true });
  return folder;
}

/** Expects a failed start with exit code 1 and without a stack trace; returns its error message. */
async function expectStartError(server: ServerProcess): Promise<string> {
  expect(await server.waitForExit()).toBe(1);
  expect(server.errorOutput()).not.toMatch(/^\s+at /m);
  return server.errorOutput();
}

test('a first start reports its progress and loads the expedition', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'data');
  const server = startServerProcess({ DATA_DIR });
  const url = await server.waitUntilReady();

  expect(server.output()).toMatch(
    /^Preparing the database…\nLoading the expedition: \d+ places, \d+ texts, /,
  );
  expect((await fetch(`${url}/v1/api/books/`)).status).toBe(200);
  expect(readdirSync(DATA_DIR)).toContain('database');
});

test.skipIf(process.platform === 'win32')(
  'a start closes the private folders of the data folder, also those that exist for every user',
  async () => {
    const DATA_DIR = createLoadedDataFolder();
    for (const name of ['originals', 'proposals/.incoming', 'media/.uploads'])
      mkdirSync(path.join(DATA_DIR, name), { recursive: true, mode: 0o755 });
    const server = startServerProcess({ DATA_DIR });
    await server.waitUntilReady();

    const open = readdirSync(DATA_DIR, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.relative(DATA_DIR, path.join(entry.parentPath, entry.name)))
      .filter((name) => !/^(?:database|proposals|originals|keys)\/|^media\/\.\w+\//.test(name))
      .filter((name) => (statSync(path.join(DATA_DIR, name)).mode & 0o077) !== 0);
    expect(open).toEqual(['media']);
    const names = ['keys', 'originals', 'proposals', 'media/.uploads', 'media/.incoming'];
    expect(names.filter((name) => !existsSync(path.join(DATA_DIR, name)))).toEqual([]);
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes the pending responses and exits with 0',
  async (signal) => {
    const DATA_DIR = createLoadedDataFolder();
    const server = startServerProcess({ DATA_DIR });
    const url = await server.waitUntilReady();
    const connection = await sendManyRequests(url);
    server.process.kill(signal);
    // The responses are read after the server has stopped listening.
    await waitUntilClosed(url);
    const chunks: Buffer[] = [];
    for await (const chunk of connection) chunks.push(chunk as Buffer);

    const lengths = parseResponseLengths(Buffer.concat(chunks));
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.filter(({ announced, received }) => announced !== received)).toEqual([]);
    expect(await server.waitForExit()).toBe(0);
    expect(server.errorOutput()).toBe('');
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(dataFolders);
  },
);

test('a second signal aborts a shutdown with exit code 1', async () => {
  const server = startServerProcess({ DATA_DIR: createLoadedDataFolder() });
  const url = await server.waitUntilReady();
  // The shutdown waits for these responses, which are never read.
  await sendManyRequests(url);
  server.process.kill('SIGTERM');
  await waitUntilClosed(url);
  server.process.kill('SIGTERM');

  expect(await server.waitForExit()).toBe(1);
});

/** Sends requests whose responses exceed the socket buffers, without reading them. */
async function sendManyRequests(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const connection = connect(Number(port), hostname);
  onTestFinished(() => void connection.destroy());
  connection.write('GET /v1/api/books/all/texts HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60));
  await new Promise((resolve) => connection.once('readable', resolve));
  return connection;
}

/** Returns the content-length and the received length of each response of a connection, in bytes. */
function parseResponseLengths(bytes: Buffer): { announced: number; received: number }[] {
  const lengths: { announced: number; received: number }[] = [];
  for (let start = 0; start < bytes.length;) {
    const body = bytes.indexOf('\r\n\r\n', start) + 4;
    const announced = Number(/content-length: (\d+)/i.exec(bytes.toString('latin1', start, body))?.[1]);
    lengths.push({ announced, received: Math.min(announced, bytes.length - body) });
    start = body + announced;
  }
  return lengths;
}

/** Sends a request and reads only the head of the response. */
async function requestHead(url: string): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    get(url, { agent: false }, resolve).on('error', reject);
  });
}

/** Resolves when the server no longer accepts connections. */
async function waitUntilClosed(url: string): Promise<void> {
  for (;;) {
    try {
      (await requestHead(`${url}/health/live`)).resume();
    } catch {
      return;
    }
  }
}

test('a second process on the same data folder fails and the first continues', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const first = startServerProcess({ DATA_DIR });
  const url = await first.waitUntilReady();

  const message = await expectStartError(startServerProcess({ DATA_DIR }));

  expect(message).toContain(`The data folder ${DATA_DIR} is in use by process ${first.process.pid}.`);
  expect((await fetch(`${url}/v1/places/`)).status).toBe(200);
});

test('a start after SIGKILL replaces the lock of the killed process', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const killed = startServerProcess({ DATA_DIR });
  await killed.waitUntilReady();
  killed.process.kill('SIGKILL');
  await killed.waitForExit();
  expect(existsSync(path.join(DATA_DIR, 'lock'))).toBe(true);

  const next = startServerProcess({ DATA_DIR });
  await next.waitUntilReady();
  next.process.kill('SIGTERM');

  expect(await next.waitForExit()).toBe(0);
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(dataFolders);
});

test('a first start on a used port fails with a suggestion, makes no database and releases the data folder', async () => {
  const DATA_DIR = temporaryFolder();
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void other.close());

  const message = await expectStartError(startServerProcess({ DATA_DIR, PORT: String(port) }));

  expect(message).toBe(
    `The port ${port} on 127.0.0.1 is in use already. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  expect(readdirSync(DATA_DIR)).not.toContain('database');
  expect(readdirSync(DATA_DIR)).not.toContain('lock');
});

test('a start with an invalid setting fails with its name and an example', async () => {
  const message = await expectStartError(startServerProcess({ DATA_DIR: temporaryFolder(), PORT: 'eighty' }));

  expect(message).toBe('The setting PORT is wrong: must be a number. Example: PORT=3000\n');
});

test('a start without write access to the data folder fails and changes nothing', async () => {
  const isRoot = process.getuid?.() === 0;
  const folder = temporaryFolder();
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const server = startServerProcess({ DATA_DIR: folder }, isRoot ? { uid: 65_534, gid: 65_534 } : {});

  expect(await expectStartError(server)).toContain(`The data folder ${folder} cannot be written (EACCES).`);
  expect(readdirSync(folder)).toEqual([]);
});

test('a start with invalid content fails and leaves no database', async () => {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'expedition'));
  const wrong = { chapters: [], places: [{ place_id: 7, latitude: 'north' }], texts: [], paintings: [] };
  writeFileSync(path.join(content, 'expedition', 'a.json'), JSON.stringify(wrong));
  const DATA_DIR = temporaryFolder();

  const message = await expectStartError(startServerProcess({ DATA_DIR, CONTENT_DIR: content }));

  expect(message).toContain(
    'a.json: places, place_id 7: latitude: Invalid input: expected number, received string',
  );
  expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false);
  await startServerProcess({ DATA_DIR }).waitUntilReady();
});

test('a start with a database folder without PG_VERSION fails and changes nothing', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  rmSync(path.join(folder, 'PG_VERSION'));
  const before = readdirSync(folder, { recursive: true });

  const message = await expectStartError(startServerProcess({ DATA_DIR }));

  expect(message).toMatch(
    new RegExp(`^The folder ${folder} is not empty, but contains no database: .*\\n.*\\n$`),
  );
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a start with a damaged database fails and releases the data folder', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  truncateSync(path.join(folder, 'global/pg_control'), 100);

  const message = await expectStartError(startServerProcess({ DATA_DIR }));

  expect(message).toMatch(
    new RegExp(`^The database in ${folder} cannot be used: .*pg_control.*\\n.*backup.*\\n$`),
  );
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a start without write access to the database folder fails and changes nothing', async () => {
  const isRoot = process.getuid?.() === 0;
  const DATA_DIR = createLoadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  chmodSync(DATA_DIR, 0o777);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const before = readdirSync(folder, { recursive: true });
  const server = startServerProcess({ DATA_DIR }, isRoot ? { uid: 65_534, gid: 65_534 } : {});

  expect(await expectStartError(server)).toContain(`The database folder ${folder} cannot be written.`);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('a start fails when a migration fails', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  const database = await openEmbeddedDatabase(folder);
  await database.orm.execute(sql`delete from drizzle.__drizzle_migrations`);
  await database.close();

  const message = await expectStartError(startServerProcess({ DATA_DIR }));

  expect(message).toMatch(
    new RegExp(`^The database in ${folder} cannot be used: .* already exists\\.\\n.*backup.*\\n$`),
  );
});

test('a first start replaces an empty database folder', async () => {
  const DATA_DIR = temporaryFolder();
  mkdirSync(path.join(DATA_DIR, 'database'));

  const server = startServerProcess({ DATA_DIR });
  await server.waitUntilReady();

  expect(server.output()).toContain('Loading the expedition');
  expect(readdirSync(path.join(DATA_DIR, 'database'))).toContain('PG_VERSION');
  expect(readdirSync(DATA_DIR)).not.toContain('database.partial');
});

test('only listening on every address without PUBLIC_URL logs a warning', async () => {
  const open = startServerProcess({ DATA_DIR: createLoadedDataFolder(), HOST: '0.0.0.0' });
  const local = startServerProcess({ DATA_DIR: createLoadedDataFolder() });
  await Promise.all([open.waitUntilReady(), local.waitUntilReady()]);

  expect(open.output()).toMatch(/"level":40,.*PUBLIC_URL is not set/);
  expect(local.output()).not.toContain('PUBLIC_URL');
});

test('with --stop-with-parent the server shuts down when its parent is killed', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const { process: parent, ...server } = startServerWithParent({ DATA_DIR }, ['--stop-with-parent']);
  await server.waitUntilReady();
  parent.kill('SIGKILL');

  await server.waitForExit();
  expect(server.errorOutput()).toBe('');
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(dataFolders);
});

test('with --stop-with-parent the server does not start when its parent has already exited', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const killParent = `process.kill(process.pid, 'SIGKILL');`;
  const server = startServerWithParent({ DATA_DIR }, ['--stop-with-parent'], killParent);

  await server.waitForExit();
  expect(server.output()).toBe('');
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('without --stop-with-parent the server continues when its parent is killed', async () => {
  const DATA_DIR = createLoadedDataFolder();
  const { process: parent, ...server } = startServerWithParent({ DATA_DIR }, []);
  const url = await server.waitUntilReady();
  const { pid } = JSON.parse(readFileSync(path.join(DATA_DIR, 'lock'), 'utf8')) as { pid: number };
  onTestFinished(() => void process.kill(pid));
  const parentEnded = once(parent, 'exit');
  parent.kill('SIGKILL');
  await parentEnded;

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

test('the error of an unavailable database does not contain its password', async () => {
  const DATABASE_URL = 'postgresql://cae:secret@127.0.0.1:1/cae';
  const message = await expectStartError(
    startServerProcess({ DATA_DIR: temporaryFolder(), DATABASE_URL, DATABASE_WAIT_SECONDS: '0' }),
  );

  expect(message).toMatch(/^The database \/?cae at 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/);
  expect(message).not.toContain('secret');
});

test('two processes on one PostgreSQL return equal lists', async () => {
  const DATA_DIR = temporaryFolder();
  const DATABASE_URL = await createDatabase(inject('postgresqlOrigin'));
  const servers = [1, 2].map(() => startServerProcess({ DATA_DIR, DATABASE_URL }));
  const urls = await Promise.all(servers.map((server) => server.waitUntilReady()));

  const lists = await Promise.all(urls.map(async (url) => await (await fetch(`${url}/v1/images/`)).text()));

  expect(lists[0]).toBe(lists[1]);
  for (const server of servers) server.process.kill('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.waitForExit()))).toEqual([0, 0]);
});
