import { openPicture } from './image-library.ts';

/** A picture without metadata. */
export interface StrippedPicture {
  /** A JPEG in sRGB. */
  readonly contents: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The longest side of a stripped picture in pixels; that of most cameras is not longer. */
const maxSide = 4096;

const quality = 92;

/**
 * Encodes the pixels of an inspected picture anew, upright and on white, so that nothing else of the file remains: no metadata with a
 * position, a name or a serial number, no thumbnail, no further frame and no bytes after the picture.
 */
export async function stripPicture(picture: Buffer): Promise<StrippedPicture> {
  const { data, info } = await openPicture(picture)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { contents: data, width: info.width, height: info.height };
}
