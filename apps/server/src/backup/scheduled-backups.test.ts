import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { startJobRunner } from '../jobs/job-runner.ts';
import { openFileStores } from '../media/file-stores.ts';
import { readSettings } from '../settings.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { backUpIfDue, scheduledBackups } from './scheduled-backups.ts';

describe.each(databaseKinds)('scheduled backups of the %s database', (kind) => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const settingsOf = (backupDir: string) => ({
    ...readSettings({ BACKUP_DIR: backupDir, BACKUP_HOURS: '24', BACKUP_KEEP: '2' }),
    stores: openFileStores({ ...readSettings({}), dataDir: temporaryFolder() }).archived,
  });

  test('are written when they are due, and the oldest are removed', async () => {
    const backupDir = path.join(temporaryFolder(), 'new');
    const settings = settingsOf(backupDir);
    const written: (string | null)[] = [];
    for (const day of ['01', '02', '03']) {
      const now = new Date(`2026-11-${day}T03:04:05Z`);
      const file = await backUpIfDue(database, settings, now);
      written.push(file && path.basename(file));
      if (file !== null) utimesSync(file, now, now);
      expect(await backUpIfDue(database, settings, new Date(now.getTime() + 3_600_000))).toBeNull();
    }
    expect(written).toEqual(['01', '02', '03'].map((day) => `cae-map-2026-11-${day}T03-04-05Z.tar.gz`));
    expect(readdirSync(backupDir).toSorted()).toEqual(written.slice(1));
  });

  test('remove neither other files nor those of a process that runs, but those of a killed one', async () => {
    const backupDir = temporaryFolder();
    const now = new Date('2026-11-25T03:04:05Z');
    const dayBefore = new Date(now.getTime() - 25 * 3_600_000);
    for (const [name, at] of [
      ['mine.tar.gz', dayBefore],
      ['.cae-map-new.partial', now],
      ['.cae-map-old.partial', dayBefore],
    ] as const) {
      writeFileSync(path.join(backupDir, name), 'x');
      utimesSync(path.join(backupDir, name), at, at);
    }
    await backUpIfDue(database, settingsOf(backupDir), now);
    expect(readdirSync(backupDir).toSorted()).toEqual([
      '.cae-map-new.partial',
      'cae-map-2026-11-25T03-04-05Z.tar.gz',
      'mine.tar.gz',
    ]);
  });

  test('that fail leave the existing ones and no partial file', async () => {
    const backupDir = temporaryFolder();
    const old = 'cae-map-2026-11-01T03-04-05Z.tar.gz';
    writeFileSync(path.join(backupDir, old), 'x');
    const now = new Date();
    utimesSync(path.join(backupDir, old), 0, 0);
    const later = new Date(now.getTime() + 48 * 3_600_000);
    const settings = { ...settingsOf(backupDir), migrationsDir: '/missing' };
    await expect(backUpIfDue(database, settings, later)).rejects.toThrow('journal');
    expect(readdirSync(backupDir)).toContain(old);
    expect(readdirSync(backupDir).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('that the shutdown interrupts leave no file', async () => {
    const backupDir = temporaryFolder();
    const interrupted = backUpIfDue(database, settingsOf(backupDir), new Date(), AbortSignal.abort());
    await expect(interrupted).rejects.toThrow('aborted');
    expect(readdirSync(backupDir)).toEqual([]);
  });

  test('are written by the runner of jobs when they are due', async () => {
    const backupDir = temporaryFolder();
    const app = await testApp({ database: { ...database, close: () => Promise.resolve() } });
    const runner = startJobRunner(app, scheduledBackups(database, settingsOf(backupDir), app.log));
    await vi.waitFor(() => expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/Z\.tar\.gz$/)]), {
      timeout: 60_000,
    });
    await runner.stop();
    await app.close();
    expect(scheduledBackups(database, { ...settingsOf(backupDir), backupDir: undefined }, app.log)).toEqual(
      [],
    );
  });

  test('are written by one process at a time', async () => {
    const backupDir = temporaryFolder();
    const whileLocked = await database.withFreeLock(async () => {
      // Only one process can open the embedded database.
      if (kind === 'embedded') return null;
      return await backUpIfDue(database, settingsOf(backupDir), new Date());
    });
    expect(whileLocked).toBeNull();
    expect(readdirSync(backupDir)).toEqual([]);
  });
});
