import { crc32, inflateRawSync } from 'node:zlib';
import { BookFileError } from '../failure.ts';
import { archiveBounds, type ArchiveBounds } from './archive-bounds.ts';
import { dataOfEntry, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A ZIP archive within its bounds. */
export interface Archive {
  /** The names of the files, without folders and without those that are refused. */
  readonly names: readonly string[];
  /** The names that leave the folder of the archive, and symbolic links. They are not read. */
  readonly refusedNames: readonly string[];
  /**
   * Inflates a file; null if there is none with this name.
   * @throws {BookFileError} with the code `damaged`, or `too-large` if the files that were read exceed the bound together
   */
  readonly read: (name: string) => Uint8Array | null;
}

/**
 * Opens an archive; nothing is inflated.
 * @throws {BookFileError} with the code `damaged`, `encrypted` or `too-large`
 */
export function openArchive(bytes: Uint8Array, bounds: ArchiveBounds = archiveBounds): Archive {
  if (bytes.length > bounds.fileBytes) throw new BookFileError('too-large', `${bytes.length} bytes`);
  const entries = readZipDirectory(bytes, bounds.entries).filter(({ name }) => !name.endsWith('/'));
  const encrypted = entries.find(({ isEncrypted }) => isEncrypted);
  if (encrypted) throw new BookFileError('encrypted', encrypted.name);
  const files = new Map<string, ZipEntry>();
  const refusedNames: string[] = [];
  for (const entry of entries) {
    if (entry.isLink || isUnsafeName(entry.name)) refusedNames.push(entry.name);
    else if (!files.has(entry.name)) files.set(entry.name, entry);
  }
  let remaining = bounds.inflatedBytes;
  const read = (name: string) => {
    const entry = files.get(name);
    if (entry === undefined) return null;
    const data = inflate(dataOfEntry(bytes, entry), entry, remaining);
    remaining -= data.length;
    return data;
  };
  return { names: [...files.keys()], refusedNames, read };
}

/**
 * Inflates all files of an archive once, for readers that open archives on their own.
 * @throws {BookFileError} with the code `damaged`, `encrypted` or `too-large`
 */
export function verifyArchive(bytes: Uint8Array, bounds: ArchiveBounds = archiveBounds): Archive {
  const archive = openArchive(bytes, bounds);
  for (const name of archive.names) archive.read(name);
  return openArchive(bytes, bounds);
}

function inflate(data: Uint8Array, { name, method, crc32: expected }: ZipEntry, mostBytes: number) {
  if (method !== 0 && method !== 8)
    throw new BookFileError('damaged', `${name} is packed by method ${method}`);
  const inflated = method === 0 ? data : inflateWithin(data, name, mostBytes);
  if (inflated.length > mostBytes) throw tooLarge(name);
  // Damaged data may be inflated to another text.
  if (crc32(inflated) !== expected) throw new BookFileError('damaged', `the checksum of ${name}`);
  return inflated;
}

/** The declared size of a file may be wrong, so that the bound applies while it is inflated. */
function inflateWithin(data: Uint8Array, name: string, mostBytes: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(mostBytes, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(name);
    throw new BookFileError('damaged', `the data of ${name}`);
  }
}

function tooLarge(name: string): BookFileError {
  return new BookFileError('too-large', `${name} inflates to more than the bound`);
}

/** Whether a name leaves the folder of the archive. */
function isUnsafeName(name: string): boolean {
  return /^(?:\/|[a-z]:)/i.test(name) || name.split('/').includes('..') || name.includes('\0');
}
