/** The value of a field of EXIF: a text, numbers as fractions, or bytes. */
export type ExifValue =
  | string
  | Buffer
  | { readonly rationals: readonly (readonly [number, number])[] }
  | { readonly signedRationals: readonly (readonly [number, number])[] }
  | { readonly doubles: readonly number[] };

/** The fields of a directory by their numbers. */
export type ExifFields = Readonly<Record<number, ExifValue>>;

/** The directories of an EXIF block. */
export interface ExifDirectories {
  readonly picture?: ExifFields;
  readonly exif?: ExifFields;
  readonly gps?: ExifFields;
}

/** The number of bytes before the first directory. */
const headerLength = 8;

/** A TIFF structure with exactly these fields, which the image library would correct. @param isLittleEndian the order of its bytes */
export function exifBlock(
  { picture = {}, exif = {}, gps = {} }: ExifDirectories,
  isLittleEndian = true,
): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write(isLittleEndian ? 'II*\0' : 'MM\0*', 'latin1');
  const write = createWriter(isLittleEndian);
  write.long(header, headerLength, 4);
  const pictureFields = Object.entries(picture).map(([tag, value]) => encode(Number(tag), value, write));
  // The references to the other directories have the same length whatever they refer to.
  const encodePicture = (exifAt: number, gpsAt: number): Buffer =>
    encodeDirectory(
      [
        ...pictureFields,
        { tag: 34_665, type: 4, count: 1, data: write.longs([exifAt]) },
        { tag: 34_853, type: 4, count: 1, data: write.longs([gpsAt]) },
      ],
      headerLength,
      write,
    );
  const exifAt = headerLength + encodePicture(0, 0).length;
  const encodeFields = (fields: ExifFields, at: number): Buffer =>
    encodeDirectory(
      Object.entries(fields).map(([tag, value]) => encode(Number(tag), value, write)),
      at,
      write,
    );
  const exifDirectory = encodeFields(exif, exifAt);
  const gpsAt = exifAt + exifDirectory.length;
  return Buffer.concat([header, encodePicture(exifAt, gpsAt), exifDirectory, encodeFields(gps, gpsAt)]);
}

type Writer = ReturnType<typeof createWriter>;

function createWriter(isLittleEndian: boolean) {
  const short = (data: Buffer, value: number, at: number): unknown =>
    isLittleEndian ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at);
  const long = (data: Buffer, value: number, at: number): unknown =>
    isLittleEndian ? data.writeUInt32LE(value >>> 0, at) : data.writeUInt32BE(value >>> 0, at);
  const longs = (values: readonly number[]): Buffer => {
    const data = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => long(data, value, index * 4));
    return data;
  };
  const doubles = (values: readonly number[]): Buffer => {
    const data = Buffer.alloc(values.length * 8);
    values.forEach((value, index) =>
      isLittleEndian ? data.writeDoubleLE(value, index * 8) : data.writeDoubleBE(value, index * 8),
    );
    return data;
  };
  return { short, long, longs, doubles };
}

interface Field {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly data: Buffer;
}

function encode(tag: number, value: ExifValue, write: Writer): Field {
  if (Buffer.isBuffer(value)) return { tag, type: 7, count: value.length, data: value };
  if (typeof value === 'string') {
    const data = Buffer.from(`${value}\0`, 'latin1');
    return { tag, type: 2, count: data.length, data };
  }
  if ('doubles' in value)
    return { tag, type: 12, count: value.doubles.length, data: write.doubles(value.doubles) };
  const [type, fractions] = 'rationals' in value ? [5, value.rationals] : [10, value.signedRationals];
  return { tag, type, count: fractions.length, data: write.longs(fractions.flat()) };
}

/** A directory at an offset, followed by the values of more than four bytes. */
function encodeDirectory(fields: readonly Field[], at: number, write: Writer): Buffer {
  const entries = Buffer.alloc(2 + fields.length * 12 + 4);
  write.short(entries, fields.length, 0);
  const values: Buffer[] = [];
  let valueAt = at + entries.length;
  fields.forEach(({ tag, type, count, data }, index) => {
    const entry = 2 + index * 12;
    write.short(entries, tag, entry);
    write.short(entries, type, entry + 2);
    write.long(entries, count, entry + 4);
    if (data.length <= 4) return void data.copy(entries, entry + 8);
    write.long(entries, valueAt, entry + 8);
    values.push(data);
    valueAt += data.length;
  });
  return Buffer.concat([entries, ...values]);
}
