import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { aPlace } from '../testing/records.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { places } from './schema.ts';

/** Counts the calls of fdatasync. */
function countSyncs(): () => number {
  const original = fs.fdatasyncSync;
  let count = 0;
  fs.fdatasyncSync = (descriptor) => {
    count += 1;
    original(descriptor);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasyncSync = original;
    syncBuiltinESMExports();
  });
  return () => count;
}

test('every write is synced to disk before it is acknowledged', async () => {
  const database = await openEmbeddedDatabase(path.join(temporaryFolder(), 'database'));
  await database.migrate(readSettings({}).migrationsDir);
  const syncs = countSyncs();
  const place = aPlace();
  const writes = [
    () => database.orm.insert(places).values(place),
    () => database.orm.update(places).set({ notes: 'x' }).where(eq(places.place_id, place.place_id)),
    () => database.orm.transaction((transaction) => transaction.insert(places).values([aPlace(), aPlace()])),
    () => database.orm.delete(places),
  ];

  for (const write of writes) {
    const before = syncs();
    await write();
    expect(syncs()).toBeGreaterThan(before);
  }
  const before = syncs();
  await database.orm.select().from(places);
  expect(syncs()).toBe(before);
  await database.close();
});

test('a reopened database contains the written records', async () => {
  const folder = path.join(temporaryFolder(), 'database');
  const database = await openEmbeddedDatabase(folder);
  await database.migrate(readSettings({}).migrationsDir);
  const place = aPlace({ title_ru: 'Қарғалық · 叶城 · ཁ' });
  await database.orm.insert(places).values(place);
  await database.close();

  const reopened = await openEmbeddedDatabase(folder);
  await reopened.migrate(readSettings({}).migrationsDir);
  expect(await reopened.orm.select().from(places)).toMatchObject([{ title_ru: place.title_ru }]);
  await reopened.close();
});

test('closing a database twice does not fail', async () => {
  const database = await openTestDatabase('embedded');
  await database.close();

  await expect(database.close()).resolves.toBeUndefined();
});
