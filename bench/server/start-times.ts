import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Table } from '../report.ts';

const repeatedStarts = 5;

/** Measures `npm start` from the call to the printed address, first without a database and then with one. */
export async function measureStarts(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  try {
    const first = await measureStart(folder);
    const later: number[] = [];
    for (let start = 0; start < repeatedStarts; start += 1) later.push(await measureStart(folder));
    later.sort((a, b) => a - b);
    return {
      title: '`npm start` on an existing build, from the call to the printed address',
      head: ['start', 'milliseconds'],
      rows: [
        ['first, including the creation of the database', String(Math.round(first))],
        ['later, median of five', String(Math.round(later[Math.floor(later.length / 2)] ?? 0))],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns milliseconds */
async function measureStart(dataFolder: string): Promise<number> {
  const startedAt = performance.now();
  const start = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(start, 'exit');
  const duration = await new Promise<number>((resolve, reject) => {
    let output = '';
    start.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^CAE Map: http/m.test(output)) resolve(performance.now() - startedAt);
    });
    start.once('exit', () => reject(new Error(`npm start exited:\n${output}`)));
  });
  if (start.pid !== undefined) process.kill(-start.pid, 'SIGTERM');
  await exited;
  return duration;
}
