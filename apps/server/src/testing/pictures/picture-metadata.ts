import { crc32, deflateSync } from 'node:zlib';

/** A JPEG with another segment after its signature. @param marker the second byte of the marker */
export function addJpegSegment(jpeg: Buffer, marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG with another chunk before or behind its pixels. */
export function insertPngChunk(png: Buffer, type: string, data: Buffer, where: 'before' | 'behind'): Buffer {
  // The type of the first chunk of pixels, and of the end, is preceded by a length of four bytes.
  const at = png.indexOf(where === 'before' ? 'IDAT' : 'IEND') - 4;
  return Buffer.concat([png.subarray(0, at), pngChunk(type, data), png.subarray(at)]);
}

/** The data of a compressed text of a PNG. */
export function pngText(keyword: string, text: Buffer, type: 'iTXt' | 'zTXt'): Buffer {
  const head = type === 'iTXt' ? `${keyword}\0\u0001\0\0\0` : `${keyword}\0\0`;
  return Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(text)]);
}

/** A WebP with another chunk at its end. */
export function webpChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const changed = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
}

const gpsTag = 34_853;

/** The field of a directory in a little-endian TIFF structure. */
function writeField(tag: number, type: number, count: number, value: number | Buffer): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(tag, 0);
  field.writeUInt16LE(type, 2);
  field.writeUInt32LE(count, 4);
  if (typeof value === 'number') field.writeUInt32LE(value, 8);
  else value.copy(field, 8);
  return field;
}

function writeDirectory(fields: readonly Buffer[], next = 0): Buffer {
  const [count, following] = [Buffer.alloc(2), Buffer.alloc(4)];
  count.writeUInt16LE(fields.length);
  following.writeUInt32LE(next);
  return Buffer.concat([count, ...fields, following]);
}

/** A directory with the position 34°9′0″ N, 77°34′30″ E, for the end of a structure of `start` bytes. */
function writePosition(start: number): Buffer {
  const degrees = start + 2 + 4 * 12 + 4;
  const numbers = Buffer.alloc(48);
  [34, 1, 9, 1, 0, 1, 77, 1, 34, 1, 30, 1].forEach((value, index) => numbers.writeUInt32LE(value, index * 4));
  const directory = writeDirectory([
    writeField(1, 2, 2, Buffer.from('N\0')),
    writeField(2, 5, 3, degrees),
    writeField(3, 2, 2, Buffer.from('E\0')),
    writeField(4, 5, 3, degrees + 24),
  ]);
  return Buffer.concat([directory, numbers]);
}

/**
 * Adds a position to a little-endian TIFF file of one page, as cameras and editors of metadata do.
 * @param page whether the first page has it, or a second one that is added
 */
export function addTiffPosition(tiff: Buffer, page: 'first' | 'second'): Buffer {
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  const fields = Array.from({ length: count }, (_, index) =>
    tiff.subarray(at + 2 + index * 12, at + 14 + index * 12),
  );
  const position = writePosition(tiff.length);
  const directoryAt = tiff.length + position.length;
  const directory = writeDirectory([...fields, writeField(gpsTag, 4, 1, tiff.length)]);
  const changed = Buffer.concat([tiff, position, directory]);
  changed.writeUInt32LE(directoryAt, page === 'first' ? 4 : at + 2 + count * 12);
  return changed;
}

/** A field to add to a TIFF file, with one kind of values. */
export type AddedField = { readonly tag: number } & (
  | { readonly doubles: readonly number[] }
  | { readonly shorts: readonly number[] }
  | { readonly text: string }
  | { readonly bytes: Buffer }
);

/** Adds fields to the first page of a little-endian TIFF file, whose values are written behind the file. */
export function addTiffFields(tiff: Buffer, added: readonly AddedField[]): Buffer {
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  let contents = tiff;
  const fields = Array.from({ length: count }, (_, index) =>
    tiff.subarray(at + 2 + index * 12, at + 14 + index * 12),
  );
  for (const field of added) {
    const { type, number, data } = encodeField(field);
    fields.push(writeField(field.tag, type, number, contents.length));
    contents = Buffer.concat([contents, data, Buffer.alloc(data.length % 2)]);
  }
  const sorted = fields.toSorted((one, other) => one.readUInt16LE(0) - other.readUInt16LE(0));
  const changed = Buffer.concat([contents, writeDirectory(sorted)]);
  changed.writeUInt32LE(contents.length, 4);
  return changed;
}

function encodeField(field: AddedField): {
  readonly type: number;
  readonly number: number;
  readonly data: Buffer;
} {
  if ('bytes' in field) return { type: 1, number: field.bytes.length, data: field.bytes };
  if ('text' in field) {
    const data = Buffer.from(`${field.text}\0`, 'latin1');
    return { type: 2, number: data.length, data };
  }
  if ('shorts' in field) {
    const data = Buffer.from(new Uint16Array(field.shorts).buffer);
    return { type: 3, number: field.shorts.length, data };
  }
  return {
    type: 12,
    number: field.doubles.length,
    data: Buffer.from(new Float64Array(field.doubles).buffer),
  };
}

/** An EXIF block of many fields, each of which announces four billion values. */
export function exifOfEndlessFields(fields: number): Buffer {
  const directory = writeDirectory(
    Array.from({ length: fields }, (_, index) => writeField(1000 + index, 1, 0xff_ff_ff_ff, 0)),
  );
  return Buffer.concat([Buffer.from('Exif\0\0II*\0\u0008\0\0\0', 'latin1'), directory]);
}
