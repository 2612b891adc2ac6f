import path from 'node:path';
import type { ChaosSite } from './chaos-site.ts';
import type { ResponseCounts } from './response-counts.ts';
import { readJobEnds, readUnfinishedJobs, recordJobEnds } from './site-database.ts';
import type { UploadLedger } from './upload-ledger.ts';
import type { WorkGate } from './work-gate.ts';

export interface RestoreContext {
  readonly site: ChaosSite;
  readonly gate: Pick<WorkGate, 'close' | 'open'>;
  readonly uploads: UploadLedger;
  /** What visitors and editors see. */
  readonly counts: readonly ResponseCounts[];
}

/**
 * Backs the site up while visitors read and jobs run, kills all processes, loses the database and all files, and restores the backup into
 * an empty database and an empty bucket. Editors do not write between the backup and the end of the restore, because such writes are
 * not in the backup.
 */
export async function restoreBackup({ site, gate, uploads, counts }: RestoreContext): Promise<void> {
  const { cluster, storage } = site;
  const file = path.join(site.folder, `backup-${performance.now()}.tar.gz`);
  await gate.close();
  await site.runCommand('backup', file);
  for (const part of counts) part.use('restore');
  const numbers = [...cluster.processes.keys()];
  await Promise.all(numbers.map((number) => cluster.kill(number)));
  uploads.addEnds(await readJobEnds(site.databaseUrl()));
  await site.replaceDatabase();
  storage.objects.clear();
  storage.uploads.clear();
  await site.runCommand('restore', file);
  await recordJobEnds(site.databaseUrl());
  uploads.undo(await readUnfinishedJobs(site.databaseUrl()));
  await Promise.all(numbers.map((number) => cluster.start(number)));
  for (const part of counts) part.use('usual');
  gate.open();
}
