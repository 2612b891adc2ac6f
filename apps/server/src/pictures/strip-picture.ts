import { readFile } from 'node:fs/promises';
import { openPicture } from './image-library.ts';
import { checkPicture } from './inspect-picture.ts';
import type { PictureBounds } from './picture-bounds.ts';

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
 * Checks a file like `inspectPicture` and encodes its pixels, upright and on white, so that nothing else of the file remains: no metadata
 * with a position, a name or a serial number, no thumbnail, no further frame and no bytes after the picture.
 * @throws {RequestError} like `inspectPicture`
 */
export async function stripPicture(file: string, bounds: PictureBounds): Promise<StrippedPicture> {
  // Once, because a concurrent request may still write to the file.
  const picture = await readFile(file);
  await checkPicture(picture, bounds);
  const { data, info } = await openPicture(picture)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { contents: data, width: info.width, height: info.height };
}
