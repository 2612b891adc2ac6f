import type { Metadata } from 'sharp';
import { readTiffDirectories } from './tiff-structure.ts';

/** Larger blocks are no EXIF of a camera. */
const maxExifBytes = 1024 * 1024;

/** The tags of metadata blocks embedded in TIFF files: XMP, IPTC and Photoshop. */
const embeddedTags = [700, 33_723, 34_377];

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

/** An EXIF block without the prefix that it has in some formats. */
export function withoutPrefix(block: Buffer): Buffer {
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
