import { constants, deflateRawSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';

/** An archive of files; a text is written in UTF-8. Files of the name `mimetype` are stored. */
export function archiveOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, contents] of Object.entries(files)) {
    const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    entries[name] = [bytes, { level: name === 'mimetype' ? 0 : 6, mtime: '2026-01-01' }];
  }
  return zipSync(entries);
}

/**
 * An archive with a file that inflates to zeros, and is made without inflating it.
 * @param megabytes the size of the zeros
 * @param end what follows them in the compressed data
 */
export function bombOf(megabytes: number, end: Uint8Array = deflateRawSync(Buffer.alloc(0))): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const data = Buffer.concat([...Array.from({ length: megabytes }, () => block), end]);
  const bytes = zipSync({ bomb: [data, { level: 0 }] });
  bytes[headerOffset(bytes, 'directory') + 10] = 8;
  return bytes;
}

/** The offset of a header of the archive: the n-th one of a file, or of the directory. */
export function headerOffset(bytes: Uint8Array, kind: 'file' | 'directory', n = 0): number {
  const third = kind === 'file' ? 3 : 1;
  const fourth = kind === 'file' ? 4 : 2;
  let remaining = n;
  // Directories are at the end, behind data that may look like a header.
  const first = kind === 'file' ? 0 : Math.max(0, bytes.length - 1000);
  for (let at = first; at + 4 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x50 || bytes[at + 1] !== 0x4b) continue;
    if (bytes[at + 2] !== third || bytes[at + 3] !== fourth) continue;
    if (remaining === 0) return at;
    remaining -= 1;
  }
  throw new Error(`no header ${n} of kind ${kind}`);
}
