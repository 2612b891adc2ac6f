import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RequestError } from '../responses/request-error.ts';
import { syncFolder, writeFileDurably } from './durable-file.ts';
import { folderReader } from './folder-reader.ts';
import { isMediaName, requireMediaName } from './media-names.ts';
import { maxMediaSize, mediaPrefix, type MediaStore } from './media-store.ts';
import { requireMediaType } from './media-types.ts';

/** The folder of incomplete files. Its name is not a valid media name. */
const incomingFolder = '.incoming';

/** After this time, in milliseconds, an incomplete file belongs to a process that no longer runs. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** The folder of uploads in the data folder. */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/** The folder of the uploaded files as they were received, which are not public: they can contain positions. */
export function originalsFolder(dataDir: string): string {
  return path.join(dataDir, 'originals');
}

/** The folder of the photographs that visitors propose, which only administrators read. */
export function proposalsFolder(dataDir: string): string {
  return path.join(dataDir, 'proposals');
}

/**
 * Creates the folders of uploads and removes incomplete files that a killed process has left, also those of originals. Other processes on the same
 * PostgreSQL may share the folder, so recent ones are kept.
 * @param now in milliseconds
 */
export async function prepareUploadFolder(dataDir: string, now = Date.now()): Promise<void> {
  await mkdir(path.join(uploadFolder(dataDir), incomingFolder), { recursive: true });
  await mkdir(originalsFolder(dataDir), { recursive: true, mode: 0o700 });
  for (const folder of [uploadFolder, originalsFolder, proposalsFolder])
    await removeAbandoned(path.join(folder(dataDir), incomingFolder), now);
}

async function removeAbandoned(incoming: string, now: number): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name);
    // Another process may remove it at the same time.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > abandonedAfter) await rm(file, { force: true });
  }
}

/** Stores uploads in a local folder; the server sends them below `/media/`. */
export function folderStore(folder: string): MediaStore {
  return {
    ...folderReader(folder),
    async put(name, contents, { contentType, maxSize = maxMediaSize }) {
      requireMediaName(name);
      requireMediaType(name, contentType);
      const file = path.join(folder, name);
      const incoming = path.join(folder, incomingFolder, randomUUID());
      await mkdir(path.dirname(incoming), { recursive: true });
      try {
        await writeFileDurably(incoming, limitSize(contents, maxSize));
        await mkdir(path.dirname(file), { recursive: true });
        await rename(incoming, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
    },
    async list(below) {
      const entries = await readdir(path.join(folder, below), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter(isMediaName);
    },
    async remove(name) {
      requireMediaName(name);
      await rm(path.join(folder, name), { force: true });
    },
    url(name) {
      requireMediaName(name);
      return mediaPrefix + name.split('/').map(encodeURIComponent).join('/');
    },
  };
}

async function* limitSize(contents: AsyncIterable<Uint8Array>, maxSize: number): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of contents) {
    size += chunk.byteLength;
    if (size > maxSize)
      throw new RequestError('payload_too_large', `The file is larger than ${maxSize} bytes.`);
    yield chunk;
  }
}
