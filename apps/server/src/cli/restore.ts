import type { ArchiveSummary } from '../backup/back-up.ts';
import { openArchive, restore, type RestorableArchive, type RestoreOptions } from '../backup/restore.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { openFileStores } from '../media/file-stores.ts';
import { readSettings, type Settings } from '../settings.ts';
import { lockDataFolder } from '../start/data-folder-lock.ts';
import { closePrivateFolders, prepareDataFolder } from '../start/data-folder.ts';
import { openOrCreateEmbedded } from '../start/open-database.ts';
import { readFileArguments } from './file-arguments.ts';

/*
 * `npm run restore -- FILE [--replace]` replaces the data and the media by those of an archive. It needs the server to be stopped.
 */

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readFileArguments(programArguments, ['replace']);
  if (parsed === undefined) {
    console.error('Usage: npm run restore -- FILE.tar.gz [--replace]');
    process.exitCode = 1;
    return;
  }
  try {
    const settings = readSettings(process.env);
    const archive = await openArchive(parsed.file, settings);
    const summary = await run(settings, archive, { isReplacing: parsed.flags.has('replace') });
    console.log(
      `Restored the state of ${summary.created_at}: ${summary.rows} rows and ${summary.files} files.`,
    );
    console.log('Everybody has to sign in again. Start the server now.');
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

async function run(
  settings: Settings,
  archive: RestorableArchive,
  options: RestoreOptions,
): Promise<ArchiveSummary> {
  const { databaseUrl, dataDir } = settings;
  prepareDataFolder(dataDir);
  closePrivateFolders(dataDir);
  const work = (database: DatabaseConnection) =>
    restore(database, { ...settings, stores: openFileStores(settings).archived }, archive, options);
  if (databaseUrl !== undefined)
    return await runAndClose(await openPostgresqlDatabase(databaseUrl, () => undefined), work);
  const lock = await lockDataFolder(dataDir);
  try {
    let created: ArchiveSummary | undefined;
    const database = await openOrCreateEmbedded(settings, async (newDatabase) => {
      created = await work(newDatabase);
    });
    return await runAndClose(database, async (opened) => created ?? (await work(opened)));
  } finally {
    lock.release();
  }
}

async function runAndClose(
  database: DatabaseConnection,
  work: (database: DatabaseConnection) => Promise<ArchiveSummary>,
): Promise<ArchiveSummary> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2));
