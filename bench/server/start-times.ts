import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Table } from './report.ts';

const repeatedStarts = 5;

/** Measures `npm start` from the call to the printed address: with no data yet, and then with data. */
export async function measureStarts(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  try {
    const first = await measureStart(folder);
    const later: number[] = [];
    for (let start = 0; start < repeatedStarts; start += 1) later.push(await measureStart(folder));
    later.sort((a, b) => a - b);
    return {
      title: '`npm start`, everything built, from the call to the address',
      head: ['start', 'milliseconds'],
      rows: [
        ['first, with the database made and the content loaded', String(Math.round(first))],
        ['second, median of five', String(Math.round(later[Math.floor(later.length / 2)] ?? 0))],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns milliseconds */
async function measureStart(dataFolder: string): Promise<number> {
  const begin = performance.now();
  const start = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(start, 'exit');
  const duration = await new Promise<number>((resolve, reject) => {
    let output = '';
    start.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^CAE Map: http/m.test(output)) resolve(performance.now() - begin);
    });
    start.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  if (start.pid !== undefined) process.kill(-start.pid, 'SIGTERM');
  await ended;
  return duration;
}
