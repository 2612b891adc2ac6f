import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { books } from '../database/schema.ts';
import { readSettings } from '../settings.ts';

/**
 * A program for the benchmark: writes 500 records to an embedded database one after another, counts the fdatasync calls
 * and prints the result as one line of JSON.
 */

const writes = 500;

const folder = await mkdtemp(join(tmpdir(), 'cae-map-writes-'));
try {
  const database = await openEmbeddedDatabase(join(folder, 'database'));
  await database.migrate(readSettings({}).migrationsDir);
  let syncs = 0;
  const original = fs.fdatasyncSync;
  fs.fdatasyncSync = (descriptor) => {
    syncs += 1;
    original(descriptor);
  };
  syncBuiltinESMExports();
  const begin = performance.now();
  for (let index = 0; index < writes; index += 1) {
    await database.orm.insert(books).values({ book_type: 'bench', book_title: String(index) });
  }
  const milliseconds = performance.now() - begin;
  process.stdout.write(`${JSON.stringify({ writes, syncs, milliseconds })}\n`);
  await database.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
