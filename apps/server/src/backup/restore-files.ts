import { statfs } from 'node:fs/promises';
import { hashOf } from '../media/checked-contents.ts';
import type { ArchivedStores } from '../media/file-stores.ts';
import type { StoredMedia } from '../media/media-store.ts';
import { RequestError } from '../responses/request-error.ts';
import { readMembers } from './archive-reader.ts';
import { backupError } from './backup-error.ts';
import { fileMember, readMemberName, type ArchivedMember, type Manifest } from './manifest.ts';
import { findStoredFiles, type StoredFile } from './stored-files.ts';

/** The files of an archive in the stores. */
export interface RestoredFiles {
  /** Removes the added files again. */
  undo(): Promise<void>;
  /** Removes the files that the archive does not have. */
  removeOthers(): Promise<void>;
}

/** Where files are restored. */
export interface RestoreTarget {
  readonly dataDir: string;
  readonly stores: ArchivedStores;
}

/** In bytes; what the database needs in addition. */
const reservedSpace = 64 * 1024 * 1024;
/** How many names a message lists. */
const listedNames = 5;

/**
 * Adds the files of a verified archive that the stores do not have. No existing file is changed or removed, so that the
 * records before the restore keep theirs until it is complete.
 * @throws {RequestError} when a file with one of their names has other contents, or the disk has too little space. Nothing has been
 * added then.
 */
export async function addFiles(
  { dataDir, stores }: RestoreTarget,
  file: string,
  manifest: Manifest,
): Promise<RestoredFiles> {
  const missing = await findMissing(stores, manifest.members);
  await checkSpace({ dataDir, stores }, missing);
  const expected = new Map(missing.map((member) => [member.name, member]));
  const added: StoredFile[] = [];
  const undo = async (): Promise<void> => {
    for (const { folder, name } of added) await stores[folder].remove(name);
  };
  try {
    for await (const { name, contents } of readMembers(file)) {
      const member = expected.get(name);
      const subject = readMemberName(name);
      if (member === undefined || subject?.kind !== 'file') {
        contents.resume();
        continue;
      }
      added.push(subject);
      await stores[subject.folder]
        .add(subject.name, contents, { size: member.bytes, sha256: member.sha256 })
        .catch((error: unknown) => rejectChanged(file, error));
    }
  } catch (error) {
    await undo();
    throw describeDiskError(dataDir, error);
  }
  return {
    undo,
    async removeOthers() {
      const archived = new Set(manifest.members.map(({ name }) => name));
      for (const { folder, name } of await findStoredFiles(stores))
        if (!archived.has(fileMember(folder, name))) await stores[folder].remove(name);
    },
  };
}

async function findMissing(
  stores: ArchivedStores,
  members: readonly ArchivedMember[],
): Promise<ArchivedMember[]> {
  const missing: ArchivedMember[] = [];
  const different: string[] = [];
  for (const member of members) {
    const subject = readMemberName(member.name);
    if (subject?.kind !== 'file') continue;
    const store = stores[subject.folder];
    const media = await store.open(subject.name);
    if (media === null) missing.push(member);
    else if (!(await hasContents(media, member))) different.push(`${store.location}/${subject.name}`);
  }
  if (different.length > 0) {
    const more = different.length > listedNames ? `\n… and ${different.length - listedNames} more` : '';
    throw backupError(
      `These files have other contents than in the archive. Move them away, then repeat:\n${different.slice(0, listedNames).join('\n')}${more}`,
    );
  }
  return missing;
}

async function hasContents(media: StoredMedia, { bytes, sha256 }: ArchivedMember): Promise<boolean> {
  return media.size === bytes && (await hashOf(await media.read())) === sha256;
}

/** Other stores than the data folder report themselves when they are full. */
async function checkSpace(
  { dataDir, stores }: RestoreTarget,
  missing: readonly ArchivedMember[],
): Promise<void> {
  const isOnDisk = ({ name }: ArchivedMember): boolean => {
    const subject = readMemberName(name);
    return subject?.kind === 'file' && stores[subject.folder].location.startsWith(dataDir);
  };
  const needed = missing.filter(isOnDisk).reduce((sum, { bytes }) => sum + bytes, reservedSpace);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw backupError(`The disk of ${dataDir} has too little space: ${megabytes} MB are needed.`);
}

/** The archive was verified before. */
function rejectChanged(file: string, error: unknown): never {
  throw error instanceof RequestError && error.code === 'invalid_request'
    ? backupError(`${file} has changed while it was read.`, error)
    : error;
}

function describeDiskError(dataDir: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? backupError(`The disk of ${dataDir} is full: nothing was restored.`, error)
    : error;
}
