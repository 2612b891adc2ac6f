import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import type { Table } from '../report.ts';

const program = join(root, 'apps/server/src/testing/measure-writes.ts');

/** Measures how many writes per second the embedded database acknowledges and how often it calls `fsync`. */
export function measureDatabaseWrites(): Table {
  const output = execFileSync('npx', ['tsx', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const measured: unknown = JSON.parse(output);
  const writes = figure(measured, 'writes');
  const milliseconds = figure(measured, 'milliseconds');
  return {
    title: 'Writes to the embedded database',
    head: ['acknowledged writes', 'fsync calls', 'writes/s'],
    rows: [
      [String(writes), String(figure(measured, 'syncs')), String(Math.round((writes * 1000) / milliseconds))],
    ],
  };
}

function figure(measured: unknown, name: string): number {
  const value: unknown = Object(measured)[name];
  if (typeof value !== 'number') throw new Error(`${program} did not print '${name}'`);
  return value;
}
