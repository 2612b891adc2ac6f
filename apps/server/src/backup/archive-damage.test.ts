import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pack as createPack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '../database/connection.ts';
import { openLoadedDatabase } from '../testing/databases/databases.ts';
import { openFileStores } from '../media/file-stores.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { backUp } from './back-up.ts';
import { excludedTables, type Manifest } from './manifest.ts';
import { queryRows } from '../database/query-rows.ts';
import { openArchive } from './restore.ts';

const { migrationsDir } = readSettings({});

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openLoadedDatabase();
});
afterAll(() => database.close());

async function createArchive(): Promise<string> {
  const file = path.join(temporaryFolder(), 'backup.tar.gz');
  const stores = openFileStores({ ...readSettings({}), dataDir: temporaryFolder() }).archived;
  await backUp(database, { stores, migrationsDir }, file);
  return file;
}

interface Header {
  readonly name: string;
  readonly type?: 'symlink' | 'directory';
  readonly linkname?: string;
}

/** Writes an archive of members with these contents. */
async function writeTar(members: readonly (readonly [Header, string])[]): Promise<string> {
  const pack = createPack();
  for (const [header, contents] of members) pack.entry(header, contents);
  pack.finalize();
  const file = path.join(temporaryFolder(), 'hostile.tar.gz');
  writeFileSync(file, gzipSync(await buffer(pack)));
  return file;
}

const emptyManifest: Manifest = {
  format: 'cae-map-backup',
  version: 1,
  created_at: '2026-11-25T00:00:00.000Z',
  migration: 4_000_000_000_000,
  tables: [],
  members: [],
};

test('an archive has every table of the database, except for those that are excluded by name', async () => {
  const manifest = await verifyArchive(await createArchive());
  const existing = await queryRows(
    database.orm,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    z.object({ name: z.string() }),
  );

  const handled = [...manifest.tables.map(({ name }) => name), ...excludedTables];

  expect(handled.toSorted()).toEqual(existing.map(({ name }) => name).toSorted());
});

describe('an archive is rejected', () => {
  test('when it is truncated at any tenth', async () => {
    const file = await createArchive();
    const whole = readFileSync(file);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      writeFileSync(file, whole.subarray(0, Math.floor((whole.length * tenth) / 10)));
      await expect(verifyArchive(file)).rejects.toThrow(/truncated|incomplete/);
    }
  });

  test('when a bit has flipped', async () => {
    const file = await createArchive();
    const contents = readFileSync(file);
    const middle = Math.floor(contents.length / 2);
    contents[middle] = (contents[middle] ?? 0) ^ 1;
    writeFileSync(file, contents);
    await expect(verifyArchive(file)).rejects.toThrow(/damaged|no backup/);
  });

  test('when a member has changed and the compression is intact', async () => {
    const file = await createArchive();
    const tar = gunzipSync(readFileSync(file));
    const position = tar.indexOf('Leh');
    expect(position).toBeGreaterThan(0);
    tar.write('Lah', position);
    writeFileSync(file, gzipSync(tar));
    await expect(verifyArchive(file)).rejects.toThrow('has changed');
  });

  test('when it is another file', async () => {
    const file = path.join(temporaryFolder(), 'text.tar.gz');
    writeFileSync(file, 'not an archive');
    await expect(verifyArchive(file)).rejects.toThrow('no backup of CAE Map');
  });

  test.each([
    ['a name that leaves the folder', { name: 'files/media/../../keys/key' }],
    ['an absolute name', { name: '/etc/passwd' }],
    ['a hidden file', { name: 'files/media/.incoming/a' }],
    ['a file of another folder', { name: 'files/keys/a' }],
    ['a symbolic link', { name: 'files/media/a.jpg', type: 'symlink', linkname: '/etc/passwd' }],
    ['a folder', { name: 'files/media/a', type: 'directory' }],
  ] as const)('when it contains %s', async (_what, header) => {
    const file = await writeTar([
      [header, ''],
      [{ name: 'manifest.json' }, JSON.stringify(emptyManifest)],
    ]);
    await expect(verifyArchive(file)).rejects.toThrow('is no backup of CAE Map: it contains');
  });

  test('when it contains a member that its manifest does not list, or lacks one', async () => {
    const manifest = [{ name: 'manifest.json' }, JSON.stringify(emptyManifest)] as const;
    const unlisted = await writeTar([[{ name: 'files/media/a.jpg' }, 'a'], manifest]);
    await expect(verifyArchive(unlisted)).rejects.toThrow('files/media/a.jpg is not in its manifest');
    const members = [{ name: 'files/media/a.jpg', bytes: 1, sha256: '0'.repeat(64) }];
    const lacking = await writeTar([
      [{ name: 'manifest.json' }, JSON.stringify({ ...emptyManifest, members })],
    ]);
    await expect(verifyArchive(lacking)).rejects.toThrow('files/media/a.jpg is missing');
    const after = await writeTar([manifest, [{ name: 'files/media/a.jpg' }, 'a']]);
    await expect(verifyArchive(after)).rejects.toThrow('is not where it belongs');
  });

  test('when its manifest lists a member or a table twice', async () => {
    const member = {
      name: 'files/media/a.jpg',
      bytes: 1,
      sha256: createHash('sha256').update('a').digest('hex'),
    };
    const table = { name: 'works', columns: ['work_id'], rows: 0, sequences: {} };
    for (const repeated of [{ members: [member, member] }, { members: [member], tables: [table, table] }]) {
      const file = await writeTar([
        [{ name: member.name }, 'a'],
        [{ name: 'manifest.json' }, JSON.stringify({ ...emptyManifest, ...repeated })],
      ]);
      await expect(verifyArchive(file)).rejects.toThrow('lists a name twice');
    }
  });

  test.each([
    ['another member in the same tar file', (tar, other) => gzipSync(Buffer.concat([tar, other]))],
    ['another archive', (tar, other) => Buffer.concat([gzipSync(tar), gzipSync(other)])],
    ['zeros', (tar) => Buffer.concat([gzipSync(tar), Buffer.alloc(700)])],
    [
      'another archive after zeros',
      (tar, other) => Buffer.concat([gzipSync(tar), Buffer.alloc(70_000), gzipSync(other)]),
    ],
    ['an empty gzip file', (tar) => Buffer.concat([gzipSync(tar), gzipSync('')])],
    ['further zeros in the tar file', (tar) => gzipSync(Buffer.concat([tar, Buffer.alloc(512)]))],
    ['part of a block', (tar) => gzipSync(Buffer.concat([tar, Buffer.from('abc')]))],
    [
      'the header of a member without the member',
      (tar, other) => gzipSync(Buffer.concat([tar, other.subarray(0, 512)])),
    ],
    ['one byte', (tar) => Buffer.concat([gzipSync(tar), Buffer.from([0x1f])])],
    ['text', (tar) => Buffer.concat([gzipSync(tar), Buffer.from('text')])],
  ] as const satisfies readonly (readonly [string, (tar: Buffer, other: Buffer) => Buffer])[])(
    'when it is followed by %s',
    async (_what, append) => {
      const file = await createArchive();
      const other = await writeTar([[{ name: 'files/media/a.jpg' }, 'a']]);
      writeFileSync(file, append(gunzipSync(readFileSync(file)), gunzipSync(readFileSync(other))));
      await expect(verifyArchive(file)).rejects.toThrow(/is damaged|not where it belongs/);
    },
  );

  test('when its tar file has no end', async () => {
    const file = await createArchive();
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -1024)));
    await expect(verifyArchive(file)).rejects.toThrow('its end is missing');
  });

  test('when a newer version of the product made it', async () => {
    const file = await writeTar([[{ name: 'manifest.json' }, JSON.stringify(emptyManifest)]]);
    await expect(openArchive(file, { migrationsDir })).rejects.toThrow('a newer version of CAE Map');
    const newFormat = JSON.stringify({ ...emptyManifest, version: 2 });
    const future = await writeTar([[{ name: 'manifest.json' }, newFormat]]);
    await expect(verifyArchive(future)).rejects.toThrow('newer version of CAE Map');
  });
});

test('an archive that cannot be completed leaves no file', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'backup.tar.gz');
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const failure = writeArchive(
    file,
    async (writer) => {
      await writer.add('manifest.json', Buffer.alloc(1_000_000));
      throw full;
    },
    () => Promise.resolve(),
  );
  await expect(failure).rejects.toThrow(`The disk of ${file} is full: nothing was written.`);
  const unverified = writeArchive(
    file,
    async (writer) => void (await writer.add('manifest.json', Buffer.from('{}'))),
    async (partial) => void (await verifyArchive(partial)),
  );
  await expect(unverified).rejects.toThrow('manifest is damaged');
  expect(readdirSync(folder)).toEqual([]);
});
