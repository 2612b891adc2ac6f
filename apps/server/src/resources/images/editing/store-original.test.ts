import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderStore } from '../../../media/folder-store.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { writeFiles } from '../../../testing/picture-folder.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { storeOriginal } from './store-original.ts';

test('storeOriginal stores nothing of a file that has changed since it was inspected', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'a.jpg');
  const store = folderStore(path.join(folder, 'originals'));
  writeFiles(folder, { 'a.jpg': await drawPicture({ seed: 1 }).jpeg().toBuffer() });
  const inspected = await inspectPicture(file);
  writeFiles(folder, { 'a.jpg': await drawPicture({ seed: 2 }).jpeg().toBuffer() });
  const source = { file, filename: 'a.jpg', uploadId: '0'.repeat(32), bytes: 1 };

  await expect(storeOriginal(source, inspected, store)).rejects.toMatchObject({ code: 'invalid_request' });

  expect(readdirSync(path.join(folder, 'originals', '.incoming'))).toEqual([]);
  expect(existsSync(path.join(folder, 'originals', `${inspected.sha256}.jpg`))).toBe(false);
});
