import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderStore } from '../../../media/folder-store.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { editorsBounds } from '../../../pictures/picture-bounds.ts';
import { writeFiles } from '../../../testing/pictures/picture-folder.ts';
import { drawPicture } from '../../../testing/pictures/pictures.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { storeOriginal } from './store-original.ts';

async function inspectNew(folder: string) {
  const file = path.join(folder, 'a.jpg');
  writeFiles(folder, { 'a.jpg': await drawPicture({ seed: 1 }).jpeg().toBuffer() });
  return {
    source: { filename: 'a.jpg', uploadId: '0'.repeat(32), file },
    inspected: await inspectPicture(file, editorsBounds),
  };
}

test('storeOriginal stores the inspected file under its hash', async () => {
  const folder = temporaryFolder();
  const { source, inspected } = await inspectNew(folder);
  const { original } = await storeOriginal(source, inspected, folderStore(path.join(folder, 'originals')));
  const contents = readFileSync(source.file);
  expect(original).toMatchObject({ file: `${inspected.sha256}.jpg`, bytes: contents.length });
  expect(readFileSync(path.join(folder, 'originals', original.file))).toEqual(contents);
});

test('storeOriginal rejects a file that has changed since it was inspected, and stores nothing', async () => {
  const folder = temporaryFolder();
  const originals = path.join(folder, 'originals');
  const { source, inspected } = await inspectNew(folder);
  writeFiles(folder, { 'a.jpg': await drawPicture({ seed: 2 }).jpeg().toBuffer() });
  await expect(storeOriginal(source, inspected, folderStore(originals))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('changed'),
  });
  expect(readdirSync(originals).filter((name) => !name.startsWith('.'))).toEqual([]);
});
