import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { readContent } from '../content/read-content.ts';
import { openDatabase } from '../start/open-database.ts';
import { readSettings } from '../settings.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { openPostgresqlDatabase } from './postgresql.ts';
import { places } from './schema.ts';

const settings = readSettings({});

const throwLostConnection = (error: Error): never => {
  throw error;
};

test('three processes that migrate a fresh PostgreSQL at once all succeed', async () => {
  const url = await createDatabase(inject('postgresqlOrigin'));
  const databases = await Promise.all([1, 2, 3].map(() => openPostgresqlDatabase(url, throwLostConnection)));

  await Promise.all(
    databases.map((database) => database.withLock(() => database.migrate(settings.migrationsDir))),
  );

  const [first] = databases;
  expect(await first?.orm.select().from(places)).toEqual([]);
  await Promise.all(databases.map((database) => database.close()));
});

test('three processes that start on a fresh PostgreSQL at once load the expedition once', async () => {
  const databaseUrl = await createDatabase(inject('postgresqlOrigin'));
  const progress: string[] = [];

  const databases = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ ...settings, databaseUrl }, (line) => progress.push(line))),
  );

  expect(progress.filter((line) => line.startsWith('Loading the expedition'))).toHaveLength(1);
  const { rows } = (await (databases[0]?.orm.execute(sql`select count(*)::int as count from places`) ?? {
    rows: [],
  })) as { rows: { count: number }[] };
  expect(rows[0]?.count).toBeGreaterThan(400);
  await Promise.all(databases.map((database) => database.close()));
});

test('content is not loaded partially when an insert fails', async () => {
  const databaseUrl = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(databaseUrl, throwLostConnection);
  await database.migrate(settings.migrationsDir);
  const content = readContent(settings.contentDir);
  const invalidImage = {
    image_id: 1,
    image_type: 'painting',
    visibility_level: 'high',
    place_id: 999_999,
  } as const;

  await expect(loadContent(database.orm, { content, illustrations: [invalidImage] })).rejects.toThrow(
    /insert into "images"/,
  );

  expect(await database.orm.select().from(places)).toEqual([]);
  await database.close();
});

test('the lock is released when the work fails', async () => {
  const database = await openPostgresqlDatabase(
    await createDatabase(inject('postgresqlOrigin')),
    throwLostConnection,
  );

  await expect(database.withLock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await database.withLock(() => Promise.resolve('again'))).toBe('again');
  await database.close();
});

test('every migration of the journal has a file', () => {
  const journal = JSON.parse(
    readFileSync(path.join(settings.migrationsDir, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] };

  expect(journal.entries.length).toBeGreaterThan(0);
  for (const { tag } of journal.entries) {
    expect(readFileSync(path.join(settings.migrationsDir, `${tag}.sql`), 'utf8')).not.toBe('');
  }
});
