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
import { residentMegabytes } from '../server/resident-memory.ts';

const run = promisify(execFile);

interface Attack {
  /** `{n}` is replaced by a different number in each request. */
  readonly target: string;
  readonly title: string;
  readonly connections: number;
  /** Whether a response requires a database query; such attacks are repeated with PostgreSQL. */
  readonly queries?: true;
}

const filler = 'x'.repeat(15_000);

const attacks: readonly Attack[] = [
  { title: '`/cn?x=…` with 15,000 characters', target: `/cn?x={n}${filler}`, connections: 16 },
  { title: '`/timeline?x=…`', target: '/timeline?x={n}', connections: 4 },
  { title: '`/timeline?places=…`', target: '/timeline?places={n}', connections: 4 },
  { title: '`/placeslist?q=…`', target: '/placeslist?q={n}', connections: 4, queries: true },
  { title: '`/search?q=…`', target: '/search?q={n}', connections: 4 },
  { title: '`/place/…`, unknown', target: '/place/9{n}', connections: 4, queries: true },
  { title: '`/nowhere/…`', target: '/nowhere/{n}', connections: 4 },
  {
    title: '`texts_by_place?placeId=…`',
    target: '/v1/api/books/texts_by_place?placeId={n}',
    connections: 16,
    queries: true,
  },
  {
    title: '`all/texts?book_ids=1&book_ids=…`',
    target: '/v1/api/books/all/texts?book_ids=1&book_ids={n}',
    connections: 4,
    queries: true,
  },
  { title: '`all/texts?x=…`', target: '/v1/api/books/all/texts?x={n}', connections: 4 },
  { title: '`image/orig/…`', target: '/v1/image/orig/{n}', connections: 4, queries: true },
];

/** How long each flood lasts. */
const durationSeconds = 8;
/** The pause between two probes of `/health/live`, in milliseconds. */
const probeInterval = 10;

/** The effect of one flood on the server. */
interface Effect {
  readonly statuses: Readonly<Record<string, number>>;
  /** The response times of all probes of `/health/live`, in milliseconds. */
  readonly latencies: readonly number[];
  readonly startMegabytes: number;
  readonly highestMegabytes: number;
}

/**
 * Measures the effect of floods of distinct requests on the memory of the server and on the latency of `/health/live`,
 * with the embedded database and with PostgreSQL. The rate limit is off, since it does not limit a flood from many
 * addresses.
 */
export async function measureAttacks(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  const postgresql = await startPostgresqlServer();
  try {
    const databaseUrl = await createDatabase(postgresql.origin);
    const queryingAttacks = attacks.filter(({ queries }) => queries);
    return [
      await measureWith('embedded database', attacks, folder, {}),
      await measureWith('PostgreSQL', queryingAttacks, folder, { DATABASE_URL: databaseUrl }),
    ];
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureWith(
  database: string,
  selected: readonly Attack[],
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Table> {
  const rows: string[][] = [];
  for (const attack of selected) {
    const server = await startServer(folder, { ...settings, RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
    try {
      rows.push(row(attack, await measureEffect(server, attack)));
    } finally {
      await server.stop();
    }
  }
  return {
    title: `Floods of distinct requests for ${durationSeconds} s, ${database}`,
    head: ['requests', 'clients', 'responses by status', 'health p95, ms', 'MB before', 'peak MB'],
    rows,
  };
}

interface Target {
  readonly address: string;
  readonly processId: number;
}

async function measureEffect(
  { address, processId }: Target,
  { target, connections }: Attack,
): Promise<Effect> {
  const latencies: number[] = [];
  const startMegabytes = await residentMegabytes(processId);
  let highestMegabytes = startMegabytes;
  const flood = run(process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(new URL('flood.ts', import.meta.url)),
    address,
    target,
    String(connections),
    String(durationSeconds),
  ]);
  const floodProcess = flood.child;
  while (floodProcess.exitCode === null && floodProcess.signalCode === null) {
    const start = performance.now();
    await fetch(`${address}/health/live`).then((response) => response.arrayBuffer());
    latencies.push(performance.now() - start);
    highestMegabytes = Math.max(highestMegabytes, await residentMegabytes(processId));
    await wait(probeInterval);
  }
  const { stdout } = await flood;
  const statuses = JSON.parse(stdout) as Record<string, number>;
  return { statuses, latencies, startMegabytes, highestMegabytes };
}

function row(
  { title, connections }: Attack,
  { statuses, latencies, startMegabytes, highestMegabytes }: Effect,
): string[] {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    title,
    String(connections),
    counts.join(', '),
    quantile(latencies, 0.95).toFixed(1),
    startMegabytes.toFixed(0),
    highestMegabytes.toFixed(0),
  ];
}
