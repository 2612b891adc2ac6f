import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMediaName } from '../media/media-names.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { archivedFolders, fileMember, type ArchivedMember } from './manifest.ts';

/** A file of the data folder. */
export interface StoredFile {
  readonly folder: (typeof archivedFolders)[number];
  /** Relative to the folder, with slashes. */
  readonly name: string;
  readonly path: string;
}

/** The files that belong to an archive, by name. Hidden files, such as incomplete uploads, do not. */
export async function findStoredFiles(dataDir: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const folder of archivedFolders) {
    const root = path.join(dataDir, folder);
    for (const name of await findNames(root, ''))
      files.push({ folder, name, path: path.join(root, ...name.split('/')) });
  }
  return files;
}

async function findNames(root: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(ignoreMissing);
  const names: string[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isMediaName(name)) continue;
    if (entry.isDirectory()) names.push(...(await findNames(root, name)));
    else if (entry.isFile()) names.push(name);
  }
  return names;
}

/** Adds the files to an archive. A file that is removed meanwhile is left out. */
export async function archiveFiles(dataDir: string, writer: ArchiveWriter): Promise<ArchivedMember[]> {
  const members: ArchivedMember[] = [];
  for (const file of await findStoredFiles(dataDir)) {
    const handle = await open(file.path).catch(ignoreMissing);
    if (!('stat' in handle)) continue;
    try {
      const { size } = await handle.stat();
      const contents = createReadStream('', { fd: handle, autoClose: false, start: 0 });
      members.push(await writer.addStream(fileMember(file.folder, file.name), size, contents));
    } finally {
      await handle.close();
    }
  }
  return members;
}

function ignoreMissing(error: unknown): [] {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return [];
  throw error;
}
