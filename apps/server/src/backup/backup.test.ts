import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { changes, images, places, sessions, users } from '../database/schema.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { readPublicResponses } from '../testing/requests/public-responses.ts';
import { aPlace, anImage } from '../testing/records.ts';
import { runCli } from '../testing/programs/run-cli.ts';
import { startCommand, startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A data folder with the shipped content, changed by an editor, and a picture. */
async function createDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(folder, 'database'), { recursive: true });
  const database = await openEmbeddedDatabase(path.join(folder, 'database'));
  await changeRecords(database);
  await database.close();
  mkdirSync(path.join(folder, 'media', 'thumbs'), { recursive: true });
  writeFileSync(path.join(folder, 'media', 'снимок.jpg'), 'picture');
  writeFileSync(path.join(folder, 'media', 'thumbs', 'снимок.webp'), 'small');
  mkdirSync(path.join(folder, 'media', '.incoming'));
  writeFileSync(path.join(folder, 'media', '.incoming', 'part'), 'incomplete');
  mkdirSync(path.join(folder, 'tracks'));
  writeFileSync(path.join(folder, 'tracks', 'day.gpx'), '<gpx/>');
  return folder;
}

async function changeRecords({ orm }: DatabaseConnection): Promise<void> {
  const [user] = await orm
    .insert(users)
    .values({ email: 'lia@example.org', full_name: 'Лия "Ъ"\n\u2028', password_hash: 'argon2-hash' })
    .returning();
  const userId = user?.user_id ?? 0;
  await orm.update(users).set({ role: 'admin' });
  const expires = new Date(Date.now() + 1_000_000_000);
  await orm
    .insert(sessions)
    .values({ user_id: userId, refresh_hash: 'secret', rotated_at: new Date(), expires_at: expires });
  await orm
    .update(places)
    .set({ title_en: 'Leh, edited', latitude: 34.165_999_999_999_7, updated_by: userId, version: 2 })
    .where(eq(places.place_id, 53));
  await orm.update(places).set({ deleted_at: new Date() }).where(eq(places.place_id, 60));
  const change = { entity: 'place', entity_id: 53, action: 'update', user_id: userId } as const;
  await orm.insert(changes).values({ ...change, before: { a: [1, null, 'ё'] }, after: null });
  await orm
    .insert(images)
    .values(anImage({ filename: 'снимок.jpg', place_id: 53, url: '/media/снимок.jpg' }));
  // An id that was used and deleted is not used again.
  await orm.execute(sql`select setval(pg_get_serial_sequence('places', 'place_id'), 70000)`);
}

const restored = /^Restored the state of \d{4}-\d\d-\d\dT\S+: \d+ rows and 3 files\./;

/** Tests start up to nine processes, each of which compiles the embedded database. */
const timeout = 400_000;

test(
  'a backup of each database, made while the server runs, is restored into the other with equal responses',
  { timeout },
  async () => {
    const folder = temporaryFolder();
    const DATA_DIR = await createDataFolder();
    const embedded = startServerProcess({ DATA_DIR });
    const original = await readPublicResponses(await embedded.waitUntilReady());
    const first = path.join(folder, 'first.tar.gz');

    const backup = await runCli('backup', [first], { DATA_DIR });

    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backed up and verified: \d+ rows/),
    });
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['first.tar.gz']);

    embedded.process.kill('SIGTERM');
    const DATABASE_URL = await createDatabase(inject('postgresqlOrigin'));
    const postgresql = { DATABASE_URL, DATA_DIR: path.join(temporaryFolder(), 'data') };
    expect(await runCli('restore', [first], postgresql)).toMatchObject({
      code: 0,
      output: expect.stringMatching(restored),
    });
    const second = startServerProcess(postgresql);
    expect(await readPublicResponses(await second.waitUntilReady())).toEqual(original);

    const last = path.join(folder, 'last.tar.gz');
    expect(await runCli('backup', [last], postgresql)).toMatchObject({ code: 0 });
    expect(await runCli('restore', [last, '--replace'], postgresql)).toMatchObject({
      code: 1,
      output: expect.stringContaining('A server runs on this database: stop it'),
    });
    const newFolder = path.join(temporaryFolder(), 'data');
    expect(await runCli('restore', [last], { DATA_DIR: newFolder })).toMatchObject({
      code: 0,
      output: expect.stringMatching(restored),
    });
    const third = startServerProcess({ DATA_DIR: newFolder });
    const url = await third.waitUntilReady();
    expect(await readPublicResponses(url)).toEqual(original);
    expect(await (await fetch(`${url}/media/${encodeURIComponent('снимок.jpg')}`)).text()).toBe('picture');
    third.process.kill('SIGTERM');
    await third.waitForExit();
    const database = await openEmbeddedDatabase(path.join(newFolder, 'database'));
    const [user] = await database.orm.select().from(users);
    expect(user).toMatchObject({ full_name: 'Лия "Ъ"\n\u2028', password_hash: 'argon2-hash' });
    expect(await database.orm.select().from(sessions)).toEqual([]);
    const [change] = await database.orm.select().from(changes);
    expect(change).toMatchObject({ before: { a: [1, null, 'ё'] }, after: null });
    const { place_id: _id, ...withoutId } = aPlace();
    const [next] = await database.orm.insert(places).values(withoutId).returning();
    expect(next?.place_id).toBe(70_001);
    await database.close();
  },
);

test(
  'restoring replaces existing records and files only with --replace and while no server runs',
  { timeout },
  async () => {
    const folder = temporaryFolder();
    const DATA_DIR = await createDataFolder();
    const archive = path.join(folder, 'backup.tar.gz');
    expect(await runCli('backup', [archive], { DATA_DIR })).toMatchObject({ code: 0 });
    expect(await runCli('backup', [archive], { DATA_DIR })).toMatchObject({
      code: 1,
      output: `${archive} exists already: choose another name.\n`,
    });
    const database = await openEmbeddedDatabase(path.join(DATA_DIR, 'database'));
    await database.orm.delete(images);
    await database.close();
    writeFileSync(path.join(DATA_DIR, 'media', 'later.jpg'), 'later');

    const server = startServerProcess({ DATA_DIR });
    await server.waitUntilReady();
    const running = await runCli('restore', [archive, '--replace'], { DATA_DIR });
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') });
    server.process.kill('SIGTERM');
    await server.waitForExit();
    const refused = await runCli('restore', [archive], { DATA_DIR });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('repeat with --replace') });
    expect(existsSync(path.join(DATA_DIR, 'media', 'later.jpg'))).toBe(true);

    writeFileSync(path.join(DATA_DIR, 'media', 'снимок.jpg'), 'changed');
    const conflict = await runCli('restore', [archive, '--replace'], { DATA_DIR });
    expect(conflict).toMatchObject({ code: 1, output: expect.stringContaining('Move them away') });
    expect(readFileSync(path.join(DATA_DIR, 'media', 'снимок.jpg'), 'utf8')).toBe('changed');
    writeFileSync(path.join(DATA_DIR, 'media', 'снимок.jpg'), 'picture');

    const replaced = await runCli('restore', [archive, '--replace'], { DATA_DIR });

    expect(replaced).toMatchObject({ code: 0, output: expect.stringMatching(restored) });
    expect(readdirSync(path.join(DATA_DIR, 'media')).toSorted()).toEqual([
      '.incoming',
      '.uploads',
      'thumbs',
      'снимок.jpg',
    ]);
    const after = await openEmbeddedDatabase(path.join(DATA_DIR, 'database'));
    expect((await after.orm.select().from(images)).length).toBeGreaterThan(300);
    await after.close();
  },
);

test('a restore that is killed leaves the previous records with their files', { timeout }, async () => {
  const archive = path.join(temporaryFolder(), 'backup.tar.gz');
  const source = await createDataFolder();
  expect(await runCli('backup', [archive], { DATA_DIR: source })).toMatchObject({ code: 0 });
  const DATA_DIR = temporaryFolder();
  cpSync(inject('emptyDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  mkdirSync(path.join(DATA_DIR, 'media'));
  writeFileSync(path.join(DATA_DIR, 'media', 'previous.jpg'), 'previous');
  const before = await openEmbeddedDatabase(path.join(DATA_DIR, 'database'));
  await before.orm.insert(places).values(aPlace({ place_id: 1 }));
  await before.close();

  const command = startCommand('restore', [archive, '--replace'], { DATA_DIR });
  // The files are added first; the transaction takes longer than the next check.
  const isAdded = () => existsSync(path.join(DATA_DIR, 'tracks', 'day.gpx'));
  await vi.waitUntil(isAdded, { timeout, interval: 1 });
  command.process.kill('SIGKILL');
  expect(await command.waitForExit()).toBe('SIGKILL');

  const after = await openEmbeddedDatabase(path.join(DATA_DIR, 'database'));
  expect((await after.orm.select().from(places)).map(({ place_id }) => place_id)).toEqual([1]);
  await after.close();
  expect(readFileSync(path.join(DATA_DIR, 'media', 'previous.jpg'), 'utf8')).toBe('previous');
});

test.each([
  ['npm run backup without a file', 'backup', [], 'Usage: npm run backup -- FILE.tar.gz'],
  ['npm run backup with two files', 'backup', ['a', 'b'], 'Usage: npm run backup'],
  ['npm run backup into a missing folder', 'backup', ['/missing/a.tar.gz'], 'There is no database in'],
  ['npm run restore with an unknown option', 'restore', ['a', '--force'], 'Usage: npm run restore'],
  [
    'npm run restore of a missing file',
    'restore',
    ['/missing/a.tar.gz'],
    'There is no file /missing/a.tar.gz',
  ],
] as const)('%s fails with the reason', async (_what, name, programArguments, reason) => {
  const { code, output } = await runCli(name, programArguments, { DATA_DIR: temporaryFolder() });
  expect(code).toBe(1);
  expect(output).toContain(reason);
});
