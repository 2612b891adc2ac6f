/** What the numbers of directories mean. */
const tags = { subDirectories: 330, exif: 34_665, gps: 34_853 } as const;

/** The size of one value of each type, in bytes; types that are not listed are not read. */
const valueSizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
};

const ascii = 2;

/** ASCII, bytes, and bytes without a defined meaning. */
const textTypes: ReadonlySet<number> = new Set([1, ascii, 7]);

/** The most directories of a file and entries of all of them together; cameras and scanners write some dozens. */
const maxDirectories = 200;
const maxEntries = 10_000;

/** The most values of a field that are read as numbers, and the most bytes of one that are read as text. */
const maxNumbers = 256;
const maxTextBytes = 200;

/** A directory of a TIFF structure: the fields of a picture, of its camera or of its position. */
export interface TiffDirectory {
  readonly kind: 'picture' | 'exif' | 'gps';
  /** Whether the directory has a field. */
  has(tag: number): boolean;
  /** The bytes of a field, which are not copied; undefined if it is missing or outside of the data. */
  bytes(tag: number): Buffer | undefined;
  /** The first numbers of a field, `NaN` for 0/0; undefined if it is missing, outside of the data or no number. */
  numbers(tag: number): number[] | undefined;
  /** The beginning of a text, which some programs write as bytes; undefined if it is missing, outside of the data or no text. */
  text(tag: number): string | undefined;
}

interface Field {
  readonly type: number;
  readonly count: number;
  /** Where the value is, or its offset if it is longer than four bytes. */
  readonly valueAt: number;
}

/** Thrown for structures that contradict themselves. */
class DamagedStructure extends Error {}

/**
 * Reads the directories of a TIFF structure, which TIFF files and EXIF blocks consist of: those of all pages, and those that they refer
 * to. Only the entries are read; a value is read when it is requested, and of a long one only the beginning, so that the time is bounded
 * by the number of entries and not by the lengths that they announce.
 * @returns undefined for a structure that is damaged, refers to itself or has too many entries
 */
export function readTiffDirectories(data: Buffer): TiffDirectory[] | undefined {
  try {
    return readDirectories(data);
  } catch (error) {
    // A RangeError of a Buffer: an offset is outside of the data.
    if (error instanceof DamagedStructure || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readDirectories(data: Buffer): TiffDirectory[] {
  const reader = createReader(data);
  const { readShort, readLong } = reader;
  const directories: TiffDirectory[] = [];
  const visited = new Set<number>();
  const waiting: { readonly kind: TiffDirectory['kind']; readonly at: number }[] = [];
  const enqueue = (kind: TiffDirectory['kind'], at: number): void => {
    if (visited.has(at) || visited.size >= maxDirectories) throw new DamagedStructure();
    visited.add(at);
    waiting.push({ kind, at });
  };
  let entries = 0;
  enqueue('picture', readLong(4));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { kind, at } = next;
    const count = readShort(at);
    entries += count;
    if (entries > maxEntries) throw new DamagedStructure();
    const fields = new Map<number, Field>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      const field = { type: readShort(entry + 2), count: readLong(entry + 4), valueAt: entry + 8 };
      fields.set(readShort(entry), field);
    }
    const directory = createDirectory(kind, fields, reader);
    directories.push(directory);
    for (const [tag, referred] of referredKinds) {
      if (!directory.has(tag)) continue;
      const offsets = directory.numbers(tag);
      if (offsets === undefined) throw new DamagedStructure();
      for (const offset of offsets) {
        if (!Number.isInteger(offset)) throw new DamagedStructure();
        enqueue(referred, offset);
      }
    }
    const end = at + 2 + count * 12;
    // Some programs leave out the reference after the last directory.
    const following = kind === 'picture' && end + 4 <= data.length ? readLong(end) : 0;
    if (following !== 0) enqueue(kind, following);
  }
  return directories;
}

const referredKinds = [
  [tags.subDirectories, 'picture'],
  [tags.exif, 'exif'],
  [tags.gps, 'gps'],
] as const;

function readByteOrder(data: Buffer): boolean {
  const signature = data.toString('latin1', 0, 4);
  if (signature !== 'II*\0' && signature !== 'MM\0*') throw new DamagedStructure();
  return signature.startsWith('II');
}

interface Reader {
  readonly data: Buffer;
  readonly readShort: (at: number) => number;
  readonly readLong: (at: number) => number;
  /** The number of a type that is not ASCII. */
  readonly readNumber: (type: number, at: number) => number;
}

function createReader(data: Buffer): Reader {
  const isLittleEndian = readByteOrder(data);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const readers: Readonly<Record<number, (at: number) => number>> = {
    3: (at) => view.getUint16(at, isLittleEndian),
    4: (at) => view.getUint32(at, isLittleEndian),
    5: (at) => view.getUint32(at, isLittleEndian) / view.getUint32(at + 4, isLittleEndian),
    6: (at) => view.getInt8(at),
    8: (at) => view.getInt16(at, isLittleEndian),
    9: (at) => view.getInt32(at, isLittleEndian),
    10: (at) => view.getInt32(at, isLittleEndian) / view.getInt32(at + 4, isLittleEndian),
    11: (at) => view.getFloat32(at, isLittleEndian),
    12: (at) => view.getFloat64(at, isLittleEndian),
    13: (at) => view.getUint32(at, isLittleEndian),
  };
  return {
    data,
    readShort: (at) => view.getUint16(at, isLittleEndian),
    readLong: (at) => view.getUint32(at, isLittleEndian),
    readNumber: (type, at) => readers[type]?.(at) ?? view.getUint8(at),
  };
}

function createDirectory(
  kind: TiffDirectory['kind'],
  fields: ReadonlyMap<number, Field>,
  { data, readLong, readNumber }: Reader,
): TiffDirectory {
  const bytes = (tag: number): Buffer | undefined => {
    const field = fields.get(tag);
    const size = field && valueSizes[field.type];
    if (field === undefined || size === undefined) return undefined;
    const length = size * field.count;
    // The last entry of a file that is cut off.
    if (field.valueAt + 4 > data.length) return undefined;
    const start = length <= 4 ? field.valueAt : readLong(field.valueAt);
    return start + length <= data.length ? data.subarray(start, start + length) : undefined;
  };
  return {
    kind,
    has: (tag) => fields.has(tag),
    bytes,
    numbers(tag) {
      const found = bytes(tag);
      const { type = 0 } = fields.get(tag) ?? {};
      const size = valueSizes[type] ?? 1;
      if (found === undefined || type === ascii) return undefined;
      const start = found.byteOffset - data.byteOffset;
      return Array.from({ length: Math.min(found.length / size, maxNumbers) }, (_, index) =>
        readNumber(type, start + index * size),
      );
    },
    text(tag) {
      if (!textTypes.has(fields.get(tag)?.type ?? 0)) return undefined;
      const [text = ''] = bytes(tag)?.toString('latin1', 0, maxTextBytes).split('\0') ?? [];
      return text;
    },
  };
}
