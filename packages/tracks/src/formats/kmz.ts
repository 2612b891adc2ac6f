import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { TrackFailureError } from '../failure.ts';
import { trackLimits } from '../limits.ts';

/** How many bytes are inflated at a time. Deflate expands at most 1,032 times, so that a step yields 17 MB at most. */
const stepBytes = 16 * 1024;

/** Whether a file is a ZIP archive, by its first bytes. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Returns the KML document of a KMZ archive: its first entry with that extension. The other entries are not inflated, and the
 * size is checked while inflating, because an archive may declare a wrong one.
 * @throws {TrackFailureError}
 */
export function readKmz(bytes: Uint8Array): Uint8Array {
  const document: UnpackedDocument = { parts: [], length: 0, state: 'searching', failure: null };
  const unzip = new Unzip((file: UnzipFile) => {
    if (isUnsafePath(file.name)) throw new TrackFailureError('archive-paths', file.name);
    if (document.state !== 'searching' || !/\.kml$/i.test(file.name)) return;
    document.state = 'reading';
    file.ondata = (error, part, isLast) => {
      // The library catches what is thrown here and calls again with it as the error.
      if (error) throw (document.failure ??= new TrackFailureError('archive'));
      document.length += part.length;
      if (document.length > trackLimits.unpackedBytes)
        throw (document.failure = new TrackFailureError('archive-too-large'));
      document.parts.push(part);
      if (isLast) document.state = 'done';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += stepBytes)
      unzip.push(bytes.subarray(from, from + stepBytes), from + stepBytes >= bytes.length);
  } catch (error) {
    throw error instanceof TrackFailureError ? error : new TrackFailureError('archive');
  }
  if (document.state !== 'done') throw new TrackFailureError('archive');
  return join(document);
}

interface UnpackedDocument {
  readonly parts: Uint8Array[];
  /** The bytes of all parts. */
  length: number;
  state: 'searching' | 'reading' | 'done';
  failure: TrackFailureError | null;
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
