import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/running-product.ts';
import { measureDatabaseWrites } from './database-writes.ts';
import { measureListCalls } from './list-calls.ts';
import { measurePageBytes } from './page-bytes.ts';
import { formatTable, writeReport } from './report.ts';
import { measureStarts } from './start-times.ts';

/** Measures the built product, one thing after the other, and writes the figures into the document. */
async function main(): Promise<void> {
  const starts = await measureStarts();
  const writes = measureDatabaseWrites();
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  const product = await startProduct(folder);
  try {
    const tables = [
      starts,
      writes,
      await measureListCalls(product.address),
      await measurePageBytes(product.address),
    ];
    for (const table of tables) console.log(`${formatTable(table)}\n`);
    writeReport('docs/performance.md', tables);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
