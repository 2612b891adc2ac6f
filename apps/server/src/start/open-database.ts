import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { illustrationRecords } from '../content/illustration-records.ts';
import { isContentLoaded, loadContent, summaryOf } from '../content/load-content.ts';
import { readContent } from '../content/read-content.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { syncPath, syncTree } from '../database/durable-file-system.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import type { Settings } from '../settings.ts';

/** Tells whoever watches the start what is being done. */
export type Progress = (line: string) => void;

/** Opens the database that the settings name: migrated, and with the expedition loaded when it was new. */
export async function openDatabase(settings: Settings, progress: Progress): Promise<DatabaseConnection> {
  const database =
    settings.databaseUrl === undefined
      ? await openEmbedded(settings, progress)
      : await openPostgresqlDatabase(settings.databaseUrl, (error) =>
          progress(`A database connection broke: ${error.message}`),
        );
  try {
    await prepare(database, settings, progress);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Makes the embedded database beside its place and moves it there when it is complete: whatever interrupts the first
 * start leaves nothing that looks finished, and the next start begins anew.
 */
async function openEmbedded(settings: Settings, progress: Progress): Promise<DatabaseConnection> {
  const finished = path.join(settings.dataDir, 'database');
  const partial = path.join(settings.dataDir, 'database.partial');
  rmSync(partial, { recursive: true, force: true });
  if (!existsSync(finished)) {
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

async function prepare(database: DatabaseConnection, settings: Settings, progress: Progress): Promise<void> {
  await database.withLock(async () => {
    await database.migrate(settings.migrationsDir);
    if (await isContentLoaded(database.orm)) return;
    const content = readContent(settings.contentDir);
    const shipment = { content, illustrations: await illustrationRecords(content, settings.contentDir) };
    progress(`Loading the expedition: ${summaryOf(shipment)}…`);
    await loadContent(database.orm, shipment);
  });
}
