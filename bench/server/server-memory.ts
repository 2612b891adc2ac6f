import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/support/start-server.ts';
import { recordResponse, startBaseline } from './baseline.ts';
import { listEndpoints, measureRate } from './list-endpoints.ts';
import type { Table } from '../report.ts';
import { residentMegabytes } from './resident-memory.ts';

/** The sampling interval in milliseconds. */
const interval = 100;

/** Resident memory of a process in megabytes. */
interface Memory {
  readonly start: number;
  readonly afterLists: number;
  readonly peak: number;
}

/** A process that serves the lists. */
interface Server {
  readonly address: string;
  readonly processId: number;
}

/** Measures the memory of the server, started on an existing database, and of the baselines under the same load. */
export async function measureServerMemory(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  try {
    // Creates the database and loads the content.
    await (await startServer(folder)).stop();
    const product = await startServer(folder);
    const rows: string[][] = [];
    try {
      const { response } = await recordResponse(product.address, {
        path: '/v1/places/',
        isRevalidation: false,
      });
      rows.push(['product, with its database', ...figures(await measureMemory(product))]);
      for (const kind of ['fastify', 'node:http'] as const) {
        const baseline = await startBaseline({ ...response, kind });
        const title = kind === 'fastify' ? 'plain Fastify, one list' : 'bare node:http, one list';
        rows.push([title, ...figures(await measureMemory(baseline))]);
        baseline.stop();
      }
    } finally {
      await product.stop();
    }
    return {
      title: 'Resident memory of the server, MB',
      head: ['server', 'after start', 'after the list requests', 'peak'],
      rows,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureMemory(server: Server): Promise<Memory> {
  const start = await residentMegabytes(server.processId);
  let peak = start;
  const sample = async (): Promise<void> => {
    peak = Math.max(peak, await residentMegabytes(server.processId));
  };
  const sampling = setInterval(() => void sample(), interval);
  for (const { path } of listEndpoints) {
    await measureRate(`${server.address}${path}`, { 'accept-encoding': 'br' }, 200);
  }
  clearInterval(sampling);
  const afterLists = await residentMegabytes(server.processId);
  return { start, afterLists, peak: Math.max(peak, afterLists) };
}

function figures({ start, afterLists, peak }: Memory): string[] {
  return [start, afterLists, peak].map((megabytes) => megabytes.toFixed(0));
}
