import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseConnection } from '../database/connection.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { recurringJob } from '../jobs/recurring-job.ts';
import type { Settings } from '../settings.ts';
import { backUp, type BackupSource } from './back-up.ts';

type ScheduleSettings = Pick<Settings, 'backupDir' | 'backupHours' | 'backupKeep' | 'migrationsDir'> &
  Pick<BackupSource, 'stores'>;

const hour = 60 * 60 * 1000;
/** How often a backup can become due, in milliseconds; also the delay after a failure. */
const checkInterval = 5 * 60 * 1000;
/** After this time, in milliseconds, an incomplete archive belongs to a process that was killed. */
const abandonedAfter = 24 * hour;

const archiveName = /^cae-map-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const partialName = /^\.cae-map-.*\.partial$/;

/** The work that backs up whenever a backup is due, also soon after the start; none without a folder. Failures are logged. */
export function scheduledBackups(
  database: DatabaseConnection,
  settings: ScheduleSettings,
  log: FastifyBaseLogger,
): readonly JobKind[] {
  const { backupDir: folder } = settings;
  if (folder === undefined) return [];
  const work = async ({ signal }: { readonly signal: AbortSignal }): Promise<void> => {
    const file = await backUpIfDue(database, settings, new Date(), signal);
    if (file !== null) log.info({ file }, 'a scheduled backup was written and verified');
  };
  return [
    recurringJob({
      name: 'scheduled-backup',
      every: checkInterval,
      log,
      failure: 'a scheduled backup failed',
      work,
    }),
  ];
}

/**
 * Writes a backup if the newest in the folder is too old, and then removes the oldest ones. Only one process on the database does so at
 * a time.
 * @returns the file of the backup; null when none is due or another process writes one
 */
export async function backUpIfDue(
  database: DatabaseConnection,
  settings: ScheduleSettings,
  now: Date,
  signal?: AbortSignal,
): Promise<string | null> {
  const { backupDir, backupHours, backupKeep } = settings;
  if (backupDir === undefined) return null;
  const written = await database.withFreeLock(async () => {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    const names = await findArchives(backupDir);
    const newest = names.at(-1);
    if (newest !== undefined && now.getTime() - (await modifiedAt(backupDir, newest)) < backupHours * hour)
      return null;
    const name = `cae-map-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
    const file = path.join(backupDir, name);
    await backUp(database, settings, file, signal);
    await removeOld(backupDir, backupKeep, now);
    return file;
  });
  return written ?? null;
}

/** The scheduled backups, oldest first. Other files of the folder are left alone. */
async function findArchives(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => archiveName.test(name)).sort();
}

async function modifiedAt(folder: string, name: string): Promise<number> {
  return (await stat(path.join(folder, name))).mtimeMs;
}

async function removeOld(folder: string, keep: number, now: Date): Promise<void> {
  const archives = await findArchives(folder);
  for (const name of archives.slice(0, Math.max(0, archives.length - keep)))
    await rm(path.join(folder, name), { force: true });
  const partial = (await readdir(folder)).filter((name) => partialName.test(name));
  for (const name of partial)
    if (now.getTime() - (await modifiedAt(folder, name)) > abandonedAfter)
      await rm(path.join(folder, name), { force: true });
}
