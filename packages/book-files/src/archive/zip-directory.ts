import { BookFileError } from '../failure.ts';

/** An entry of the directory at the end of a ZIP archive. */
export interface ZipEntry {
  /** With `/` between its parts. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** Whether it is a symbolic link of Unix. */
  readonly isLink: boolean;
  /** 0 for stored, 8 for deflated data. */
  readonly method: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  /** The offset of the header before the data. */
  readonly offset: number;
}

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const localSignature = 0x04_03_4b_50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
/** The longest comment after the end of the directory. */
const longestComment = 0xff_ff;

/** Whether a file is a ZIP archive, by its first bytes. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Lists the entries of an archive by its directory.
 * @throws {BookFileError} with the code `damaged` without a directory, `too-large` for more entries than `mostEntries`
 */
export function readZipDirectory(bytes: Uint8Array, mostEntries: number): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new BookFileError('too-large', `${count} entries in the archive`);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > bytes.length || view.getUint32(at, true) !== entrySignature)
      throw new BookFileError('damaged', `entry ${index + 1} of the directory of the archive`);
    const nameEnd = at + entryBytes + view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 8, true);
    entries.push({
      name: decodeName(bytes.subarray(at + entryBytes, nameEnd)),
      isEncrypted: (flags & 0x41) !== 0,
      isLink: view.getUint8(at + 5) === 3 && ((view.getUint32(at + 38, true) >>> 28) & 0xf) === 0xa,
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      compressedBytes: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The compressed data of an entry.
 * @throws {BookFileError} with the code `damaged`
 */
export function dataOfEntry(bytes: Uint8Array, { name, offset, compressedBytes }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + localBytes > bytes.length || view.getUint32(offset, true) !== localSignature)
    throw new BookFileError('damaged', `the header of ${name}`);
  const start = offset + localBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedBytes > bytes.length) throw new BookFileError('damaged', `the data of ${name}`);
  return bytes.subarray(start, start + compressedBytes);
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new BookFileError('damaged', 'no directory of the archive');
}

/** Names are UTF-8 whether or not the flag for it is set; other ones only need to be different. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\\', '/');
  } catch {
    return new TextDecoder('latin1').decode(bytes).replaceAll('\\', '/');
  }
}
