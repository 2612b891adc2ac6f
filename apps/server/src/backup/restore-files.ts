import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from '../database/durable-file-system.ts';
import { hashContents, readMembers } from './archive-reader.ts';
import { backupError } from './backup-error.ts';
import { fileMember, readMemberName, type ArchivedMember, type Manifest } from './manifest.ts';
import { findStoredFiles } from './stored-files.ts';

/** The files of an archive in the data folder. */
export interface RestoredFiles {
  /** Removes the added files again. */
  undo(): Promise<void>;
  /** Removes the files that the archive does not have. */
  removeOthers(): Promise<void>;
}

/** In bytes; what the database needs in addition. */
const reservedSpace = 64 * 1024 * 1024;
/** How many names a message lists. */
const listedNames = 5;

/**
 * Adds the files of a verified archive that the data folder does not have. No existing file is changed or removed, so that the
 * records before the restore keep theirs until it is complete.
 * @throws {RequestError} when a file with one of their names has other contents, or the disk has too little space. Nothing has been
 * added then.
 */
export async function addFiles(dataDir: string, file: string, manifest: Manifest): Promise<RestoredFiles> {
  const missing = await findMissing(dataDir, manifest.members);
  await checkSpace(dataDir, missing);
  const expected = new Map(missing.map((member) => [member.name, member]));
  const added: string[] = [];
  const undo = async (): Promise<void> => {
    for (const target of added) await rm(target, { force: true });
  };
  try {
    for await (const { name, contents } of readMembers(file)) {
      const member = expected.get(name);
      if (member === undefined) {
        contents.resume();
        continue;
      }
      const target = targetOf(dataDir, name) ?? '';
      added.push(target);
      await addFile(target, member, contents, file);
    }
  } catch (error) {
    await undo();
    throw describeDiskError(dataDir, error);
  }
  return {
    undo,
    async removeOthers() {
      const archived = new Set(manifest.members.map(({ name }) => name));
      for (const stored of await findStoredFiles(dataDir))
        if (!archived.has(fileMember(stored.folder, stored.name))) await rm(stored.path, { force: true });
    },
  };
}

/** The path of the file of a member; undefined for a member that is no file. */
function targetOf(dataDir: string, member: string): string | undefined {
  const subject = readMemberName(member);
  return subject?.kind === 'file'
    ? path.join(dataDir, subject.folder, ...subject.name.split('/'))
    : undefined;
}

async function findMissing(dataDir: string, members: readonly ArchivedMember[]): Promise<ArchivedMember[]> {
  const missing: ArchivedMember[] = [];
  const different: string[] = [];
  for (const member of members) {
    const target = targetOf(dataDir, member.name);
    if (target === undefined) continue;
    const stats = await stat(target).catch(() => undefined);
    if (stats === undefined) missing.push(member);
    else if (!stats.isFile() || stats.size !== member.bytes || !(await hasContents(target, member)))
      different.push(target);
  }
  if (different.length > 0) {
    const more = different.length > listedNames ? `\n… and ${different.length - listedNames} more` : '';
    throw backupError(
      `These files have other contents than in the archive. Move them away, then repeat:\n${different.slice(0, listedNames).join('\n')}${more}`,
    );
  }
  return missing;
}

async function hasContents(target: string, { name, sha256 }: ArchivedMember): Promise<boolean> {
  return (await hashContents(name, createReadStream(target))).sha256 === sha256;
}

async function checkSpace(dataDir: string, missing: readonly ArchivedMember[]): Promise<void> {
  const needed = missing.reduce((sum, { bytes }) => sum + bytes, reservedSpace);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw backupError(`The disk of ${dataDir} has too little space: ${megabytes} MB are needed.`);
}

/** Writes a file under a temporary name of which nothing else takes notice, and renames it when it is complete. */
async function addFile(
  target: string,
  { name, sha256 }: ArchivedMember,
  contents: AsyncIterable<Buffer>,
  file: string,
): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const incoming = path.join(folder, `.${randomUUID()}.restoring`);
  try {
    const handle = await open(incoming, 'wx');
    try {
      const written = await hashContents(name, writeThrough(handle, contents));
      if (written.sha256 !== sha256) throw backupError(`${file} has changed while it was read.`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(incoming, target);
    if (process.platform !== 'win32') syncPath(folder);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

async function* writeThrough(
  handle: { writeFile(chunk: Buffer): Promise<unknown> },
  contents: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  for await (const chunk of contents) {
    await handle.writeFile(chunk);
    yield chunk;
  }
}

function describeDiskError(dataDir: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? backupError(`The disk of ${dataDir} is full: nothing was restored.`, error)
    : error;
}
