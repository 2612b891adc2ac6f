import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { startCluster, type ServerCluster } from '../../apps/server/src/testing/cluster/server-cluster.ts';
import { startTcpProxy } from '../../apps/server/src/testing/cluster/tcp-proxy.ts';
import {
  createDatabase,
  startPostgresqlServer,
} from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { openEditor, type Editor } from './editor.ts';
import { measureDay } from './measure-day.ts';

const run = promisify(execFile);
const bundle = 'apps/server/dist/server.js';
const writes = 40;
const silentDeaths = 5;
const connections = 16;
const durationSeconds = 6;
const rounds = 3;

/** Measures two processes on one PostgreSQL, and replays a part of a day with a million visits. */
export async function measureScaling(): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-scaling-'));
  const postgresql = await startPostgresqlServer();
  let cluster: ServerCluster | undefined;
  try {
    const databaseUrl = await createDatabase(postgresql.origin);
    const environment = { CDN_SECONDS: '10', SIGN_IN_ATTEMPTS: '0', LOG_LEVEL: 'silent' };
    cluster = await startCluster({ bundle, count: 2, databaseUrl, folder, environment });
    const [first = '', second = ''] = [...cluster.processes.values()].map(({ url }) => url);
    const editor = await openEditor(first, { folder, databaseUrl });
    const day = await measureDay(cluster, first);
    const rates = await measureRates(first, second);
    const jobStarts = await measureJobStarts(databaseUrl);
    const visibility = await measureVisibility(editor, second);
    const proxy = await startTcpProxy(new URL(databaseUrl));
    const { url: proxied } = await cluster.start(2, { DATABASE_URL: proxy.urlOf(databaseUrl) });
    const silence: number[] = [];
    for (let count = 0; count < silentDeaths; count += 1) {
      silence.push(await timeUntilVisible(editor, proxied, () => proxy.dropPackets()));
    }
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const row = (what: string, times: readonly number[], goal: string) => [
      what,
      String(times.length),
      ...[0.5, 0.99].map((share) => String(Math.round(quantile(times, share)))),
      goal,
      load,
    ];
    const visibilityTable: Table = {
      title: 'Until a write of one process is in the list of another, in milliseconds',
      head: ['situation', 'writes', 'median', '99 %', 'goal', 'load of the machine'],
      rows: [
        row('both listen', visibility, '1,000'),
        row('the connections of the reading process have just died silently', silence, '5,000'),
      ],
    };
    await proxy.close();
    return [visibilityTable, jobStarts, rates, ...day];
  } finally {
    await cluster?.close();
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the commit of a job to its start in another process. */
async function measureJobStarts(databaseUrl: string): Promise<Table> {
  const program = 'apps/server/src/testing/cluster/measure-job-starts.ts';
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, databaseUrl]);
  const times = JSON.parse(stdout) as number[];
  return {
    title: 'From the commit of a job to its start, in milliseconds',
    head: ['jobs', 'median', '99 %', 'goal', 'load of the machine'],
    rows: [
      [
        String(times.length),
        ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(1)),
        '5',
        loadavg()[0]?.toFixed(1) ?? '',
      ],
    ],
  };
}

/** Compares the reads that one process and two processes answer from the database, in turn. */
async function measureRates(first: string, second: string): Promise<Table> {
  const best = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    best[0] = Math.max(best[0] ?? 0, await measureRate(first));
    const both = await Promise.all([first, second].map(measureRate));
    best[1] = Math.max(best[1] ?? 0, (both[0] ?? 0) + (both[1] ?? 0));
  }
  const [one = 0, two = 0] = best;
  return {
    title: 'Uncached reads of the database, requests per second',
    head: ['one process', 'two processes', 'ratio', 'goal', 'load of the machine'],
    rows: [
      [
        String(Math.round(one)),
        String(Math.round(two)),
        (two / one).toFixed(2),
        '1.6',
        loadavg()[0]?.toFixed(1) ?? '',
      ],
    ],
  };
}

/** Empty lists of unknown places are queried, compressed and not cached. */
async function measureRate(address: string): Promise<number> {
  let place = 1_000_000;
  const result = await autocannon({
    url: address,
    connections,
    duration: durationSeconds,
    requests: [
      {
        setupRequest: (request) => {
          place += 1;
          return { ...request, path: `/v1/api/books/texts_by_place?placeId=${place}` };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} responses were not 2xx`);
  return result.requests.average;
}

async function measureVisibility(editor: Editor, reader: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < writes; count += 1) times.push(await timeUntilVisible(editor, reader));
  return times;
}

/** From the response to a write until another process sends another list, in milliseconds. */
async function timeUntilVisible(
  editor: Editor,
  reader: string,
  beforeWrite: () => void = () => undefined,
): Promise<number> {
  const etag = await readEtag(reader);
  beforeWrite();
  await editor.removePlace();
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${reader}/v1/places/`, {
      method: 'HEAD',
      headers: { 'if-none-match': etag },
    });
    // A process whose connections are dead may respond with 503 until they are replaced.
    if (response.status === 200) return performance.now() - start;
  }
}

async function readEtag(address: string): Promise<string> {
  return (await fetch(`${address}/v1/places/`, { method: 'HEAD' })).headers.get('etag') ?? '';
}
