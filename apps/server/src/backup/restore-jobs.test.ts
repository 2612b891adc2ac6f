import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { jobs } from '../database/schema.ts';
import { takeJob } from '../jobs/job-queue.ts';
import { openFileStores } from '../media/file-stores.ts';
import { readSettings } from '../settings.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { openArchive, restore } from './restore.ts';

const { migrationsDir } = readSettings({});

/** A database whose tables are closed after the test, and the settings of a folder for its files. */
async function open(kind: (typeof databaseKinds)[number]) {
  const database = await openTestDatabase(kind);
  onTestFinished(() => database.close());
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const stores = openFileStores({ ...readSettings({}), dataDir }).archived;
  return { database, settings: { dataDir, migrationsDir, stores } };
}

test.each(databaseKinds)(
  'a restore into the %s database, also over that of an earlier version, keeps the results of jobs and lets running ones be taken up',
  async (kind) => {
    const source = await open('embedded');
    await source.database.orm.insert(jobs).values([
      { kind: 'counting', key: 'done', state: 'done', result: { places: ['Лех'] } },
      {
        kind: 'counting',
        key: 'running',
        state: 'running',
        worker: 'before',
        lease_until: new Date(0),
        payload: { from: 7 },
      },
    ]);
    const file = path.join(temporaryFolder(), 'backup.tar.gz');
    await backUp(source.database, source.settings, file);

    const { database, settings } = await open(kind);
    await database.orm.execute(sql`create table image_jobs (image_id int primary key)`);
    await restore(database, settings, await openArchive(file, settings), { isReplacing: true });

    const lease = { worker: 'after', leaseSeconds: 60 };
    const kinds = [{ name: 'counting' }];
    expect(await takeJob(database.orm, kinds, lease)).toMatchObject({ key: 'running', payload: { from: 7 } });
    expect(await takeJob(database.orm, kinds, lease)).toBeUndefined();
    const [done] = await database.orm.select().from(jobs).orderBy(jobs.job_id);
    expect(done).toMatchObject({ key: 'done', state: 'done', result: { places: ['Лех'] } });
  },
);
