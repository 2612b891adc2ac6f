import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { RequestError } from '../responses/request-error.ts';
import { checkArchiveEnd, TarObserver } from './archive-end.ts';
import { backupError } from './backup-error.ts';
import {
  manifestSchema,
  readMemberName,
  type ArchivedMember,
  type Manifest,
  type MemberSubject,
} from './manifest.ts';

/** A member of an archive that is being read. */
export interface Member {
  readonly name: string;
  readonly subject: MemberSubject;
  readonly bytes: number;
  /** Must be consumed before the next member is requested. */
  readonly contents: Readable;
}

/** In bytes. Rows are written in parts of a few megabytes, and a manifest has about 150 bytes for each member. */
const maxRowsBytes = 256 * 1024 * 1024;
const maxManifestBytes = 256 * 1024 * 1024;

/**
 * Reads the members of an archive in their order.
 * @throws {RequestError} for a file that is damaged, truncated or no archive, for a member that no archive has, and for anything
 * after the end of the archive.
 */
export async function* readMembers(file: string): AsyncGenerator<Member> {
  const extract = createExtract();
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.once('error', (error) => gunzip.destroy(error));
  gunzip.once('error', (error) => extract.destroy(error));
  const tar = new TarObserver();
  input.pipe(gunzip).pipe(tar).pipe(extract);
  let membersEnd = 0;
  try {
    for await (const entry of extract) {
      const { name, type, size } = entry.header;
      const subject = readMemberName(name);
      if (subject === null || type !== 'file')
        throw backupError(
          `${file} is no backup of CAE Map: it contains ${JSON.stringify(name.slice(0, 200))}.`,
        );
      const limit = { rows: maxRowsBytes, manifest: maxManifestBytes, file: Infinity }[subject.kind];
      if (size > limit) throw backupError(`${file} is damaged: ${name} is too large.`);
      membersEnd = contentsStart(entry.header) + size;
      yield { name, subject, bytes: size, contents: Readable.from(entry) };
    }
    await checkArchiveEnd(file, { tar, membersEnd, unpackedBytes: gunzip.bytesWritten });
  } catch (error) {
    throw describeReadError(file, error);
  } finally {
    input.destroy();
    gunzip.destroy();
    tar.destroy();
    extract.destroy();
  }
}

/** Where the contents of a member begin in the tar file, which the types of the library do not list. */
function contentsStart(header: object): number {
  const offset: unknown = Reflect.get(header, 'byteOffset');
  if (typeof offset !== 'number') throw new Error('the reader of tar files reports no positions');
  return offset;
}

/**
 * Reads a whole archive and compares it with its manifest.
 * @throws {RequestError} for an archive that is damaged, truncated or of another version, with the reason.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  try {
    return await compareWithManifest(file);
  } catch (error) {
    // The contents of a member fail outside of the loop that reads the members.
    throw describeReadError(file, error);
  }
}

async function compareWithManifest(file: string): Promise<Manifest> {
  const found = new Map<string, ArchivedMember>();
  let manifest: Manifest | undefined;
  for await (const { name, subject, contents } of readMembers(file)) {
    if (manifest !== undefined || found.has(name))
      throw backupError(`${file} is damaged: ${name} is not where it belongs.`);
    if (subject.kind === 'manifest') manifest = readManifest(file, await buffer(contents));
    else found.set(name, await hashContents(name, contents));
  }
  if (manifest === undefined) throw backupError(`${file} is incomplete: its end is missing.`);
  const listed = new Set(manifest.members.map(({ name }) => name));
  const tables = new Set(manifest.tables.map(({ name }) => name));
  if (listed.size !== manifest.members.length || tables.size !== manifest.tables.length)
    throw backupError(`${file} is damaged: its manifest lists a name twice.`);
  const unlisted = [...found.keys()].find((name) => !listed.has(name));
  if (unlisted !== undefined) throw backupError(`${file} is damaged: ${unlisted} is not in its manifest.`);
  for (const { name, bytes, sha256 } of manifest.members) {
    const member = found.get(name);
    if (member?.bytes !== bytes || member.sha256 !== sha256)
      throw backupError(`${file} is damaged: ${name} ${member ? 'has changed' : 'is missing'}.`);
  }
  return manifest;
}

function readManifest(file: string, contents: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(contents.toString('utf8')));
  } catch (error) {
    throw backupError(
      `${file} cannot be read: its manifest is damaged or of a newer version of CAE Map.`,
      error,
    );
  }
}

/** The size and the hash of contents. */
export async function hashContents(name: string, contents: AsyncIterable<Buffer>): Promise<ArchivedMember> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of contents) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

function describeReadError(file: string, error: unknown): unknown {
  if (error instanceof RequestError) return error;
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  if (code === 'ENOENT') return backupError(`There is no file ${file}.`, error);
  if (code === 'EISDIR') return backupError(`${file} is a folder and no backup.`, error);
  if (code === 'EACCES') return backupError(`${file} cannot be read (${code}).`, error);
  const isDamage = code.startsWith('Z_') || /tar|unexpected end/i.test(String(error));
  return isDamage ? backupError(`${file} is damaged, truncated or no backup of CAE Map.`, error) : error;
}
