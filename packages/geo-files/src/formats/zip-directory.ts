import { strFromU8 } from 'fflate';
import { GeoFileError } from '../failure.ts';

/** An entry of the directory at the end of a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  /** The checksum of the contents. */
  readonly crc32: number;
}

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const endBytes = 22;
const entryBytes = 46;

/** The longest comment after the end of the directory. */
const longestComment = 0xff_ff;

/**
 * Lists the entries of an archive by its directory, in their order.
 * @throws {GeoFileError} with the code `archive` if the archive has no directory or a damaged one
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === -1) throw new GeoFileError('archive');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + entryBytes > bytes.length || view.getUint32(at, true) !== entrySignature)
      throw new GeoFileError('archive');
    const nameStart = at + entryBytes;
    const nameEnd = nameStart + view.getUint16(at + 28, true);
    const isUtf8 = (view.getUint16(at + 8, true) & 0x8_00) !== 0;
    entries.push({
      name: strFromU8(bytes.subarray(nameStart, nameEnd), !isUtf8),
      crc32: view.getUint32(at + 16, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The offset of the end of the directory; -1 if there is none. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Calculates the checksum that ZIP archives use. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
