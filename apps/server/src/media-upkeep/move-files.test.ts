import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openMovableStores, type MovableStores } from '../media/file-stores.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { storeSettings } from '../testing/store-kinds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { moveFiles, type MoveProgress } from './move-files.ts';

let double: S3Double;
let folder: MovableStores;
let storage: MovableStores;
beforeEach(async () => {
  double = await startS3Double();
  onTestFinished(() => double.close());
  const settings = storeSettings(path.join(temporaryFolder(), 'data'), double.settings);
  folder = openMovableStores(settings, 'folder');
  storage = openMovableStores(settings, 's3');
});

const describeText = (contents: string) => ({
  size: Buffer.byteLength(contents),
  sha256: createHash('sha256').update(contents).digest('hex'),
});
const add = (stores: MovableStores, store: keyof MovableStores, name: string, contents: string) =>
  stores[store].add(name, Readable.from([Buffer.from(contents)]), describeText(contents));
const read = async (stores: MovableStores, store: keyof MovableStores, name: string) => {
  const media = await stores[store].open(name);
  return media && (await text(await media.read()));
};
const ignore = () => undefined;

describe.each([
  ['the folder to the storage', () => ({ from: folder, to: storage })],
  ['the storage to the folder', () => ({ from: storage, to: folder })],
] as const)('from %s', (_direction, choose) => {
  test('all files are copied, verified and counted, and the source keeps them', async () => {
    const { from, to } = choose();
    await add(from, 'media', 'orig/Лех.svg', '<svg/>');
    await add(from, 'originals', 'a.jpg', 'original');
    await add(from, 'proposals', 'b.jpg', 'proposed');
    const reports: MoveProgress[] = [];

    const result = await moveFiles({ from, to }, (progress) => void reports.push(progress));

    expect(result).toEqual({ copied: 3, present: 0, refused: [] });
    for (const stores of [from, to])
      expect([
        await read(stores, 'media', 'orig/Лех.svg'),
        await read(stores, 'originals', 'a.jpg'),
        await read(stores, 'proposals', 'b.jpg'),
      ]).toEqual(['<svg/>', 'original', 'proposed']);
    expect(reports.at(-1)).toEqual({ done: 3, total: 3, bytes: 22 });
  });

  test('files that the target has are not copied again, and other contents are never replaced', async () => {
    const { from, to } = choose();
    await add(from, 'originals', 'same.jpg', 'same');
    await add(to, 'originals', 'same.jpg', 'same');
    await add(from, 'originals', 'other.jpg', 'mine');
    await add(to, 'originals', 'other.jpg', 'your');
    double.requests.length = 0;

    expect(await moveFiles({ from, to }, ignore)).toEqual({
      copied: 0,
      present: 1,
      refused: [{ file: 'originals/other.jpg', reason: 'the target has other contents under this name' }],
    });
    expect(await read(to, 'originals', 'other.jpg')).toBe('your');
    expect(double.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  });
});

test('a move that an outage interrupts is continued by the next one', async () => {
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) await add(folder, 'originals', name, name);
  double.failNext('PUT', 'forbidden', 1);
  await expect(moveFiles({ from: folder, to: storage }, ignore)).rejects.toMatchObject({
    code: 'unavailable',
  });

  const { copied, present, refused } = await moveFiles({ from: folder, to: storage }, ignore);

  expect([copied + present, refused]).toEqual([4, []]);
  expect(await read(storage, 'originals', 'd.jpg')).toBe('d.jpg');
});

test('a copy that is not what was sent is refused and removed', async () => {
  await add(folder, 'originals', 'a.jpg', 'right');
  const lying: MovableStores = {
    ...storage,
    originals: {
      ...storage.originals,
      add: (name) => add(storage, 'originals', name, 'wrong'),
    },
  };
  expect((await moveFiles({ from: folder, to: lying }, ignore)).refused).toEqual([
    { file: 'originals/a.jpg', reason: 'the copy has other contents than the file' },
  ]);
  expect(double.objects.size).toBe(0);
});
