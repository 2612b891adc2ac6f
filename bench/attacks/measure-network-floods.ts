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
import type { FloodOptions } from './network-flood.ts';
import { createVisitor, type Visitor } from './network-visitor.ts';

const run = promisify(execFile);

/** A flood of requests, and what an honest visitor does meanwhile. */
interface NetworkFlood {
  readonly title: string;
  readonly path: string;
  readonly headers: FloodOptions['headers'];
  readonly body: string;
  readonly requests: number;
  readonly connections: number;
  readonly honest: string;
  /** Returns the status of the response. */
  readonly act: (visitor: Visitor) => Promise<number>;
}

const networks = 250;
/** How long a flood lasts at most. */
const durationSeconds = 120;
/** Between two actions of the honest visitor, in milliseconds. */
const pause = 500;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const floods: readonly NetworkFlood[] = [
  {
    title: 'sign-ins',
    path: '/v1/auth/jwt/login',
    headers: form,
    body: 'username=x{n}@example.org&password=a%20wrong%20password',
    requests: 5_000,
    connections: 250,
    honest: 'the owner signs in, in a known browser',
    act: (visitor) => visitor.signIn(),
  },
  {
    title: 'corrections',
    path: '/v1/proposals/',
    headers: json,
    body: JSON.stringify({
      subject: 'place',
      subject_id: '{place}',
      kind: 'remark',
      proposed: {},
      remark: 'flood {n}',
      credit_name: '',
      contact: '',
      lang: 'en',
    }),
    requests: 10_000,
    connections: 50,
    honest: 'a visitor of another network sends a correction',
    act: (visitor) => visitor.propose(),
  },
  {
    title: 'announced photographs',
    path: '/v1/proposals/uploads/',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(15 * 1024 * 1024) },
    body: '',
    requests: 2_000,
    connections: 50,
    honest: 'a visitor of another network announces a photograph',
    act: (visitor) => visitor.announcePhotograph(),
  },
  {
    title: 'registrations',
    path: '/v1/auth/register',
    headers: json,
    body: JSON.stringify({ full_name: 'Flood', email: 'f{n}@example.org', password: 'twelve camels on ice' }),
    requests: 5_000,
    connections: 50,
    honest: 'a visitor of another network registers',
    act: (visitor) => visitor.register(),
  },
];

/** Measures what honest visitors can do during floods from many networks, with the limits of a new installation. */
export async function measureNetworkFloods(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
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
  const server = await startServer(folder, {
    ...settings,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  try {
    const rows: string[][] = [];
    for (const flood of floods) rows.push(await measureFlood(server.address, flood));
    return {
      title: `Floods from ${networks} networks, ${database}`,
      head: [
        'flood',
        'responses by status',
        'meanwhile and afterwards',
        'responses by status',
        'p95, ms',
        'longest, ms',
      ],
      rows,
    };
  } finally {
    await server.stop();
  }
}

async function measureFlood(
  address: string,
  { title, path, headers, body, requests, connections, honest, act }: NetworkFlood,
): Promise<string[]> {
  const visitor = await createVisitor(address);
  const options: FloodOptions = {
    url: address + path,
    headers,
    body: body.replace('"{place}"', String(visitor.placeId)),
    networks,
    connections,
    requests,
    seconds: durationSeconds,
  };
  const script = fileURLToPath(new URL('network-flood.ts', import.meta.url));
  const flood = run(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)]);
  const { child } = flood;
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const actOnce = async (): Promise<void> => {
    const start = performance.now();
    const status = await act(visitor);
    times.push(performance.now() - start);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  while (child.exitCode === null && child.signalCode === null) {
    await actOnce();
    await wait(pause);
  }
  await actOnce();
  const floodStatuses = JSON.parse((await flood).stdout) as Record<string, number>;
  return [
    title,
    formatCounts(floodStatuses),
    honest,
    formatCounts(statuses),
    quantile(times, 0.95).toFixed(0),
    Math.max(...times).toFixed(0),
  ];
}

function formatCounts(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
