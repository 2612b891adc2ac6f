import type { Readable } from 'node:stream';
import type { ArchivedStores } from '../media/file-stores.ts';
import type { StoredMedia } from '../media/media-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { archivedFolders, fileMember, type ArchivedMember } from './manifest.ts';

/** A file of one of the archived stores. */
export interface StoredFile {
  readonly folder: keyof ArchivedStores;
  /** In its store. */
  readonly name: string;
}

/** The files that belong to an archive, by name. Incomplete uploads do not. */
export async function findStoredFiles(stores: ArchivedStores): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const folder of archivedFolders)
    for (const { name } of await stores[folder].list('')) files.push({ folder, name });
  return files;
}

/** Adds the files to an archive. A file that is removed meanwhile is left out. */
export async function archiveFiles(stores: ArchivedStores, writer: ArchiveWriter): Promise<ArchivedMember[]> {
  const members: ArchivedMember[] = [];
  for (const { folder, name } of await findStoredFiles(stores)) {
    const media = await stores[folder].open(name);
    const contents = media && (await readIfPresent(media));
    if (media && contents)
      members.push(await writer.addStream(fileMember(folder, name), media.size, contents));
  }
  return members;
}

async function readIfPresent(media: StoredMedia): Promise<Readable | null> {
  try {
    return await media.read();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
    throw error;
  }
}
