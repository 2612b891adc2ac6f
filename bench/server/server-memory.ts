import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/running-product.ts';
import { recordAnswer, startBaseline } from './baseline.ts';
import { listCalls, measureRate } from './list-calls.ts';
import type { Table } from './report.ts';
import { residentMegabytes } from './resident-memory.ts';

/** How often a process is looked at, in milliseconds. */
const interval = 100;

/** Resident memory of a process in megabytes. */
interface Memory {
  readonly start: number;
  readonly afterLists: number;
  readonly highest: number;
}

/** A process that answers the lists. */
interface Server {
  readonly address: string;
  readonly processId: number;
}

/** Measures the memory of the product, started on data that is there already, and of the baselines under the same load. */
export async function measureServerMemory(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  try {
    // Makes the database and loads the content.
    await (await startProduct(folder)).stop();
    const product = await startProduct(folder);
    const rows: string[][] = [];
    try {
      const { answer } = await recordAnswer(product.address, { path: '/v1/places/', unchanged: false });
      rows.push(['product, with its database', ...figures(await measureMemory(product))]);
      for (const kind of ['fastify', 'node:http'] as const) {
        const baseline = await startBaseline({ ...answer, kind });
        const title = kind === 'fastify' ? 'plain Fastify, one list' : 'bare node:http, one list';
        rows.push([title, ...figures(await measureMemory(baseline))]);
        baseline.stop();
      }
    } finally {
      await product.stop();
    }
    return {
      title: 'Resident memory of the server, MB',
      head: ['server', 'after the start', 'after the load of lists', 'at its highest'],
      rows,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureMemory(server: Server): Promise<Memory> {
  const start = await residentMegabytes(server.processId);
  let highest = start;
  const look = async (): Promise<void> => {
    highest = Math.max(highest, await residentMegabytes(server.processId));
  };
  const looking = setInterval(() => void look(), interval);
  for (const { path } of listCalls) {
    await measureRate(`${server.address}${path}`, { 'accept-encoding': 'br' }, 200);
  }
  clearInterval(looking);
  const afterLists = await residentMegabytes(server.processId);
  return { start, afterLists, highest: Math.max(highest, afterLists) };
}

function figures({ start, afterLists, highest }: Memory): string[] {
  return [start, afterLists, highest].map((megabytes) => megabytes.toFixed(0));
}
