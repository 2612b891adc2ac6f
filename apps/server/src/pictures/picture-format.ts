import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import { RequestError } from '../responses/request-error.ts';

/** The extensions of a format, the usual one first. */
export const extensions: Readonly<Record<OriginalFormat, readonly [string, ...string[]]>> = {
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  tiff: ['.tif', '.tiff'],
};

/** The media type of a format. */
export const mediaTypeOf = (format: OriginalFormat): string => `image/${format}`;

/** How many of the first bytes of a file the signatures need. */
export const signatureLength = 64;

/** The brands of HEIC files, whose pictures are compressed by HEVC, which the image library cannot decode. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Determines the format of a picture from its first bytes; the name of the file is not read. Formats that can contain programs,
 * such as SVG and PDF, never reach a decoder.
 * @param contents the file, or at least its first bytes
 * @throws {RequestError} `unsupported_media_type`
 */
export function detectFormat(contents: Buffer): OriginalFormat {
  const head = contents.subarray(0, signatureLength);
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  if (text.startsWith('ftyp', 4)) {
    const brands = listBrands(head);
    if (brands.includes('avif') || brands.includes('avis')) return 'avif';
    if (brands.some((brand) => heicBrands.has(brand)))
      throw unsupported(
        'HEIC pictures cannot be read here: save it as JPEG, or set the camera to "most compatible".',
      );
  }
  throw unsupported('The file is not a picture of a supported format: use JPEG, PNG, WebP, AVIF or TIFF.');
}

/** The major brand and the compatible brands in the first box of an ISO media file. */
function listBrands(head: Buffer): string[] {
  const boxEnd = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxEnd; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

function unsupported(detail: string): RequestError {
  return new RequestError('unsupported_media_type', detail);
}
