import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import type { Metadata } from 'sharp';

/** What the decoder of AVIF needs for each pixel, and that of progressive JPEG, as measured. */
const avifBytesPerPixel = 20;
const progressiveJpegBytesPerPixel = 4;

/** The bytes of one value by its type. */
const depthBytes: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/**
 * Estimates the memory that the decoder of a picture needs for each pixel, in bytes: 0 for those that read it line by line. The others
 * hold the whole picture, which a file of a few kilobytes can make as large as the bound of its pixels.
 */
export function decoderBytesPerPixel(
  format: OriginalFormat,
  {
    channels,
    depth,
    isProgressive,
    orientation = 1,
  }: Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'orientation'>,
): number {
  if (format === 'avif') return avifBytesPerPixel;
  if (format === 'jpeg') return isProgressive ? progressiveJpegBytesPerPixel : 0;
  // A TIFF can be a single strip. Lines that are turned become columns.
  const isHeld = format === 'tiff' || (format === 'png' && (isProgressive || orientation !== 1));
  return isHeld ? channels * (depthBytes[depth] ?? 8) : 0;
}
