import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createOtherContents, hashOf, limitSize, requireContents } from './checked-contents.ts';
import { syncFolder, writeFileDurably } from './durable-file.ts';
import { folderReader } from './folder-reader.ts';
import { isMediaName, requireMediaName } from './media-names.ts';
import { maxMediaSize, type ListedFile, type MediaStore } from './media-store.ts';
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

/** The folder of the track files of the operator. */
export function tracksFolder(dataDir: string): string {
  return path.join(dataDir, 'tracks');
}

/**
 * Creates the folders of uploads and removes incomplete files that a killed process has left, also those of originals. Other processes on the same
 * PostgreSQL may share the folder, so recent ones are kept.
 * @param now in milliseconds
 */
export async function prepareUploadFolder(dataDir: string, now = Date.now()): Promise<void> {
  await mkdir(path.join(uploadFolder(dataDir), incomingFolder), { recursive: true });
  await mkdir(originalsFolder(dataDir), { recursive: true, mode: 0o700 });
  await removeIncompleteFiles(dataDir, now);
}

/** Removes the incomplete files of processes that no longer run. @param now in milliseconds */
export async function removeIncompleteFiles(dataDir: string, now = Date.now()): Promise<void> {
  for (const folder of [uploadFolder, originalsFolder, proposalsFolder, tracksFolder])
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

/** Stores files in a local folder, which need not exist. */
export function folderStore(folder: string): MediaStore {
  const reader = folderReader(folder);
  async function write(name: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const file = path.join(folder, name);
    const incoming = path.join(folder, incomingFolder, randomUUID());
    await mkdir(path.dirname(incoming), { recursive: true });
    try {
      await writeFileDurably(incoming, contents);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(incoming, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  return {
    ...reader,
    location: folder,
    async put(name, contents, { contentType, maxSize = maxMediaSize }) {
      requireMediaName(name);
      requireMediaType(name, contentType);
      await write(name, limitSize(contents, maxSize));
    },
    async add(name, contents, expected) {
      requireMediaName(name);
      const present = await reader.open(name);
      if (present === null) return await write(name, requireContents(contents, expected));
      if (present.size !== expected.size || (await hashOf(await present.read())) !== expected.sha256)
        throw createOtherContents(name);
    },
    list: (below) => listFolder(folder, below),
    async remove(name) {
      requireMediaName(name);
      await rm(path.join(folder, name), { force: true });
    },
  };
}

/** Symbolic links to folders are not followed. */
async function listFolder(root: string, below: string): Promise<ListedFile[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(ignoreMissing);
  const files: ListedFile[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isMediaName(name)) continue;
    if (entry.isDirectory()) files.push(...(await listFolder(root, name)));
    if (!entry.isFile()) continue;
    // Another process may remove it at the same time.
    const stats = await stat(path.join(root, name)).catch(ignoreMissing);
    if ('mtime' in stats) files.push({ name, size: stats.size, modifiedAt: stats.mtime });
  }
  return files;
}

function ignoreMissing(error: unknown): [] {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return [];
  throw error;
}
