import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestStores, storeKinds } from '../testing/store-kinds.ts';
import type { MediaStore } from './media-store.ts';

const jpeg = { contentType: 'image/jpeg' };
const contentsOf = (contents: string) => Readable.from(contents === '' ? [] : [Buffer.from(contents)]);
const describeText = (contents: string) => ({
  size: Buffer.byteLength(contents),
  sha256: createHash('sha256').update(contents).digest('hex'),
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

describe.each(storeKinds)('the %s store', (kind) => {
  let store: MediaStore;
  beforeEach(async () => {
    store = (await openTestStores(kind)).archived.media;
  });

  async function readAll(name: string): Promise<string | undefined> {
    const media = await store.open(name);
    return media ? await text(await media.read()) : undefined;
  }
  const listNames = async () => (await store.list('')).map(({ name }) => name);

  test.each(['orig/Хотан 1925.jpg', 'a+b & c=d%20.jpg', "it's (1)!.jpg", 'ё/Й.jpg', '喀什噶尔.jpg', '🏔.jpg'])(
    'put stores a file with the name %s',
    async (name) => {
      await store.put(name, Readable.from([Buffer.from('a '), Buffer.from('picture')]), jpeg);
      expect(await store.open(name)).toMatchObject({ size: 9, contentType: 'image/jpeg' });
      expect(await readAll(name)).toBe('a picture');
      expect(await listNames()).toEqual([name]);
    },
  );

  test('put replaces a file only when the new contents are complete', async () => {
    await store.put('a.jpg', contentsOf('old'), jpeg);
    let seen: string | undefined;
    async function* contents(): AsyncIterable<Uint8Array> {
      yield Buffer.from('ne');
      seen = await readAll('a.jpg');
      yield Buffer.from('w');
    }

    await store.put('a.jpg', contents(), jpeg);

    expect([seen, await readAll('a.jpg')]).toEqual(['old', 'new']);
  });

  test('put leaves nothing when the contents end with an error', async () => {
    async function* contents(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the connection was closed');
    }

    await expect(store.put('a.jpg', contents(), jpeg)).rejects.toThrow('the connection was closed');
    expect(await listNames()).toEqual([]);
  });

  test('put rejects contents over the maximum size and leaves nothing', async () => {
    const put = (size: number) =>
      store.put('a.jpg', Readable.from([Buffer.alloc(size - 1), Buffer.alloc(1)]), { ...jpeg, maxSize: 8 });

    await expect(put(9)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(await listNames()).toEqual([]);
    await put(8);
    expect(await listNames()).toEqual(['a.jpg']);
  });

  test.each([
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
    ['a.jpg', 'image/png'],
    ['a', 'image/jpeg'],
    ['a.__proto__', 'image/jpeg'],
  ])('put rejects the file %s of the type %s', async (name, contentType) => {
    await expect(store.put(name, contentsOf(''), { contentType })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(await listNames()).toEqual([]);
  });

  test.each(invalidNames)(
    'the name %j is rejected by put, add and remove, and found by open never',
    async (name) => {
      const expected = { code: 'invalid_request' };
      await expect(store.put(name, contentsOf(''), jpeg)).rejects.toMatchObject(expected);
      await expect(store.add(name, contentsOf(''), describeText(''))).rejects.toMatchObject(expected);
      await expect(store.remove(name)).rejects.toMatchObject(expected);
      expect(await store.open(name)).toBeNull();
    },
  );

  test('add stores a file of any type whose contents are the expected ones', async () => {
    await store.add('notes/Лех.txt', contentsOf('text'), describeText('text'));
    expect(await readAll('notes/Лех.txt')).toBe('text');
  });

  test.each(['texT', 'tex', 'text and more'])(
    'add rejects other contents (%s) and leaves nothing',
    async (other) => {
      const added = store.add('a.txt', contentsOf(other), describeText('text'));
      await expect(added).rejects.toMatchObject({ code: 'invalid_request' });
      expect(await listNames()).toEqual([]);
    },
  );

  test('add keeps a file of the name: the same contents are no error, others are a conflict', async () => {
    await store.add('a.txt', contentsOf('text'), describeText('text'));
    await store.add('a.txt', contentsOf('text'), describeText('text'));
    const other = store.add('a.txt', contentsOf('texT'), describeText('texT'));
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect(await readAll('a.txt')).toBe('text');
  });

  test('open returns null for a missing file, a folder and a file below a file', async () => {
    await store.put('a/b.jpg', contentsOf(''), jpeg);

    for (const name of ['none.jpg', 'a', 'a/b.jpg/c.jpg', 'none/a.jpg'])
      expect(await store.open(name)).toBeNull();
  });

  test('open returns another entity tag for other contents', async () => {
    await store.put('a.jpg', contentsOf('1'), jpeg);
    const first = await store.open('a.jpg');
    await store.put('a.jpg', contentsOf('22'), jpeg);

    const second = await store.open('a.jpg');
    expect(first?.etag).toMatch(/^"[^"]+"$/);
    expect(second?.etag).not.toBe(first?.etag);
  });

  test.each([
    [{ start: 2, end: 4 }, '234'],
    [{ start: 0, end: 0 }, '0'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 0, end: 9 }, '0123456789'],
  ])('a file is read from %j', async (range, expected) => {
    await store.put('a.jpg', contentsOf('0123456789'), jpeg);
    const part = await (await store.open('a.jpg'))?.read(range);
    expect(part && (await text(part))).toBe(expected);
  });

  test('an empty file is read', async () => {
    await store.put('a.jpg', contentsOf(''), jpeg);
    expect(await readAll('a.jpg')).toBe('');
  });

  test('list returns the names, sizes and times of files below a folder', async () => {
    await store.put('orig/b.jpg', contentsOf('bb'), jpeg);
    await store.put('orig/Лех/a.jpg', contentsOf('a'), jpeg);
    await store.put('original.jpg', contentsOf(''), jpeg);

    const listed = await store.list('orig');

    expect(listed).toMatchObject([
      { name: 'orig/b.jpg', size: 2 },
      { name: 'orig/Лех/a.jpg', size: 1 },
    ]);
    expect(Math.abs((listed[0]?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await listNames()).toEqual(['orig/b.jpg', 'orig/Лех/a.jpg', 'original.jpg']);
    expect(await store.list('none')).toEqual([]);
  });

  test('a file that was removed after it was found is reported as missing when it is read', async () => {
    await store.put('a.jpg', contentsOf('1'), jpeg);
    const media = await store.open('a.jpg');
    await store.remove('a.jpg');
    await expect(media?.read()).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.open('a.jpg')).toBeNull();
  });

  test('remove removes a file and ignores a missing one', async () => {
    await store.put('a.jpg', contentsOf(''), jpeg);

    await store.remove('a.jpg');
    await store.remove('a.jpg');

    expect(await store.open('a.jpg')).toBeNull();
  });
});
