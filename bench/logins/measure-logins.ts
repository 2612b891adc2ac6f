import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  createDatabase,
  startPostgresqlServer,
} from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { measureResponseTime } from '../server/response-time.ts';

const run = promisify(execFile);

const durationSeconds = 8;
/** In milliseconds. */
const probeInterval = 10;
const clientCounts = [0, 1, 100, 1000];
const account = { email: 'bench@example.org', password: 'twelve camels on ice' };

/** Measures sign-ins per second, and how long reads take meanwhile, without limits of attempts. */
export async function measureLogins(): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-logins-'));
  const postgresql = await startPostgresqlServer();
  try {
    const databaseUrl = await createDatabase(postgresql.origin);
    return [
      await measureWith('embedded database', folder, {}),
      await measureWith('PostgreSQL', folder, { DATABASE_URL: databaseUrl }),
    ];
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureWith(
  database: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Table> {
  const unlimited = { RATE_LIMIT: '0', SIGN_IN_ATTEMPTS: '0', LOG_LEVEL: 'silent' };
  const server = await startServer(folder, { ...settings, ...unlimited });
  try {
    await register(server.address);
    const rows: string[][] = [];
    for (const clients of clientCounts) rows.push(await measureClients(server.address, clients));
    return {
      title: `Sign-ins for ${durationSeconds} s, ${database}`,
      head: [
        'clients',
        'sign-ins/s',
        'rejected as busy',
        'cached list p95, ms',
        'read of the database p95, ms',
      ],
      rows,
    };
  } finally {
    await server.stop();
  }
}

async function register(address: string): Promise<void> {
  const response = await fetch(`${address}/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Bench', ...account }),
  });
  if (!response.ok) throw new Error(`the registration failed: ${await response.text()}`);
}

async function measureClients(address: string, clients: number): Promise<string[]> {
  const flood = run(process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(new URL('login-flood.ts', import.meta.url)),
    address,
    account.email,
    account.password,
    String(clients),
    String(durationSeconds),
  ]);
  const { child } = flood;
  const end = Date.now() + durationSeconds * 1000;
  const isRunning = () =>
    clients === 0 ? Date.now() < end : child.exitCode === null && child.signalCode === null;
  const cached: number[] = [];
  const queried: number[] = [];
  for (let probe = 1; isRunning(); probe += 1) {
    cached.push(await measureResponseTime(`${address}/v1/places/`));
    // Each id is requested once, so that its response is not cached.
    queried.push(
      await measureResponseTime(`${address}/v1/api/books/texts_by_place?placeId=${clients * 10_000 + probe}`),
    );
    await wait(probeInterval);
  }
  const statuses = JSON.parse((await flood).stdout) as Record<string, number>;
  return [
    String(clients),
    ((statuses['200'] ?? 0) / durationSeconds).toFixed(0),
    String(statuses['503'] ?? 0),
    quantile(cached, 0.95).toFixed(1),
    quantile(queried, 0.95).toFixed(1),
  ];
}
