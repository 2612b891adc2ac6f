import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore, prepareUploadFolder } from './folder-store.ts';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each(['../secret.jpg', 'a/../../secret.jpg', '..\\secret.jpg'])(
  'the name %j leads to no file outside of the folder',
  async (name) => {
    const folder = path.join(temporaryFolder(), 'media');
    mkdirSync(folder);
    const secret = path.join(folder, '..', 'secret.jpg');
    writeFileSync(secret, 'secret');
    const store = folderStore(folder);
    const put = store.put(name, Readable.from([]), { contentType: 'image/jpeg' });
    await expect(put).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await store.open(name)).toBeNull();
    expect(readFileSync(secret, 'utf8')).toBe('secret');
  },
);

test('list leaves out incomplete files', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  await store.put('a.jpg', Readable.from([]), { contentType: 'image/jpeg' });
  writeFileSync(path.join(folder, '.incoming', 'half.jpg'), '');
  expect((await store.list('')).map(({ name }) => name)).toEqual(['a.jpg']);
});

test('prepareUploadFolder creates the folder and removes only incomplete files older than a day', async () => {
  const dataDir = temporaryFolder();
  const folder = path.join(dataDir, 'media');
  await prepareUploadFolder(dataDir);
  const incoming = path.join(folder, '.incoming');
  for (const name of ['recent', 'old']) writeFileSync(path.join(incoming, name), '');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(incoming, 'old'), twoDaysAgo, twoDaysAgo);
  for (const other of ['originals', 'proposals', 'tracks']) {
    const left = path.join(dataDir, other, '.incoming');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'old'), '');
    utimesSync(path.join(left, 'old'), twoDaysAgo, twoDaysAgo);
  }
  writeFileSync(path.join(folder, 'a.jpg'), '');
  utimesSync(path.join(folder, 'a.jpg'), twoDaysAgo, twoDaysAgo);

  await prepareUploadFolder(dataDir);

  expect(listFiles(folder).toSorted()).toEqual(['a.jpg', 'recent']);
  for (const other of ['originals', 'proposals', 'tracks'])
    expect(readdirSync(path.join(dataDir, other, '.incoming'))).toEqual([]);
});
