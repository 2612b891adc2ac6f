import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  createDatabase,
  startPostgresqlServer,
} from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { readMemory } from '../../apps/server/src/testing/process-memory.ts';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { root } from '../../scripts/lib/root.mjs';
import { startServer } from '../../e2e/support/start-server.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { measureResponseTime } from '../server/response-time.ts';

/** The pictures of a volunteer's archive. `BENCH_PICTURES` sets another number for a shorter run. */
const defaultCount = 2000;
/** The pictures that are uploaded at the pace of a network. */
const networkCount = 100;
/** How long a picture of 3 MB takes over a connection of 20 Mbit/s, in milliseconds. */
const networkPause = 1_200;
/** How long the lists are measured without uploads, in milliseconds. */
const quietMilliseconds = 10_000;
/** In milliseconds. */
const probeInterval = 20;
/** In milliseconds. */
const memoryInterval = 200;

/** The response times of a list in milliseconds, without and with uploads. */
interface ResponseTimes {
  readonly quiet: number[];
  readonly uploading: number[];
}

const lists = { 'places, from the cache': '/v1/places/', 'images, from the cache': '/v1/images/' };

/** The uploads of an editor. */
interface Uploads {
  readonly count: number;
  /** Between two pictures, in milliseconds. */
  readonly pause: number;
}

/**
 * Measures the response times of the public lists while an editor uploads pictures of 6 megapixels without a pause, and the
 * memory of the server and of the process that makes the sizes.
 */
export async function measureUploads(): Promise<Table[]> {
  return await measure({ count: Number(process.env['BENCH_PICTURES'] ?? defaultCount), pause: 0 });
}

/** Measures the same while the pictures arrive over the network of a volunteer. */
export async function measureNetworkUploads(): Promise<Table[]> {
  return await measure({ count: networkCount, pause: networkPause });
}

async function measure(uploads: Uploads): Promise<Table[]> {
  const postgresql = await startPostgresqlServer();
  try {
    const databaseUrl = await createDatabase(postgresql.origin);
    return [
      await measureWith('embedded database', uploads, {}),
      await measureWith('PostgreSQL', uploads, { DATABASE_URL: databaseUrl }),
    ];
  } finally {
    await postgresql.stop();
  }
}

async function measureWith(
  database: string,
  { count, pause }: Uploads,
  settings: Readonly<Record<string, string>>,
): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-uploads-'));
  const server = await startServer(folder, { ...settings, RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  try {
    await createAdministrator(folder, administrator, 'Bench', settings);
    const times = new Map<string, ResponseTimes>(
      Object.keys(lists).map((title) => [title, { quiet: [], uploading: [] }]),
    );
    const begin = Date.now();
    await probe(server.address, times, 'quiet', () => Date.now() - begin < quietMilliseconds);
    let peakMemory = 0;
    const quietMemory = readMemory(server.processId);
    const observing = setInterval(
      () => (peakMemory = Math.max(peakMemory, readMemory(server.processId))),
      memoryInterval,
    );
    let isUploading = true;
    const uploads = uploadPictures(server.address, { count, pause }).finally(() => (isUploading = false));
    await probe(server.address, times, 'uploading', () => isUploading);
    await uploads;
    clearInterval(observing);
    return {
      title: `Lists while ${count.toLocaleString('en')} pictures are uploaded${pause === 0 ? '' : `, one in ${pause / 1000} s`}, ${database}, response times in ms; memory before ${Math.round(quietMemory)} MB, at most ${Math.round(peakMemory)} MB`,
      head: ['list', 'quiet, median', 'quiet, p95', 'uploading, median', 'uploading, p95'],
      rows: Array.from(times, ([title, { quiet, uploading }]) => [
        title,
        ...[quiet, uploading].flatMap((values) =>
          [0.5, 0.95].map((share) => quantile(values, share).toFixed(1)),
        ),
      ]),
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function probe(
  address: string,
  times: ReadonlyMap<string, ResponseTimes>,
  phase: keyof ResponseTimes,
  isRunning: () => boolean,
): Promise<void> {
  while (isRunning()) {
    for (const [title, path] of Object.entries(lists))
      times.get(title)?.[phase].push(await measureResponseTime(`${address}${path}`));
    await wait(probeInterval);
  }
}

/** Uploads pictures in a process of its own, whose work does not count as response time of the lists. */
async function uploadPictures(address: string, { count, pause }: Uploads): Promise<void> {
  const program = join(root, 'bench/editing/upload-pictures.ts');
  await promisify(execFile)('npx', ['tsx', program, address, String(count), String(pause)]);
}
