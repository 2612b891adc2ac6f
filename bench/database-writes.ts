import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { Table } from './report.ts';

const program = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'testing', 'measure-writes.ts');
const measuredSchema = z.object({ writes: z.number(), syncs: z.number(), milliseconds: z.number() });

/** How often the embedded database asks the disk to keep what it acknowledges, and how fast that goes. */
export function measureDatabaseWrites(): Table {
  const output = execFileSync('npx', ['tsx', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { writes, syncs, milliseconds } = measuredSchema.parse(JSON.parse(output));
  return {
    title: 'Writes to the embedded database',
    head: ['acknowledged writes', 'syncs to the disk', 'writes a second'],
    rows: [[String(writes), String(syncs), String(Math.round((writes * 1000) / milliseconds))]],
  };
}
