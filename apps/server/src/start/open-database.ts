import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { isContentLoaded } from '../content/is-content-loaded.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { syncPath, syncTree } from '../database/durable-file-system.ts';
import { embeddedDatabaseError } from '../database/embedded-failure.ts';
import { isNewDatabaseFolder } from '../database/embedded-folder.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import type { Settings } from '../settings.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** Prints a line about what the start is doing. */
export type Progress = (line: string) => void;

/**
 * Opens the database that the settings name: migrated, and with the expedition loaded when it was new. Waits for a
 * PostgreSQL that does not answer, or stops answering meanwhile, for as long as the settings allow.
 * @throws {StartError} `database_unreachable` after that time, `database_failed` when PostgreSQL refuses the connection.
 */
export async function openDatabase(settings: Settings, progress: Progress): Promise<DatabaseConnection> {
  const { databaseUrl } = settings;
  const open = async (): Promise<DatabaseConnection> => {
    const database = await (databaseUrl === undefined
      ? openEmbedded(settings, progress)
      : openPostgresql(databaseUrl, progress));
    try {
      await prepare(database, settings, progress);
      return database;
    } catch (error) {
      await database.close();
      const isDamaged = database.kind === 'embedded' && error instanceof DrizzleQueryError;
      throw isDamaged ? embeddedDatabaseError(embeddedFolder(settings), error) : error;
    }
  };
  return await waitForDatabase(open, settings.databaseWaitSeconds, progress);
}

/**
 * Makes the embedded database beside its place and moves it there when it is complete: whatever interrupts the first
 * start leaves nothing that looks finished, and the next start begins anew.
 */
async function openEmbedded(settings: Settings, progress: Progress): Promise<DatabaseConnection> {
  const finished = embeddedFolder(settings);
  const partial = path.join(settings.dataDir, 'database.partial');
  rmSync(partial, { recursive: true, force: true });
  if (isNewDatabaseFolder(finished)) {
    progress('Preparing the database…');
    const database = await openEmbeddedDatabase(partial);
    try {
      await prepare(database, settings, progress);
    } finally {
      await database.close();
    }
    syncTree(partial);
    renameSync(partial, finished);
    syncPath(settings.dataDir);
  }
  return await openEmbeddedDatabase(finished);
}

function embeddedFolder({ dataDir }: Settings): string {
  return path.join(dataDir, 'database');
}

async function openPostgresql(databaseUrl: string, progress: Progress): Promise<DatabaseConnection> {
  const { openPostgresqlDatabase } = await import('../database/postgresql.ts');
  return await openPostgresqlDatabase(databaseUrl, (error) =>
    progress(`A database connection broke: ${error.message}`),
  );
}

async function prepare(database: DatabaseConnection, settings: Settings, progress: Progress): Promise<void> {
  await database.withLock(async (orm) => {
    await database.migrate(settings.migrationsDir);
    if (await isContentLoaded(orm)) return;
    // Only a first start needs what reads, checks and cleans the content: every other is faster without.
    const { loadContent, readSeedData, summarizeSeedData } = await import('../content/load-content.ts');
    const seedData = await readSeedData(settings.contentDir);
    progress(`Loading the expedition: ${summarizeSeedData(seedData)}…`);
    await loadContent(orm, seedData);
  });
}
