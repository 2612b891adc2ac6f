import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { readContent } from '../content/read-content.ts';
import { openDatabase } from '../start/open-database.ts';
import { readSettings } from '../settings.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { openPostgresqlDatabase } from './postgresql.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { anImage, aPlace } from '../testing/records.ts';
import type { Orm } from './connection.ts';
import { books, chapters, images, jobs, places, texts, users } from './schema.ts';

const settings = readSettings({});

const throwLostConnection = (error: Error): never => {
  throw error;
};

/** Runs the statements of one migration on a database that has all of them. */
async function runMigration(orm: Orm, name: string): Promise<void> {
  const file = path.join(settings.migrationsDir, `${name}.sql`);
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await orm.execute(sql.raw(statement));
}

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

test('the migration of the sequences lets new records have ids after those that were chosen', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  await database.orm.insert(places).values(aPlace({ place_id: 1 }));
  await database.orm.insert(places).values(aPlace({ place_id: 7 }));
  await database.orm.insert(images).values(anImage({ image_id: 1 }));
  await runMigration(database.orm, '0011_sequences_after_explicit_ids');

  const { place_id: _place, ...place } = aPlace();
  const { image_id: _image, ...image } = anImage();
  expect(await database.orm.insert(places).values(place).returning({ id: places.place_id })).toEqual([
    { id: 8 },
  ]);
  expect(await database.orm.insert(images).values(image).returning({ id: images.image_id })).toEqual([
    { id: 2 },
  ]);
});

test('the migration of the roles makes superusers administrators and keeps the last sign-in', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { orm } = database;
  await orm.execute(sql`alter table users drop column role, drop column last_sign_in_at`);
  await orm.execute(sql`alter table users add column is_superuser boolean not null default false`);
  await orm.execute(
    sql`insert into users (user_id, full_name, is_superuser) values (1, 'Lia', true), (2, 'Maya', false)`,
  );
  await orm.execute(
    sql`insert into sessions (user_id, refresh_hash, rotated_at, created_at, expires_at) values
      (1, 'a', now(), '2026-11-01T10:00:00Z', now()), (1, 'b', now(), '2026-11-02T10:00:00Z', now())`,
  );

  await runMigration(orm, '0012_roles_of_users');

  const migrated = await orm
    .select({ id: users.user_id, role: users.role, at: users.last_sign_in_at })
    .from(users)
    .orderBy(users.user_id);
  expect(migrated).toEqual([
    { id: 1, role: 'admin', at: new Date('2026-11-02T10:00:00Z') },
    { id: 2, role: 'user', at: null },
  ]);
});

test('the migration of the jobs moves those of images and removes their table', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { orm } = database;
  await orm.execute(sql`drop table jobs`);
  await orm.execute(sql`create table image_jobs (image_id int primary key, state text, attempts int, queued_at timestamptz,
    worker text, lease_until timestamptz, error text, retry_at timestamptz)`);
  await orm.execute(sql`insert into image_jobs values
    (8, 'failed', 3, '2026-11-02T00:00:00Z', null, null, 'The uploaded file is missing.', null),
    (9, 'running', 1, '2026-11-01T00:00:00Z', 'a process', '2026-11-01T00:01:00Z', null, null)`);
  await runMigration(orm, '0016_jobs');

  expect(await orm.select().from(jobs).orderBy(jobs.job_id)).toMatchObject([
    { kind: 'image-sizes', key: '9', payload: { image_id: 9 }, state: 'running', worker: 'a process' },
    { kind: 'image-sizes', key: '8', state: 'failed', attempts: 3, error: 'The uploaded file is missing.' },
  ]);
  await expect(orm.execute(sql`select from image_jobs`)).rejects.toThrow('image_jobs');
});

test('the migration of the sources moves the citations into their places and texts, in their order', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { orm } = database;
  await orm.insert(places).values([aPlace({ place_id: 1 }), aPlace({ place_id: 2 })]);
  await orm.insert(books).values({ book_id: 1, book_type: 'diary' });
  await orm.insert(chapters).values({ chapter_id: 1, book_id: 1, chapter_seqid: 1 });
  await orm.insert(texts).values({ text_id: 7, chapter_id: 1, text_seqid: 1 });
  await orm.execute(sql`alter table places drop column sources`);
  await orm.execute(sql`alter table texts drop column sources`);
  await orm.execute(
    sql`create table citations (place_id int, text_id int, position int, work_id text, chapter text, page text)`,
  );
  await orm.execute(sql`insert into citations values
    (1, null, 2, 'heart', null, null), (1, null, 1, 'trails', 'XIV', '12'), (null, 7, 1, 'heart', null, '3')`);

  await runMigration(orm, '0024_sources_of_records');

  const migrated = await orm.select({ id: places.place_id, sources: places.sources }).from(places);
  expect(migrated.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: 1, sources: [{ work: 'trails', chapter: 'XIV', page: '12' }, { work: 'heart' }] },
    { id: 2, sources: [] },
  ]);
  expect(await orm.select({ sources: texts.sources }).from(texts)).toEqual([
    { sources: [{ work: 'heart', page: '3' }] },
  ]);
  await expect(orm.execute(sql`select from citations`)).rejects.toThrow('citations');
});

test('a process does not start on a database that a newer version has migrated', async () => {
  const databaseUrl = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(databaseUrl, throwLostConnection);
  await database.migrate(settings.migrationsDir);
  await database.orm.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  );
  await database.close();

  await expect(openDatabase({ ...settings, databaseUrl }, () => undefined)).rejects.toMatchObject({
    code: 'database_newer',
    message: expect.stringContaining('newer version'),
  });
});
