import readExif, { type Exif } from 'exif-reader';
import { isCalendarDate } from '@cae-map/contract/calendar-date';
import type { Metadata } from 'sharp';

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

/** Reads the time and the position from EXIF data; data that are damaged or hostile say nothing. */
export function readPictureFacts(exifBlock: Buffer | undefined): PictureFacts {
  const exif = parseExif(exifBlock);
  if (exif === undefined) return noFacts;
  return { datetime_original: readMoment(exif), ...readPosition(exif.GPSInfo) };
}

/** Whether any metadata of a file may contain a position; such a file is not published. */
export function mayContainPosition({ exif, xmp, iptc }: Pick<Metadata, 'exif' | 'xmp' | 'iptc'>): boolean {
  if (exif !== undefined) {
    const parsed = parseExif(exif);
    // A block that cannot be read may be read by others.
    if (parsed === undefined || parsed.GPSInfo !== undefined) return true;
  }
  const texts = [xmp, iptc].map((block) => block?.toString('latin1') ?? '');
  return texts.some((text) => /gps|latitude|longitude|location|city/i.test(text));
}

function parseExif(block: Buffer | undefined): Exif | undefined {
  if (block === undefined || block.length > maxExifBytes) return undefined;
  try {
    return readExif(block);
  } catch {
    return undefined;
  }
}

/** The library reads the local time of the camera as if it were in UTC. */
function readMoment({ Photo, Image }: Exif): string | null {
  const moment: unknown = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) return null;
  const text = moment.toISOString().slice(0, 19).replace('T', ' ');
  return isCalendarDate(text.slice(0, 10)) ? text : null;
}

function readPosition(gps: Exif['GPSInfo']): Pick<PictureFacts, 'latitude' | 'longitude'> {
  const latitude = toDegrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S', 90);
  const longitude = toDegrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W', 180);
  // Cameras without a fix write zeros.
  const isUsable = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isUsable ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** Degrees, minutes and seconds as decimal degrees with about a tenth of a metre. */
function toDegrees(parts: unknown, isNegative: boolean, limit: number): number | null {
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [degrees, minutes, seconds]: unknown[] = parts;
  if (typeof degrees !== 'number' || typeof minutes !== 'number' || typeof seconds !== 'number') return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!(value >= 0 && value <= limit)) return null;
  return Number((isNegative ? -value : value).toFixed(6));
}
