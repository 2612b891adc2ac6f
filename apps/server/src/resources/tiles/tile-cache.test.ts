import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openTileCache, type TileCache } from './tile-cache.ts';
import type { Tile } from './tile.ts';

function aTile(content: string): Tile {
  return { bytes: Buffer.from(content), contentType: 'image/png', freshUntil: 2_000_000_000_000 };
}

/** A cache for a number of small tiles: each occupies one block. */
function openCache(directory: string, tiles = 100, onError: (error: unknown) => void = failTest): TileCache {
  return openTileCache({ directory, maxBytes: tiles * 4096, onError });
}

function failTest(error: unknown): void {
  throw error;
}

const filesOf = (directory: string): string[] =>
  readdirSync(directory).map((name) => path.join(directory, name));

test('a stored tile is returned, also by a later process', async () => {
  const directory = path.join(temporaryFolder(), 'tiles');
  await openCache(directory).set('a/1/2/3', aTile('image'));

  expect(await openCache(directory).get('a/1/2/3')).toEqual(aTile('image'));
  expect(await openCache(directory).get('a/1/2/4')).toBeUndefined();
});

test('a newer tile replaces the stored one', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory);
  await cache.set('a', aTile('old'));
  await cache.set('a', aTile('new'));

  expect(await cache.get('a')).toEqual(aTile('new'));
  expect(filesOf(directory)).toHaveLength(1);
});

test('the least recently used tile is deleted at the bound', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory, 2);
  await cache.set('a', aTile('a'));
  await cache.set('b', aTile('b'));
  await cache.get('a');
  await cache.set('c', aTile('c'));

  await vi.waitFor(() => expect(filesOf(directory)).toHaveLength(2));
  expect(await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key)))).toEqual([
    aTile('a'),
    undefined,
    aTile('c'),
  ]);
});

test('the order of use survives a restart, and a lower bound applies', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory);
  await cache.set('a', aTile('a'));
  await cache.set('b', aTile('b'));
  // Later than both files were written, even if their times are equal.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await cache.get('a');

  const restarted = openCache(directory, 1);
  expect(await restarted.get('b')).toBeUndefined();
  expect(await restarted.get('a')).toEqual(aTile('a'));
});

test('a tile that is larger than the cache is not stored', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory, 1);
  await cache.set('a', aTile('x'.repeat(5000)));

  expect(await cache.get('a')).toBeUndefined();
  expect(filesOf(directory)).toEqual([]);
});

test.each([
  ['whose image has changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('?')])],
  ['that is truncated', (bytes: Buffer) => bytes.subarray(0, -2)],
  ['that is truncated within its header', (bytes: Buffer) => bytes.subarray(0, 10)],
  ['that is empty', () => Buffer.alloc(0)],
  [
    'with another content type',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('image/png', 'text/html')),
  ],
])('a file %s is deleted', async (_what, damage) => {
  const directory = temporaryFolder();
  await openCache(directory).set('a', aTile('image'));
  const [file = ''] = filesOf(directory);
  writeFileSync(file, damage(readFileSync(file)));
  const cache = openCache(directory);

  expect(await cache.get('a')).toBeUndefined();

  await vi.waitFor(() => expect(filesOf(directory)).toEqual([]));
  await cache.set('a', aTile('image'));
  expect(await cache.get('a')).toEqual(aTile('image'));
});

test('the file of another tile is not returned', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory);
  await cache.set('a', aTile('a'));
  const [first = ''] = filesOf(directory);
  await cache.set('b', aTile('b'));
  const second = filesOf(directory).find((file) => file !== first) ?? '';
  writeFileSync(second, readFileSync(first));

  expect(await cache.get('b')).toBeUndefined();
});

test('files that an interrupted process has left are deleted at the first use', async () => {
  const directory = temporaryFolder();
  writeFileSync(path.join(directory, `${'x'.repeat(43)}.tile.1a2b3c4d`), 'half');

  await openCache(directory).get('a');

  expect(filesOf(directory)).toEqual([]);
});

test('a size of 0 stores nothing', async () => {
  const directory = temporaryFolder();
  const cache = openCache(directory, 0);
  await cache.set('a', aTile('a'));

  expect(await cache.get('a')).toBeUndefined();
  expect(filesOf(directory)).toEqual([]);
});

test('a disk that fails is reported once and no method rejects', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const onError = vi.fn();
  const cache = openCache(file, 100, onError);

  await cache.set('a', aTile('a'));
  await cache.set('b', aTile('b'));

  expect(await cache.get('a')).toBeUndefined();
  expect(onError).toHaveBeenCalledOnce();
});
