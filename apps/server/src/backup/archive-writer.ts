import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { syncPath } from '../database/durable-file-system.ts';
import { backupError } from './backup-error.ts';
import type { ArchivedMember } from './manifest.ts';

/** Adds members to an archive, one after another. */
export interface ArchiveWriter {
  /** @returns the size and the hash of the contents */
  add(name: string, contents: Uint8Array): Promise<ArchivedMember>;
  /** @param bytes the exact size of the contents */
  addStream(name: string, bytes: number, contents: Readable): Promise<ArchivedMember>;
}

/** Only this user may read an archive: it contains e-mail addresses and hashes of passwords. */
const archiveMode = 0o600;
/** Pictures are compressed already, so that a higher level would only take longer. */
const compressionLevel = 4;
/** After this time without a write, in milliseconds, a partial archive belongs to a process that no longer runs. */
const abandonedAfter = 10 * 60 * 1000;

/**
 * Writes an archive, which `fill` adds the members to and `verify` reads. It gets its name when both have succeeded and everything
 * is on the disk; an error leaves no file.
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
  verify: (partial: string) => Promise<void>,
): Promise<void> {
  if (await exists(file)) throw backupError(`${file} exists already: choose another name.`);
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.partial`);
  try {
    await removeAbandoned(file);
    await writeMembers(partial, fill);
    await verify(partial);
    await rename(partial, file);
    if (process.platform !== 'win32') syncPath(path.dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw describeFileError(file, error);
  }
}

/** Removes what killed processes have left of this archive; recent files may belong to a process that runs. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder);
  for (const name of names.filter((candidate) => isPartialOf(candidate, path.basename(file)))) {
    const partial = path.join(folder, name);
    const { mtimeMs } = await stat(partial).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfter) await rm(partial, { force: true });
  }
}

function isPartialOf(name: string, archive: string): boolean {
  return name.startsWith(`.${archive}.`) && name.endsWith('.partial');
}

async function writeMembers(file: string, fill: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const pack = createPack();
  const output = createWriteStream(file, { flags: 'wx', mode: archiveMode, flush: true });
  const written = pipeline(pack, createGzip({ level: compressionLevel }), output);
  // A full disk must fail the writer too, which otherwise waits for the stream.
  const failed = written.then(() => new Promise<never>(() => undefined));
  const filled = fill({
    async add(name, contents) {
      return await addMember(pack, name, contents.byteLength, Readable.from([contents]));
    },
    addStream: (name, bytes, contents) => addMember(pack, name, bytes, contents),
  });
  try {
    await Promise.race([filled, failed]);
    pack.finalize();
    await written;
  } catch (error) {
    pack.destroy();
    await Promise.allSettled([written, filled]);
    // A stream that is destroyed while it opens its file still creates it, which would remain.
    if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()));
    throw error;
  }
}

async function addMember(
  pack: ReturnType<typeof createPack>,
  name: string,
  bytes: number,
  contents: Readable,
): Promise<ArchivedMember> {
  const hash = createHash('sha256');
  const entry = pack.entry({ name, size: bytes, mode: archiveMode, mtime: new Date(0) });
  await pipeline(
    contents,
    async function* addToHash(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return { name, bytes, sha256: hash.digest('hex') };
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

function describeFileError(file: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return backupError(`The disk of ${file} is full: nothing was written.`, error);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return backupError(`The folder ${path.dirname(file)} does not exist.`, error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return backupError(`${file} cannot be written (${code}).`, error);
  return error;
}
