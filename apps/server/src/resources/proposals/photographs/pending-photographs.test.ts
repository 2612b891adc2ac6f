import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawPicture } from '../../../testing/pictures/pictures.ts';
import { unlimitedPictures } from '../../../testing/pictures/unlimited-pictures.ts';
import { openFileStores } from '../../../media/file-stores.ts';
import { readSettings } from '../../../settings.ts';
import { singleHolder } from '../../../lib/shared-limit.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { createPendingPhotographs } from './pending-photographs.ts';
import { openPhotographs } from './photograph-stores.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** Makes writing fail, until the returned function is called or the test has finished. */
async function fillDisk(): Promise<() => void> {
  const handle = await open(import.meta.filename);
  await handle.close();
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  const spy = vi.spyOn(prototype, 'writeFile').mockRejectedValue(full);
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

function openIn(dataDir: string) {
  const stores = openPhotographs(openFileStores({ ...readSettings({}), dataDir }));
  return {
    transfers: stores.transfers,
    photographs: createPendingPhotographs(stores, unlimitedPictures.visitors),
  };
}

async function send(parts: ReturnType<typeof openIn>): Promise<string> {
  const contents = await drawPicture().jpeg().toBuffer();
  const { id } = await parts.photographs.begin(
    { length: contents.length, filename: '', client: singleHolder('a visitor') },
    { neighbourhood: 0, region: 0 },
  );
  await parts.transfers.append(id, { offset: 0, contents: Readable.from([contents]) });
  return id;
}

/** The files of a folder, also the incomplete ones. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('a full disk leaves no part of a photograph, which is stored when there is space again', async () => {
  const folder = temporaryFolder();
  const parts = openIn(folder);
  const id = await send(parts);
  const before = listFiles(folder);
  const freeDisk = await fillDisk();
  await expect(parts.photographs.receive(id)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('full'),
  });
  expect(listFiles(folder)).toEqual(before);
  freeDisk();
  expect(await parts.photographs.receive(id)).toMatchObject({ width: 400, height: 300 });
});

test('a photograph can be received again by a process that does not know of the first time', async () => {
  const folder = temporaryFolder();
  const id = await send(openIn(folder));
  const first = await openIn(folder).photographs.receive(id);
  // What a killed process has left of it.
  await writeFile(path.join(folder, 'proposals', `${id}.jpg`), 'half');
  expect(await openIn(folder).photographs.receive(id)).toEqual(first);
  const media = await openIn(folder).photographs.open(id);
  expect(media?.size).toBe(first.bytes);
});
