import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRelations } from './check-relations.ts';
import type { DatabaseConnection } from './connection.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { createEmbeddedDatabaseError } from './embedded-failure.ts';
import { isWriteStatement, requireSpace } from './embedded-space.ts';
import { jobsChannel } from './announcements/announcement-payload.ts';
import { createObservedQueries } from './observed-queries.ts';
import { readMigrationLevel } from './migration-level.ts';
import * as schema from './schema.ts';

/**
 * PGlite's default parameters without `-F`, which would disable fsync. Small buffers halve the memory and suffice for some
 * thousands of records.
 */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_buffers=1MB',
];

/**
 * Opens the embedded database in `directory`, or creates it when the folder is empty or missing. Only one process may use
 * the folder: see `data-folder-lock.ts`.
 * @throws {StartError} `database_failed` or `data_folder` when the files are damaged, of another version or not readable.
 */
export async function openEmbeddedDatabase(directory: string): Promise<DatabaseConnection> {
  const client = await openPglite(directory);
  const queries = createObservedQueries();
  client.query = queries.wrap(client.query.bind(client));
  const transact = client.transaction.bind(client);
  client.transaction = (work) =>
    transact((transaction) => {
      transaction.query = queries.wrap(transaction.query.bind(transaction));
      return work(transaction);
    });
  const orm = createGuardedOrm(client, directory);
  return {
    kind: 'embedded',
    orm,
    migrate: (migrationsFolder) => migrate(orm, { migrationsFolder }),
    async check() {
      await client.query('select 1');
    },
    readMigrationLevel: () => readMigrationLevel(orm),
    // Only one process uses the folder, and it executes statements one after another.
    withLock: (work) => work(orm),
    withFreeLock: (work) => work(),
    announce: () => Promise.resolve(),
    onAnnounced: () => Promise.resolve(),
    announcementStatus: () => ({ mode: 'alone', delay: null, resyncs: 0 }),
    onJobsAdded: (listener) => void client.listen(jobsChannel, listener).catch(() => undefined),
    poolStatus: () => undefined,
    observeQueries: queries.add,
    async close() {
      if (!client.closed) await client.close();
    },
  };
}

/** The query builder, whose writes are refused while the disk is nearly full: one that began could stop the process. */
function createGuardedOrm(client: PGlite, directory: string): PgliteDatabase<typeof schema> {
  const query = client.query.bind(client);
  client.query = async (statement, ...rest) => {
    if (isWriteStatement(statement)) requireSpace(directory);
    return await query(statement, ...rest);
  };
  const orm = drizzle({ client, schema });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = async (work, config) => {
    if (config?.accessMode !== 'read only') requireSpace(directory);
    return await transaction(work, config);
  };
  return orm;
}

async function openPglite(directory: string): Promise<PGlite> {
  const log: string[] = [];
  let isOpening = true;
  const processFile = path.join(directory, 'postmaster.pid');
  const hadProcessFile = existsSync(processFile);
  try {
    const client = await PGlite.create({
      fs: new DurableFileSystem(directory),
      startParams: startParameters,
      onStderr(line) {
        if (isOpening) log.push(line);
        return false;
      },
    });
    // A client with damaged files is not closed, because closing writes to them.
    await checkRelations(client, directory);
    isOpening = false;
    return client;
  } catch (error) {
    if (!hadProcessFile) rmSync(processFile, { force: true });
    throw createEmbeddedDatabaseError(directory, error, log);
  }
}
