import { isCalendarDate } from '@cae-map/contract/calendar-date';
import type { Metadata } from 'sharp';
import { readTiffDirectories, type TiffDirectory } from './tiff-structure.ts';

/** What a file says about its picture. */
export interface PictureFacts {
  /** `YYYY-MM-DD HH:MM:SS` in the time of the camera. */
  readonly datetime_original: string | null;
  /** WGS84 degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const noFacts: PictureFacts = { datetime_original: null, latitude: null, longitude: null };

/** Larger blocks are no EXIF of a camera. */
const maxExifBytes = 1024 * 1024;

/** The numbers of the fields that are read. */
const tags = {
  modified: 306,
  original: 36_867,
  digitized: 36_868,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
} as const;

/** The tags of metadata blocks embedded in TIFF files: XMP, IPTC and Photoshop. */
const embeddedTags = [700, 33_723, 34_377];

/** Reads the time and the position from EXIF data, or a whole TIFF file; data that are damaged or hostile say nothing. */
export function readPictureFacts(structure: Buffer | undefined): PictureFacts {
  const directories = structure && readTiffDirectories(withoutPrefix(structure));
  if (directories === undefined) return noFacts;
  const gps = directories.find(({ kind }) => kind === 'gps');
  return { datetime_original: readMoment(directories), ...readPosition(gps) };
}

/** The metadata of a file, as the image library has found them. */
type FoundMetadata = Pick<Metadata, 'exif' | 'xmp' | 'iptc' | 'comments'>;

/** Whether metadata may contain a position. A block that cannot be read may be read by others. */
export function mayContainPosition({ exif, xmp, iptc, comments = [] }: FoundMetadata): boolean {
  if (exif !== undefined && mayHavePosition(exif)) return true;
  // Programs that know no other place for EXIF write it to PNG as a text: `Raw profile type exif`.
  if (comments.some(({ keyword, text }) => /^raw profile type/i.test(keyword) || namesPosition(text)))
    return true;
  return [xmp, iptc].some((block) => block !== undefined && blockNamesPosition(block));
}

/** Whether a TIFF structure, of an EXIF block or a file, may contain a position in any of its directories. */
export function mayHavePosition(structure: Buffer): boolean {
  const directories = readTiffDirectories(withoutPrefix(structure));
  if (directories === undefined) return true;
  return directories.some(
    (directory) =>
      directory.kind === 'gps' ||
      embeddedTags.some((tag) => {
        if (!directory.has(tag)) return false;
        const block = directory.bytes(tag);
        return block === undefined || blockNamesPosition(block);
      }),
  );
}

const exifPrefix = Buffer.from('Exif\0\0', 'latin1');

/** More EXIF blocks are in no file of a camera, not even in one with a picture for each eye. */
const maxExifBlocks = 20;

/** The name of a field of XMP, in each encoding; shorter names occur in compressed pixels by chance. */
const fieldNames = (['latin1', 'utf16le'] as const).map((encoding) => Buffer.from('GPSLatitude', encoding));

/**
 * Whether a file may contain a position outside of the metadata that the image library finds: in those of further pictures, such as a
 * preview behind the end of a JPEG, and in a second block of the same kind.
 */
export function mayHidePosition(contents: Buffer): boolean {
  if (fieldNames.some((name) => contents.includes(name))) return true;
  let blocks = 0;
  for (let at = contents.indexOf(exifPrefix); at !== -1; at = contents.indexOf(exifPrefix, at + 1)) {
    blocks += 1;
    const block = contents.subarray(at, at + exifPrefix.length + maxExifBytes);
    if (blocks > maxExifBlocks || mayHavePosition(block)) return true;
  }
  return false;
}

function withoutPrefix(block: Buffer): Buffer {
  const start = block.subarray(0, exifPrefix.length).equals(exifPrefix) ? exifPrefix.length : 0;
  return block.subarray(start);
}

/** The identifier of an EXIF block within those of Photoshop. */
const photoshopExif = '8BIM\u0004\u0022';

/** Without the zeros the texts of UTF-16 are those of ASCII. */
function blockNamesPosition(block: Buffer): boolean {
  const text = block.toString('latin1');
  return text.includes(photoshopExif) || namesPosition(text.replaceAll('\0', ''));
}

function namesPosition(text: string): boolean {
  return /gps|latitude|longitude|location|city/i.test(text);
}

/** The time of the camera, which EXIF writes as `YYYY:MM:DD HH:MM:SS`. */
function readMoment(directories: readonly TiffDirectory[]): string | null {
  const find = (kind: TiffDirectory['kind'], tag: number): string | undefined =>
    directories.find((directory) => directory.kind === kind && directory.has(tag))?.text(tag);
  const text =
    find('exif', tags.original) ?? find('exif', tags.digitized) ?? find('picture', tags.modified) ?? '';
  const [, year, month, day, time] =
    /^(\d{4})[:-](\d\d)[:-](\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return time !== undefined && isCalendarDate(date) ? `${date} ${time}` : null;
}

function readPosition(gps: TiffDirectory | undefined): Pick<PictureFacts, 'latitude' | 'longitude'> {
  const latitude = toDegrees(gps?.numbers(tags.latitude), gps?.text(tags.latitudeRef) === 'S', 90);
  const longitude = toDegrees(gps?.numbers(tags.longitude), gps?.text(tags.longitudeRef) === 'W', 180);
  // Cameras without a fix write zeros.
  const isUsable = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isUsable ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** Degrees, minutes and seconds as decimal degrees with about a tenth of a metre. */
function toDegrees(parts: readonly number[] | undefined, isNegative: boolean, limit: number): number | null {
  if (parts?.length !== 3) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!(value >= 0 && value <= limit)) return null;
  return Number((isNegative ? -value : value).toFixed(6));
}
