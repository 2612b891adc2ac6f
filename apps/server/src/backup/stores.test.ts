import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { openTestStores, storeKinds } from '../testing/store-kinds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { openArchive, restore } from './restore.ts';

const { migrationsDir } = readSettings({});
const describeText = (contents: string) => ({
  size: Buffer.byteLength(contents),
  sha256: createHash('sha256').update(contents).digest('hex'),
});
const contentsOf = (contents: string) => Readable.from([Buffer.from(contents)]);

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

describe.each(storeKinds)('an archive of the %s store', (kind) => {
  test.each(storeKinds)('is restored into the %s store', async (target) => {
    const { archived: source } = await openTestStores(kind);
    await source.media.add('orig/Лех.svg', contentsOf('<svg/>'), describeText('<svg/>'));
    await source.originals.add('a.jpg', contentsOf('original'), describeText('original'));
    await source.tracks.add('day.gpx', contentsOf('<gpx/>'), describeText('<gpx/>'));
    const file = path.join(temporaryFolder(), 'backup.tar.gz');
    expect(await backUp(database, { stores: source, migrationsDir }, file)).toMatchObject({ files: 3 });

    const { archived: stores } = await openTestStores(target);
    const dataDir = temporaryFolder();
    mkdirSync(path.join(dataDir, 'tracks'));
    await stores.media.add('left.jpg', contentsOf('left'), describeText('left'));
    const archive = await openArchive(file, { migrationsDir });
    await restore(database, { dataDir, migrationsDir, stores }, archive, { isReplacing: true });

    const media = await stores.media.open('orig/Лех.svg');
    expect(media && (await text(await media.read()))).toBe('<svg/>');
    expect((await stores.media.list('')).map(({ name }) => name)).toEqual(['orig/Лех.svg']);
    expect(await stores.originals.open('a.jpg')).toMatchObject({ size: 8 });
    expect(await stores.tracks.open('day.gpx')).toMatchObject({ size: 6 });
  });

  test('does not replace a file with other contents, which is named', async () => {
    const { archived: stores } = await openTestStores(kind);
    await stores.originals.add('a.jpg', contentsOf('original'), describeText('original'));
    const file = path.join(temporaryFolder(), 'backup.tar.gz');
    await backUp(database, { stores, migrationsDir }, file);
    await stores.originals.put('a.jpg', contentsOf('replaced'), { contentType: 'image/jpeg' });

    const archive = await openArchive(file, { migrationsDir });
    const restoring = restore(database, { dataDir: temporaryFolder(), migrationsDir, stores }, archive, {
      isReplacing: true,
    });

    await expect(restoring).rejects.toThrow(`${stores.originals.location}/a.jpg`);
    const media = await stores.originals.open('a.jpg');
    expect(media && (await text(await media.read()))).toBe('replaced');
  });
});
