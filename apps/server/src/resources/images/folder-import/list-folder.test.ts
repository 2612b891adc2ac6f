import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../testing/pictures/picture-folder.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { listFolder } from './list-folder.ts';

test('listFolder lists the files of each folder by name before those of its subfolders', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'b/d/1.jpg': '', 'b/2.jpg': '', 'a/1.jpg': '', 'c.jpg': '', '10.jpg': '' });
  expect(await listFolder(folder)).toEqual({
    files: ['10.jpg', 'c.jpg', 'a/1.jpg', 'b/2.jpg', 'b/d/1.jpg'],
    ignored: [],
    refused: [],
  });
});

test('listFolder names a subfolder that cannot be read and lists the others', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'a/1.jpg': '' });
  mkdirSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])]));
  expect(await listFolder(folder)).toMatchObject({
    files: ['a/1.jpg'],
    refused: [{ file: '\uFFFD', reason: 'Its name is not valid UTF-8: rename it.' }],
  });
});

test('listFolder rejects a folder with more files than the limit', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { '1.jpg': '', '2.jpg': '', 'a/.hidden': '' });
  await expect(listFolder(folder, 2)).rejects.toMatchObject({ code: 'payload_too_large' });
  expect((await listFolder(folder, 3)).files).toHaveLength(2);
});
