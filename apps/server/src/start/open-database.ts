import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { findLoadedParts, findRoadBook } from '../content/loaded-parts.ts';
import { readPlaceData } from '../content/place-data/place-data.ts';
import { storePlaceData } from '../content/place-data/store-place-data.ts';
import { readShippedRecords } from '../content/shipped/shipped-records.ts';
import { storeShippedRecords } from '../content/shipped/store-shipped.ts';
import type { DatabaseConnection, Orm } from '../database/connection.ts';
import { syncPath, syncTree } from '../database/durable-file-system.ts';
import { createEmbeddedDatabaseError } from '../database/embedded-failure.ts';
import { isNewDatabaseFolder } from '../database/embedded-folder.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { newestMigration, readMigrationLevel } from '../database/migration-level.ts';
import { StartError } from '../lib/start-error.ts';
import type { Settings } from '../settings.ts';
import { closeToOthers, privateMode } from './data-folder.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** Prints a line about the progress of the start. */
export type Progress = (line: string) => void;

/**
 * Opens and migrates the configured database and loads the expedition into a new one. Waits for an unavailable PostgreSQL
 * for `databaseWaitSeconds`.
 * @throws {StartError} `database_unreachable` after that time, `database_failed` when PostgreSQL rejects the connection,
 * `database_newer` when a newer version has migrated it.
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
      throw isDamaged ? createEmbeddedDatabaseError(embeddedFolder(settings), error) : error;
    }
  };
  return await waitForDatabase(open, settings.databaseWaitSeconds, progress);
}

async function openEmbedded(settings: Settings, progress: Progress): Promise<DatabaseConnection> {
  return await openOrCreateEmbedded(settings, async (database) => {
    progress('Preparing the database…');
    await prepare(database, settings, progress);
  });
}

/**
 * Opens the embedded database. A missing one is created in a temporary folder, which is renamed when `fill` has completed it, so that
 * an interrupted start or restore leaves no partial database.
 */
export async function openOrCreateEmbedded(
  settings: Settings,
  fill: (database: DatabaseConnection) => Promise<void>,
): Promise<DatabaseConnection> {
  const finished = embeddedFolder(settings);
  const partial = path.join(settings.dataDir, 'database.partial');
  rmSync(partial, { recursive: true, force: true });
  if (isNewDatabaseFolder(finished)) {
    mkdirSync(partial, { mode: privateMode });
    const database = await openEmbeddedDatabase(partial);
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    syncTree(partial);
    renameSync(partial, finished);
    syncPath(settings.dataDir);
  }
  // PGlite creates files that every user may write.
  closeToOthers(finished);
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
    if ((await readMigrationLevel(orm)) > newestMigration(settings.migrationsDir))
      throw new StartError(
        'database_newer',
        'The tables of the database are those of a newer version of the product. Start that version, or restore a backup of this version into an empty database.',
      );
    await database.migrate(settings.migrationsDir);
    const loaded = await findLoadedParts(orm);
    if (!loaded.has('expedition')) await loadExpedition(orm, settings, progress);
    else {
      if (!loaded.has('works and people')) await addWorksAndPeople(orm, settings, progress);
      await addRoadBook(orm, settings, progress);
      if (!loaded.has('flight')) await addFlight(orm, settings);
    }
    await storeShippedRecords(orm, readShippedRecords(settings.contentDir));
    await storePlaceData(orm, readPlaceData(settings.contentDir, progress));
  });
}

// The modules that load content are imported dynamically, because only the first start of a version needs them.

async function loadExpedition(orm: Orm, settings: Settings, progress: Progress): Promise<void> {
  const { loadContent, readSeedData, summarizeSeedData } = await import('../content/load-content.ts');
  const seedData = await readSeedData(settings.contentDir);
  progress(`Loading the expedition: ${summarizeSeedData(seedData)}…`);
  await loadContent(orm, seedData);
}

async function addWorksAndPeople(orm: Orm, settings: Settings, progress: Progress): Promise<void> {
  const [{ loadWorksAndPeople, summarizeWorksAndPeople }, { readContent }] = await Promise.all([
    import('../content/load-content.ts'),
    import('../content/read-content.ts'),
  ]);
  const content = readContent(settings.contentDir);
  progress(`Adding the works and people: ${summarizeWorksAndPeople(content)}…`);
  await loadWorksAndPeople(orm, content);
}

async function addFlight(orm: Orm, settings: Settings): Promise<void> {
  const [{ readFlight }, { loadFlight }] = await Promise.all([
    import('../content/flight/flight-file.ts'),
    import('../content/flight/load-flight.ts'),
  ]);
  await loadFlight(orm, readFlight(settings.contentDir));
}

async function addRoadBook(orm: Orm, settings: Settings, progress: Progress): Promise<void> {
  const state = await findRoadBook(orm);
  if (state === 'loaded') return;
  if (state === 'ids in use') {
    progress('The road book is not added: chapters or texts of this database have its ids.');
    return;
  }
  const [{ loadRoadBook, summarizeRoadBook }, { readContent }] = await Promise.all([
    import('../content/load-content.ts'),
    import('../content/read-content.ts'),
  ]);
  const content = readContent(settings.contentDir);
  progress(`Adding the road book: ${summarizeRoadBook(content)}…`);
  await loadRoadBook(orm, content);
}
