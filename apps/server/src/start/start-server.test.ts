import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { createDatabase } from '../testing/postgresql-server.ts';
import { startServerProcess, startServerWithParent, type ServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A data folder with the expedition loaded: a second start. */
function loadedDataFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(folder, 'database'), { recursive: true });
  return folder;
}

/** A start that has to fail says why in one or two lines, without a trace of the program, and ends with 1. */
async function refusalOf(server: ServerProcess): Promise<string> {
  expect(await server.untilEnded()).toBe(1);
  expect(server.errors()).not.toMatch(/^\s+at /m);
  return server.errors();
}

test('a first start says what it does, and the lists answer', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'data');
  const server = startServerProcess({ DATA_DIR });
  const address = await server.untilReady();

  expect(server.output()).toMatch(
    /^Preparing the database…\nLoading the expedition: 417 places, 204 texts, /,
  );
  expect((await fetch(`${address}/v1/api/books/`)).status).toBe(200);
  expect(readdirSync(DATA_DIR)).toContain('database');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s sends the begun responses completely and exits with 0',
  async (signal) => {
    const DATA_DIR = loadedDataFolder();
    const server = startServerProcess({ DATA_DIR });
    const address = await server.untilReady();
    const connection = await askManyTimes(address);
    server.process.kill(signal);
    // Nothing is read before the server has stopped listening.
    await untilRefused(address);
    const chunks: Buffer[] = [];
    for await (const chunk of connection) chunks.push(chunk as Buffer);

    const lengths = lengthsOfAnswers(Buffer.concat(chunks));
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.filter(({ announced, received }) => announced !== received)).toEqual([]);
    expect(await server.untilEnded()).toBe(0);
    expect(server.errors()).toBe('');
    expect(readdirSync(DATA_DIR)).toEqual(['database']);
  },
);

test('a second signal ends a shutdown at once with exit code 1', async () => {
  const server = startServerProcess({ DATA_DIR: loadedDataFolder() });
  const address = await server.untilReady();
  // No response is read, so that the shutdown would wait for them.
  await askManyTimes(address);
  server.process.kill('SIGTERM');
  await untilRefused(address);
  server.process.kill('SIGTERM');

  expect(await server.untilEnded()).toBe(1);
});

/** Sends requests whose responses exceed the buffers between two processes, and reads none of them yet. */
async function askManyTimes(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const connection = connect(Number(port), hostname);
  onTestFinished(() => void connection.destroy());
  connection.write('GET /v1/api/books/all/texts HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60));
  await new Promise((resolve) => connection.once('readable', resolve));
  return connection;
}

/** The announced and the received length of each response of a connection, in bytes. */
function lengthsOfAnswers(bytes: Buffer): { announced: number; received: number }[] {
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
async function begin(address: string): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    get(address, { agent: false }, resolve).on('error', reject);
  });
}

/** Resolves when the server accepts no more connections. */
async function untilRefused(address: string): Promise<void> {
  for (;;) {
    try {
      (await begin(`${address}/health/live`)).resume();
    } catch {
      return;
    }
  }
}

test('a second process on the same data is refused while the first goes on', async () => {
  const DATA_DIR = loadedDataFolder();
  const first = startServerProcess({ DATA_DIR });
  const address = await first.untilReady();

  const refusal = await refusalOf(startServerProcess({ DATA_DIR }));

  expect(refusal).toContain(`The data folder ${DATA_DIR} is in use by process ${first.process.pid}.`);
  expect((await fetch(`${address}/v1/places/`)).status).toBe(200);
});

test('the data of a killed server are taken over', async () => {
  const DATA_DIR = loadedDataFolder();
  const killed = startServerProcess({ DATA_DIR });
  await killed.untilReady();
  killed.process.kill('SIGKILL');
  await killed.untilEnded();
  expect(existsSync(path.join(DATA_DIR, 'lock'))).toBe(true);

  const next = startServerProcess({ DATA_DIR });
  await next.untilReady();
  next.process.kill('SIGTERM');

  expect(await next.untilEnded()).toBe(0);
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a port in use is named, with a way out, and the data are free again', async () => {
  const DATA_DIR = loadedDataFolder();
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void other.close());

  const refusal = await refusalOf(startServerProcess({ DATA_DIR, PORT: String(port) }));

  expect(refusal).toBe(
    `The port ${port} on 127.0.0.1 is in use already. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a wrong setting is named', async () => {
  const refusal = await refusalOf(startServerProcess({ DATA_DIR: temporaryFolder(), PORT: 'eighty' }));

  expect(refusal).toBe('The setting PORT is wrong: must be a number. Example: PORT=3000\n');
});

test('a data folder that this user may not write is named, and nothing in it is touched', async () => {
  const isRoot = process.getuid?.() === 0;
  const folder = temporaryFolder();
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const server = startServerProcess({ DATA_DIR: folder }, isRoot ? { uid: 65_534, gid: 65_534 } : {});

  expect(await refusalOf(server)).toContain(`The data folder ${folder} cannot be written (EACCES).`);
  expect(readdirSync(folder)).toEqual([]);
});

test('a content file with a wrong field is named, and the next start begins anew', async () => {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'expedition'));
  const wrong = { chapters: [], places: [{ place_id: 7, latitude: 'north' }], texts: [], paintings: [] };
  writeFileSync(path.join(content, 'expedition', 'a.json'), JSON.stringify(wrong));
  const DATA_DIR = temporaryFolder();

  const refusal = await refusalOf(startServerProcess({ DATA_DIR, CONTENT_DIR: content }));

  expect(refusal).toContain(
    'a.json: places, place_id 7: latitude: Invalid input: expected number, received string',
  );
  expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false);
  await startServerProcess({ DATA_DIR }).untilReady();
});

test('a database folder without a version file is refused with two lines, and nothing in it is touched', async () => {
  const DATA_DIR = loadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  rmSync(path.join(folder, 'PG_VERSION'));
  const before = readdirSync(folder, { recursive: true });

  const refusal = await refusalOf(startServerProcess({ DATA_DIR }));

  expect(refusal).toMatch(
    new RegExp(`^The folder ${folder} is not empty, but holds no database: .*\\n.*\\n$`),
  );
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a damaged database is refused with two lines, and the data are free again', async () => {
  const DATA_DIR = loadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  truncateSync(path.join(folder, 'global/pg_control'), 100);

  const refusal = await refusalOf(startServerProcess({ DATA_DIR }));

  expect(refusal).toMatch(
    new RegExp(`^The database in ${folder} cannot be used: .*pg_control.*\\n.*backup.*\\n$`),
  );
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('a database folder that this user may not write is named, and nothing in it is touched', async () => {
  const isRoot = process.getuid?.() === 0;
  const DATA_DIR = loadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  chmodSync(DATA_DIR, 0o777);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const before = readdirSync(folder, { recursive: true });
  const server = startServerProcess({ DATA_DIR }, isRoot ? { uid: 65_534, gid: 65_534 } : {});

  expect(await refusalOf(server)).toContain(`The database folder ${folder} cannot be written.`);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('a database whose migrations cannot be run is refused with two lines', async () => {
  const DATA_DIR = loadedDataFolder();
  const folder = path.join(DATA_DIR, 'database');
  const database = await openEmbeddedDatabase(folder);
  await database.orm.execute(sql`delete from drizzle.__drizzle_migrations`);
  await database.close();

  const refusal = await refusalOf(startServerProcess({ DATA_DIR }));

  expect(refusal).toMatch(
    new RegExp(`^The database in ${folder} cannot be used: .* already exists\\.\\n.*backup.*\\n$`),
  );
});

test('an empty folder in the place of the database becomes the database', async () => {
  const DATA_DIR = temporaryFolder();
  mkdirSync(path.join(DATA_DIR, 'database'));

  const server = startServerProcess({ DATA_DIR });
  await server.untilReady();

  expect(server.output()).toContain('Loading the expedition');
  expect(readdirSync(path.join(DATA_DIR, 'database'))).toContain('PG_VERSION');
  expect(readdirSync(DATA_DIR)).not.toContain('database.partial');
});

test('listening on every address without PUBLIC_URL logs a warning, and listening on this machine does not', async () => {
  const open = startServerProcess({ DATA_DIR: loadedDataFolder(), HOST: '0.0.0.0' });
  const local = startServerProcess({ DATA_DIR: loadedDataFolder() });
  await Promise.all([open.untilReady(), local.untilReady()]);

  expect(open.output()).toMatch(/"level":40,.*PUBLIC_URL is not set/);
  expect(local.output()).not.toContain('PUBLIC_URL');
});

test('with --stop-with-parent the server shuts down when its parent is killed', async () => {
  const DATA_DIR = loadedDataFolder();
  const { process: parent, ...server } = startServerWithParent({ DATA_DIR }, ['--stop-with-parent']);
  await server.untilReady();
  parent.kill('SIGKILL');

  await server.untilEnded();
  expect(server.errors()).toBe('');
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('with --stop-with-parent the server does not start when its parent is gone already', async () => {
  const DATA_DIR = loadedDataFolder();
  const killParent = `process.kill(process.pid, 'SIGKILL');`;
  const server = startServerWithParent({ DATA_DIR }, ['--stop-with-parent'], killParent);

  await server.untilEnded();
  expect(server.output()).toBe('');
  expect(readdirSync(DATA_DIR)).toEqual(['database']);
});

test('without --stop-with-parent the server goes on when its parent is killed', async () => {
  const DATA_DIR = loadedDataFolder();
  const { process: parent, ...server } = startServerWithParent({ DATA_DIR }, []);
  const address = await server.untilReady();
  const { pid } = JSON.parse(readFileSync(path.join(DATA_DIR, 'lock'), 'utf8')) as { pid: number };
  onTestFinished(() => void process.kill(pid));
  const parentEnded = once(parent, 'exit');
  parent.kill('SIGKILL');
  await parentEnded;

  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
});

test('the message about a database that does not answer names it without its password', async () => {
  const DATABASE_URL = 'postgresql://cae:secret@127.0.0.1:1/cae';
  const refusal = await refusalOf(
    startServerProcess({ DATA_DIR: temporaryFolder(), DATABASE_URL, DATABASE_WAIT_SECONDS: '0' }),
  );

  expect(refusal).toMatch(/^The database \/?cae at 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/);
  expect(refusal).not.toContain('secret');
});

test('several processes serve one PostgreSQL', async () => {
  const DATA_DIR = temporaryFolder();
  const DATABASE_URL = await createDatabase(inject('postgresqlOrigin'));
  const servers = [1, 2].map(() => startServerProcess({ DATA_DIR, DATABASE_URL }));
  const addresses = await Promise.all(servers.map((server) => server.untilReady()));

  const lists = await Promise.all(
    addresses.map(async (address) => await (await fetch(`${address}/v1/images/`)).text()),
  );

  expect(lists[0]).toBe(lists[1]);
  for (const server of servers) server.process.kill('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.untilEnded()))).toEqual([0, 0]);
});
