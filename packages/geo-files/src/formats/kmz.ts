import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { GeoFileError } from '../failure.ts';
import type { GeoFileLimits } from '../limits.ts';
import { crc32, readZipDirectory } from './zip-directory.ts';

/** How many bytes are inflated at a time. Deflate expands at most 1,032 times, so that a step yields 17 MB at most. */
const stepBytes = 16 * 1024;

/** Whether a file is a ZIP archive, by its first bytes. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** The KML document of an archive, and the names of the others. */
export interface ArchivedDocument {
  readonly bytes: Uint8Array;
  readonly otherNames: readonly string[];
}

/**
 * Returns the main KML document of a KMZ archive, whatever the order of its entries: `doc.kml`, otherwise the first one outside of
 * folders, otherwise the first one. The other entries are not inflated.
 * @throws {GeoFileError}
 */
export function readKmz(
  bytes: Uint8Array,
  { documentBytes }: Pick<GeoFileLimits, 'documentBytes'>,
): ArchivedDocument {
  const entries = readZipDirectory(bytes);
  const unsafe = entries.find(({ name }) => isUnsafePath(name));
  if (unsafe) throw new GeoFileError('archive-paths', { value: unsafe.name });
  const documents = entries.filter(({ name }) => /\.kml$/i.test(name));
  const chosen =
    documents.find(({ name }) => name.toLowerCase() === 'doc.kml') ??
    documents.find(({ name }) => !name.includes('/')) ??
    documents[0];
  if (chosen === undefined) throw new GeoFileError('archive');
  const document = inflate(bytes, chosen.name, documentBytes);
  // Damaged data may be inflated to another text.
  if (crc32(document) !== chosen.crc32) throw new GeoFileError('archive');
  return { bytes: document, otherNames: documents.flatMap((each) => (each === chosen ? [] : each.name)) };
}

/** Inflates an entry. The size is checked meanwhile, because an archive may declare a wrong one. */
function inflate(bytes: Uint8Array, name: string, mostBytes: number): Uint8Array {
  const document: UnpackedDocument = { parts: [], length: 0, state: 'searching', failure: null };
  readEntries(bytes, (file) => {
    if (file.name !== name || document.state !== 'searching') return;
    document.state = 'reading';
    file.ondata = (error, part, isLast) => {
      // The library catches what is thrown here and calls again with it as the error.
      if (error) throw (document.failure ??= new GeoFileError('archive'));
      document.length += part.length;
      if (document.length > mostBytes) throw (document.failure = new GeoFileError('archive-too-large'));
      document.parts.push(part);
      if (isLast) document.state = 'done';
    };
    file.start();
  });
  if (document.state !== 'done') throw new GeoFileError('archive');
  return join(document);
}

/** Calls a function with each entry of an archive. @throws {GeoFileError} */
function readEntries(bytes: Uint8Array, onEntry: (file: UnzipFile) => void): void {
  const unzip = new Unzip(onEntry);
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += stepBytes)
      unzip.push(bytes.subarray(from, from + stepBytes), from + stepBytes >= bytes.length);
  } catch (error) {
    throw error instanceof GeoFileError ? error : new GeoFileError('archive');
  }
}

interface UnpackedDocument {
  readonly parts: Uint8Array[];
  /** The bytes of all parts. */
  length: number;
  state: 'searching' | 'reading' | 'done';
  failure: GeoFileError | null;
}

/** Whether a name leaves the folder of the archive. Nothing is written to a disk; such an archive is not from a map program. */
function isUnsafePath(name: string): boolean {
  return /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0');
}

function join({ parts, length }: UnpackedDocument): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
