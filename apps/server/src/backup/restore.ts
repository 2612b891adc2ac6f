import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection, Orm } from '../database/connection.ts';
import type { Settings } from '../settings.ts';
import { listeningApplicationName } from '../database/announcements/listening-connection.ts';
import { verifyArchive } from './archive-reader.ts';
import { summarizeManifest, type ArchiveSummary } from './back-up.ts';
import { backupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { queryRows } from '../database/query-rows.ts';
import { addFiles, type RestoreTarget } from './restore-files.ts';
import { readMigrationLevel, readMigrations } from '../database/migration-level.ts';
import { archivedTables } from './tables.ts';
import { replaceRows } from './write-rows.ts';

/** An archive that has been verified and that this version of the product can restore. */
export interface RestorableArchive {
  readonly file: string;
  readonly manifest: Manifest;
}

/**
 * Verifies an archive without changing anything.
 * @throws {RequestError} for an archive that is damaged, truncated, or of a newer version of the product.
 */
export async function openArchive(
  file: string,
  { migrationsDir }: Pick<Settings, 'migrationsDir'>,
): Promise<RestorableArchive> {
  const manifest = await verifyArchive(file);
  if (!readMigrations(migrationsDir).some(({ folderMillis }) => folderMillis === manifest.migration))
    throw backupError(
      `${file} was made by a newer version of CAE Map: update the program, then repeat. Nothing was changed.`,
    );
  return { file, manifest };
}

export interface RestoreOptions {
  /** Whether existing records are replaced. */
  readonly isReplacing: boolean;
}

/**
 * Replaces all records by those of an archive in one transaction, and the files of the stores. The files of the archive are
 * added before the transaction is committed, and others removed after it: whenever the process is killed, the records before or after
 * the restore are complete with their files. No server may run on the database.
 * @throws {RequestError} when a server runs, or when there are records and they are not to be replaced. Nothing has been changed then.
 */
export async function restore(
  database: DatabaseConnection,
  { dataDir, migrationsDir, stores }: Pick<Settings, 'migrationsDir'> & RestoreTarget,
  { file, manifest }: RestorableArchive,
  { isReplacing }: RestoreOptions,
): Promise<ArchiveSummary> {
  const migrations = readMigrations(migrationsDir);
  // The lock keeps a server from starting meanwhile.
  return await database.withLock(async (orm) => {
    if (database.kind === 'postgresql') await requireNoServer(orm);
    if ((await readMigrationLevel(orm)) > (migrations.at(-1)?.folderMillis ?? 0))
      throw backupError('The database is of a newer version of CAE Map: update the program, then repeat.');
    if (!isReplacing && (await hasRecords(orm)))
      throw backupError(
        'The database has records already. Back it up, then repeat with --replace to replace all of them.',
      );
    const files = await addFiles({ dataDir, stores }, file, manifest);
    try {
      await orm.transaction((transaction) => replaceRows(transaction, file, manifest, migrations));
    } catch (error) {
      await files.undo();
      throw error;
    }
    await files.removeOthers();
    return summarizeManifest(manifest);
  });
}

/** Every server listens for the changes of other processes, except behind a pooler of transactions, where none can be seen. */
async function requireNoServer(orm: Orm): Promise<void> {
  const [listeners] = await queryRows(
    orm,
    sql`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name = ${listeningApplicationName}`,
    z.object({ count: z.number() }),
  );
  if (listeners?.count !== 0)
    throw backupError('A server runs on this database: stop it, then repeat. Nothing was changed.');
}

async function hasRecords(orm: Orm): Promise<boolean> {
  for (const { name } of archivedTables) {
    const [table] = await queryRows(
      orm,
      sql`select to_regclass(${`public.${name}`})::text as found`,
      z.object({ found: z.string().nullable() }),
    );
    if (table?.found == null) continue;
    const rows = await queryRows(orm, sql`select 1 as one from ${sql.identifier(name)} limit 1`, z.unknown());
    if (rows.length > 0) return true;
  }
  return false;
}
