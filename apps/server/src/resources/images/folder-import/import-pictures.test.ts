import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { changes, images, jobs, originals } from '../../../database/schema.ts';
import { openFileStores } from '../../../media/file-stores.ts';
import { readSettings, type Settings } from '../../../settings.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { simulateFullDisk } from '../../../testing/full-disk.ts';
import { describeFiles, writeFiles } from '../../../testing/pictures/picture-folder.ts';
import { announcePng, drawPicture, exifWithPosition } from '../../../testing/pictures/pictures.ts';
import { unlimitedPictures } from '../../../testing/pictures/unlimited-pictures.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { importPictures } from './import-pictures.ts';

describe.each(databaseKinds)('importPictures with the %s database', (kind) => {
  let database: DatabaseConnection;
  let invalidated: string[] = [];
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-import-'));
  const settings = { ...readSettings({}), dataDir };
  const lists = { invalidate: (...tags: readonly string[]) => void invalidated.push(...tags) };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    invalidated = [];
    await database.orm.delete(images);
    await database.orm.delete(changes);
  });

  const contextOf = (used: Settings) => ({ database, lists, settings: used, files: openFileStores(used) });
  const run = (folder: string, isDryRun = false) =>
    importPictures(contextOf(settings), { folder, isDryRun, pictures: unlimitedPictures.editors });
  const readImages = () => database.orm.select().from(images).orderBy(images.image_id);
  const draw = (seed: number) => drawPicture({ seed }).jpeg().toBuffer();

  test('pictures of a folder and its subfolders become hidden images with originals, jobs and history', async () => {
    const folder = temporaryFolder();
    const withPosition = await drawPicture({ seed: 2 }).withExif(exifWithPosition).jpeg().toBuffer();
    writeFiles(folder, { 'b.jpg': await draw(1), 'Лех/a.jpg': withPosition, 'notes.txt': 'notes' });
    const before = describeFiles(folder);

    const result = await run(folder);

    expect(result).toEqual({
      added: [
        { file: 'b.jpg', image: { id: 1, name: 'b.jpg' } },
        { file: 'Лех/a.jpg', image: { id: 2, name: 'a.jpg' } },
      ],
      skipped: [],
      refused: [],
      ignored: [{ file: 'notes.txt', reason: 'it is no picture' }],
    });
    expect(await readImages()).toMatchObject([
      {
        image_id: 1,
        filename: 'b.jpg',
        image_type: 'histexpphoto',
        image_enabled: false,
        is_reviewed: false,
      },
      { image_id: 2, filename: 'a.jpg', image_enabled: false, updated_by: null, latitude: null, version: 1 },
    ]);
    const stored = await database.orm.select().from(originals).orderBy(originals.image_id);
    expect(stored).toMatchObject([
      { image_id: 1, format: 'jpeg', width: 400, height: 300, has_position: false },
      { image_id: 2, bytes: withPosition.length, has_position: true },
    ]);
    expect(readdirSync(path.join(dataDir, 'originals'))).toEqual(
      expect.arrayContaining(stored.map(({ file }) => file)),
    );
    expect(await database.orm.select().from(jobs).orderBy(jobs.job_id)).toMatchObject([
      { kind: 'image-sizes', payload: { image_id: 1 }, state: 'waiting' },
      { kind: 'image-sizes', payload: { image_id: 2 }, state: 'waiting' },
    ]);
    expect(await database.orm.select().from(changes).orderBy(changes.entity_id)).toMatchObject([
      { entity: 'image', entity_id: 1, action: 'create', user_id: null, before: null },
      { entity: 'image', entity_id: 2, action: 'create', after: { filename: 'a.jpg' } },
    ]);
    expect(invalidated).toEqual(['images', 'images']);
    expect(describeFiles(folder)).toEqual(before);
  });

  test('a second import adds nothing and names the image of each file, also of a deleted one', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.jpg': await draw(1), 'b.jpg': await draw(2) });
    const { added } = await run(folder);
    const [first, second] = added.map(({ image }) => image?.id ?? 0);
    await database.orm
      .update(images)
      .set({ deleted_at: new Date() })
      .where(eq(images.image_id, second ?? 0));

    const result = await run(folder);

    expect(result).toMatchObject({
      added: [],
      skipped: [
        { file: 'a.jpg', reason: `the image ${first} (a.jpg) has the same contents` },
        { file: 'b.jpg', reason: expect.stringContaining('which was deleted') },
      ],
    });
    expect(await readImages()).toHaveLength(2);
    expect(await database.orm.select().from(changes)).toHaveLength(2);
  });

  test('two imports of one folder at once add each picture once', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.jpg': await draw(1), 'b.jpg': await draw(2) });

    const results = await Promise.all([run(folder), run(folder)]);

    expect(results.flatMap(({ added }) => added)).toHaveLength(2);
    expect(results.flatMap(({ skipped }) => skipped)).toHaveLength(2);
    expect(await readImages()).toHaveLength(2);
  });

  test('a dry run reports the same files as the import after it and writes nothing', async () => {
    const folder = temporaryFolder();
    const picture = await draw(1);
    writeFiles(folder, { 'a.jpg': picture, 'copy.jpg': picture, 'b.jpg': 'text', 'c.md': 'text' });
    const before = describeFiles(dataDir);

    const dryRun = await run(folder, true);

    expect(await readImages()).toEqual([]);
    expect(describeFiles(dataDir)).toEqual(before);
    expect(invalidated).toEqual([]);
    expect(dryRun).toMatchObject({
      added: [{ file: 'a.jpg', image: null }],
      skipped: [{ file: 'copy.jpg', reason: 'a.jpg has the same contents' }],
      refused: [{ file: 'b.jpg' }],
      ignored: [{ file: 'c.md' }],
    });
    const { added, ...others } = await run(folder);
    expect(added.map(({ file }) => file)).toEqual(['a.jpg']);
    expect({ ...others }).toEqual({ ...dryRun, added: undefined });
  });

  test('files that no upload accepts are refused by name while the others are added', async () => {
    const folder = temporaryFolder();
    const jpeg = await draw(1);
    const frames = await Promise.all([2, 3].map((seed) => drawPicture({ seed }).png().toBuffer()));
    const exif = Buffer.from('4578696600004d4d002a00000008ffff010f0002ffffffff00000008', 'hex');
    const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    writeFiles(folder, {
      'added/animated.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'added/hostile-exif.jpg': Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]),
      'added/mislabelled.jpg': await drawPicture({ seed: 4 }).png().toBuffer(),
      'added/no-extension': await draw(5),
      'added/polyglot.jpg': Buffer.concat([await draw(6), Buffer.from('<script>PK\u0003\u0004')]),
      'refused/animated.gif': 'GIF89a',
      'refused/bomb.png': announcePng(15_000, 15_000),
      'refused/empty.jpg': '',
      'refused/huge.png': announcePng(30_000, 30_000),
      'refused/large.jpg': jpeg,
      'refused/page.jpg': '<!doctype html><p>',
      'refused/script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'refused/truncated.jpg': jpeg.subarray(0, jpeg.length / 2),
    });
    truncateSync(path.join(folder, 'refused/large.jpg'), maxUploadBytes + 1);

    const result = await run(folder);

    expect(result.added.map(({ file, image }) => [file, image?.name])).toEqual([
      ['added/animated.webp', 'animated.webp'],
      ['added/hostile-exif.jpg', 'hostile-exif.jpg'],
      ['added/mislabelled.jpg', 'mislabelled.png'],
      ['added/no-extension', 'no-extension.jpg'],
      ['added/polyglot.jpg', 'polyglot.jpg'],
    ]);
    expect(Object.fromEntries(result.refused.map(({ file, reason }) => [file, reason]))).toEqual({
      'refused/animated.gif': expect.stringContaining('not a picture of a supported format'),
      'refused/bomb.png': expect.stringContaining('damaged or incomplete'),
      'refused/empty.jpg': 'The file is empty.',
      'refused/huge.png': expect.stringContaining('30000 x 30000 pixels'),
      'refused/large.jpg': expect.stringContaining(`has ${maxUploadBytes + 1} bytes`),
      'refused/page.jpg': expect.stringContaining('not a picture of a supported format'),
      'refused/script.svg': expect.stringContaining('not a picture of a supported format'),
      'refused/truncated.jpg': expect.stringContaining('damaged or incomplete'),
    });
    expect(result.skipped).toEqual([]);
    expect(await readImages()).toHaveLength(5);
  });

  test('names that are hostile or taken become names that are valid on every system', async () => {
    const folder = temporaryFolder();
    const names = ['a\\..\\b\n\u001b[31m.jpg', 'con.jpg', `${'я'.repeat(125)}.jpg`, '\u202Egpj.jpg'];
    for (const [index, name] of names.entries()) writeFiles(folder, { [name]: await draw(10 + index) });
    writeFiles(folder, { 'sub/con.jpg': await draw(20) });

    const result = await run(folder);

    expect(result.added.map(({ image }) => image?.name)).toEqual([
      'a_.._b_[31m.jpg',
      'image-con.jpg',
      `${'я'.repeat(90)}.jpg`,
      '_gpj.jpg',
      'image-con (2).jpg',
    ]);
  });

  test('links, devices, hidden files and names that are no UTF-8 are listed and not read', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.jpg': await draw(1), '.hidden/b.jpg': await draw(2), '._a.jpg': 'metadata' });
    symlinkSync('/etc/passwd', path.join(folder, 'link.jpg'));
    symlinkSync(folder, path.join(folder, 'loop'));
    expect(spawnSync('mkfifo', [path.join(folder, 'pipe.jpg')]).status).toBe(0);
    const invalid = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from('.jpg')]);
    symlinkSync('/nowhere', `${folder}/dangling.jpg`);
    writeFileSync(invalid, await draw(3));

    const result = await run(folder);

    expect(result.added.map(({ file }) => file)).toEqual(['a.jpg']);
    expect(result.refused).toEqual([
      { file: '\uFFFD.jpg', reason: 'Its name is not valid UTF-8: rename it.' },
    ]);
    expect(result.ignored).toEqual([
      { file: '._a.jpg', reason: 'it is hidden' },
      { file: '.hidden', reason: 'it is hidden' },
      { file: 'dangling.jpg', reason: 'it is a link' },
      { file: 'link.jpg', reason: 'it is a link' },
      { file: 'loop', reason: 'it is a link' },
      { file: 'pipe.jpg', reason: 'it is no regular file' },
    ]);
  });

  test('a full disk ends the import with what to do, and adds no image', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.jpg': await draw(1) });
    await simulateFullDisk('writeFile');
    await expect(run(folder)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/is full\. 0 pictures were added; .* continues with a\.jpg\.$/),
    });
    expect(await readImages()).toEqual([]);
  });

  test('a data folder that cannot be written ends the import instead of refusing each picture', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.jpg': await draw(1) });
    const elsewhere = { ...settings, dataDir: temporaryFolder() };
    writeFiles(elsewhere.dataDir, { originals: 'a file in place of the folder' });
    const rejected = importPictures(contextOf(elsewhere), {
      folder,
      isDryRun: false,
      pictures: unlimitedPictures.editors,
    });
    await expect(rejected).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('a folder without pictures and a missing data folder are rejected with the reason', async () => {
    const folder = temporaryFolder();
    await expect(run(folder)).rejects.toThrow('contains neither pictures nor content files');
    const elsewhere = { ...settings, dataDir: path.join(folder, 'missing') };
    const rejected = importPictures(contextOf(elsewhere), {
      folder,
      isDryRun: false,
      pictures: unlimitedPictures.editors,
    });
    await expect(rejected).rejects.toThrow('There is no data folder');
  });
});
