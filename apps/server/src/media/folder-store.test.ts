import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore, prepareUploadFolder } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

const jpeg = { contentType: 'image/jpeg' };
const describeText = (contents: string) => ({
  size: Buffer.byteLength(contents),
  sha256: createHash('sha256').update(contents).digest('hex'),
});
const emptyFile = describeText('');

let folder: string;
let store: MediaStore;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'media');
  store = folderStore(folder);
});

function listFiles(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function readAll(name: string): Promise<string | undefined> {
  const media = await store.open(name);
  return media ? await text(await media.read()) : undefined;
}

describe('put', () => {
  test('stores a file in a folder that does not exist yet', async () => {
    await store.put('orig/Хотан 1925.jpg', Readable.from([Buffer.from('a '), Buffer.from('picture')]), jpeg);

    const media = await store.open('orig/Хотан 1925.jpg');
    expect(media).toMatchObject({ size: 9, contentType: 'image/jpeg' });
    expect(await readAll('orig/Хотан 1925.jpg')).toBe('a picture');
    expect(listFiles()).toEqual(['Хотан 1925.jpg']);
  });

  test('replaces a file only when the new contents are complete', async () => {
    await store.put('a.jpg', Readable.from([Buffer.from('old')]), jpeg);
    let seen: string | undefined;
    async function* contents(): AsyncIterable<Uint8Array> {
      yield Buffer.from('ne');
      seen = await readAll('a.jpg');
      yield Buffer.from('w');
    }

    await store.put('a.jpg', contents(), jpeg);

    expect([seen, await readAll('a.jpg')]).toEqual(['old', 'new']);
  });

  test('leaves nothing when the contents end with an error', async () => {
    async function* contents(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the connection was closed');
    }

    await expect(store.put('a.jpg', contents(), jpeg)).rejects.toThrow('the connection was closed');
    expect(listFiles()).toEqual([]);
  });

  test('rejects contents over the maximum size and leaves nothing', async () => {
    const put = (size: number) =>
      store.put('a.jpg', Readable.from([Buffer.alloc(size - 1), Buffer.alloc(1)]), { ...jpeg, maxSize: 8 });

    await expect(put(9)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(listFiles()).toEqual([]);
    await put(8);
    expect(listFiles()).toEqual(['a.jpg']);
  });

  test.each([
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
    ['a.jpg', 'image/png'],
    ['a', 'image/jpeg'],
    ['a.__proto__', 'image/jpeg'],
  ])('rejects the file %s of the type %s', async (name, contentType) => {
    await expect(store.put(name, Readable.from([]), { contentType })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(existsSync(folder)).toBe(false);
  });
});

const invalidNames = [
  '',
  '/a.jpg',
  'a//b.jpg',
  'a/',
  '../secret.jpg',
  'a/../../secret.jpg',
  './a.jpg',
  '.hidden.jpg',
  'a\\..\\b.jpg',
  'C:a.jpg',
  'a.jpg ',
  'a.jpg.',
  'a\u0000.jpg',
  'a\n.jpg',
  `${'a'.repeat(200)}.jpg`,
  'a/'.repeat(300) + 'a.jpg',
  '\ud800.jpg',
];

test.each(invalidNames)(
  'the name %j is rejected by put, add and remove, and found by open never',
  async (name) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, '..', 'secret.jpg'), 'secret');

    const expected = { code: 'invalid_request' };
    await expect(store.put(name, Readable.from([]), jpeg)).rejects.toMatchObject(expected);
    await expect(store.remove(name)).rejects.toMatchObject(expected);
    await expect(store.add(name, Readable.from([]), emptyFile)).rejects.toMatchObject(expected);
    expect(await store.open(name)).toBeNull();
    expect(readFileSync(path.join(folder, '..', 'secret.jpg'), 'utf8')).toBe('secret');
  },
);

describe('open', () => {
  test('returns null for a missing file, a folder and a file below a file', async () => {
    await store.put('a/b.jpg', Readable.from([]), jpeg);

    for (const name of ['none.jpg', 'a', 'a/b.jpg/c.jpg', 'none/a.jpg'])
      expect(await store.open(name)).toBeNull();
  });

  test('returns another entity tag for other contents', async () => {
    await store.put('a.jpg', Readable.from([Buffer.from('1')]), jpeg);
    const first = await store.open('a.jpg');
    await store.put('a.jpg', Readable.from([Buffer.from('22')]), jpeg);

    expect((await store.open('a.jpg'))?.etag).not.toBe(first?.etag);
  });

  test('reads a range of bytes', async () => {
    await store.put('a.jpg', Readable.from([Buffer.from('0123456789')]), jpeg);

    const part = await (await store.open('a.jpg'))?.read({ start: 2, end: 4 });
    expect(part && (await text(part))).toBe('234');
  });
});

test('remove removes a file and ignores a missing one', async () => {
  await store.put('a.jpg', Readable.from([]), jpeg);

  await store.remove('a.jpg');
  await store.remove('a.jpg');

  expect(await store.open('a.jpg')).toBeNull();
});

describe('add', () => {
  test('adds a file of any type whose contents are the expected ones', async () => {
    await store.add('notes/Лех.txt', Readable.from([Buffer.from('text')]), describeText('text'));
    expect(await readAll('notes/Лех.txt')).toBe('text');
  });

  test.each(['texT', 'tex', 'text and more'])(
    'rejects other contents (%s) and leaves nothing',
    async (other) => {
      const added = store.add('a.txt', Readable.from([Buffer.from(other)]), describeText('text'));
      await expect(added).rejects.toMatchObject({ code: 'invalid_request' });
      expect(listFiles()).toEqual([]);
    },
  );
});

test('list returns the names, sizes and times of files below a folder, without incomplete ones', async () => {
  await store.put('orig/b.jpg', Readable.from([Buffer.from('bb')]), jpeg);
  await store.put('orig/Лех/a.jpg', Readable.from([Buffer.from('a')]), jpeg);
  await store.put('c.jpg', Readable.from([]), jpeg);
  mkdirSync(path.join(folder, '.incoming'), { recursive: true });
  writeFileSync(path.join(folder, '.incoming', 'half.jpg'), '');

  const listed = await store.list('orig');

  expect(listed).toMatchObject([
    { name: 'orig/b.jpg', size: 2 },
    { name: 'orig/Лех/a.jpg', size: 1 },
  ]);
  expect(listed[0]?.modifiedAt).toBeInstanceOf(Date);
  expect((await store.list('')).map(({ name }) => name)).toEqual(['c.jpg', 'orig/b.jpg', 'orig/Лех/a.jpg']);
  expect(await store.list('none')).toEqual([]);
});

test('prepareUploadFolder creates the folder and removes only incomplete files older than a day', async () => {
  const dataDir = path.dirname(folder);
  await prepareUploadFolder(dataDir);
  const incoming = path.join(folder, '.incoming');
  for (const name of ['recent', 'old']) writeFileSync(path.join(incoming, name), '');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(incoming, 'old'), twoDaysAgo, twoDaysAgo);
  for (const other of ['originals', 'proposals']) {
    const left = path.join(dataDir, other, '.incoming');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'old'), '');
    utimesSync(path.join(left, 'old'), twoDaysAgo, twoDaysAgo);
  }
  writeFileSync(path.join(folder, 'a.jpg'), '');
  utimesSync(path.join(folder, 'a.jpg'), twoDaysAgo, twoDaysAgo);

  await prepareUploadFolder(dataDir);

  expect(listFiles().toSorted()).toEqual(['a.jpg', 'recent']);
  for (const other of ['originals', 'proposals'])
    expect(readdirSync(path.join(dataDir, other, '.incoming'))).toEqual([]);
});
