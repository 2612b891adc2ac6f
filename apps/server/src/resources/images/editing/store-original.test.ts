import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderStore } from '../../../media/folder-store.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { writeFiles } from '../../../testing/pictures/picture-folder.ts';
import { drawPicture } from '../../../testing/pictures/pictures.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { storeOriginal } from './store-original.ts';

test('storeOriginal stores what was inspected when the file has changed since', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'a.jpg');
  const store = folderStore(path.join(folder, 'originals'));
  const contents = await drawPicture({ seed: 1 }).jpeg().toBuffer();
  writeFiles(folder, { 'a.jpg': contents });
  const inspected = await inspectPicture(file);
  writeFiles(folder, { 'a.jpg': await drawPicture({ seed: 2 }).jpeg().toBuffer() });

  const { original } = await storeOriginal({ filename: 'a.jpg', uploadId: '0'.repeat(32) }, inspected, store);

  expect(original).toMatchObject({ file: `${inspected.sha256}.jpg`, bytes: contents.length });
  expect(readFileSync(path.join(folder, 'originals', original.file))).toEqual(contents);
});
