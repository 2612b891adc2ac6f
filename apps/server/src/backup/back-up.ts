import type { DatabaseConnection } from '../database/connection.ts';
import type { ArchivedStores } from '../media/file-stores.ts';
import type { Settings } from '../settings.ts';
import { verifyArchive } from './archive-reader.ts';
import { writeArchive, type ArchiveWriter } from './archive-writer.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { archiveRows } from './read-rows.ts';
import { archiveFiles } from './stored-files.ts';

/** What was backed up or restored. */
export interface ArchiveSummary {
  readonly created_at: string;
  readonly rows: number;
  readonly files: number;
}

/** What is backed up besides the database. */
export interface BackupSource extends Pick<Settings, 'migrationsDir'> {
  readonly stores: ArchivedStores;
}

/**
 * Writes the database and the files of the stores to an archive, while the server runs or not, and verifies it. The rows are
 * those of one moment. The files are read afterwards: their names are never used again for other contents.
 * @param signal interrupts the backup before its next member
 * @throws {RequestError} when the archive cannot be written. No file is left then.
 */
export async function backUp(
  database: DatabaseConnection,
  { migrationsDir, stores }: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<ArchiveSummary> {
  let summary: ArchiveSummary | undefined;
  await writeArchive(
    file,
    async (uninterrupted) => {
      const writer = interruptible(uninterrupted, signal);
      const { migration, tables, members } = await archiveRows(database, migrationsDir, writer);
      const files = await archiveFiles(stores, writer);
      const manifest: Manifest = {
        format: 'cae-map-backup',
        version: 1,
        created_at: new Date().toISOString(),
        migration,
        tables: [...tables],
        members: [...members, ...files],
      };
      await writer.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    },
    async (partial) => {
      summary = summarizeManifest(await verifyArchive(partial));
    },
  );
  if (summary === undefined) throw new Error('an archive was written without being verified');
  return summary;
}

function interruptible(writer: ArchiveWriter, signal: AbortSignal | undefined): ArchiveWriter {
  return {
    async add(...member) {
      signal?.throwIfAborted();
      return await writer.add(...member);
    },
    async addStream(name, bytes, contents) {
      if (signal?.aborted === true) contents.destroy();
      signal?.throwIfAborted();
      return await writer.addStream(name, bytes, contents);
    },
  };
}

export function summarizeManifest({ created_at, tables, members }: Manifest): ArchiveSummary {
  return {
    created_at,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: members.filter(({ name }) => name.startsWith('files/')).length,
  };
}
