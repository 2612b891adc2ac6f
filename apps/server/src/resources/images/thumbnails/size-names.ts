import { createHash } from 'node:crypto';
import { isWholeFrame, type CopyFrame } from '../../../pictures/frame-picture.ts';
import { sizeWidths } from '../../../pictures/picture-sizes.ts';
import type { RebuiltPicture } from '../../../pictures/rebuild-picture.ts';

/** The folder of the sizes in the store of published files. */
export const sizesFolder = 'images';

/**
 * The common part of the names of the sizes of an original. It follows from the contents and the frame, so that a name never has other
 * contents, and cannot be guessed for a picture that is not public yet, nor the whole picture from a crop.
 */
export function createNameStem(sha256: string, frame: CopyFrame): string {
  const name = isWholeFrame(frame) ? sha256 : hashFrame(sha256, frame);
  return `${sizesFolder}/${name.slice(0, 2)}/${name.slice(0, 40)}`;
}

function hashFrame(sha256: string, { rotation, crop }: CopyFrame): string {
  const sides = crop === null ? [] : [crop.left, crop.top, crop.width, crop.height];
  return createHash('sha256')
    .update([sha256, rotation, ...sides].join(' '))
    .digest('hex');
}

const copyExtensions = ['.jpg', '.png'] as const satisfies readonly RebuiltPicture['extension'][];

/** The name of the copy of an original that visitors download, from the common part of the names. */
export function createCopyName(stem: string, extension: RebuiltPicture['extension']): string {
  return `${stem}-full${extension}`;
}

/** The names of all files that `createNameStem` is the common part of. */
export function listSizeNames(sha256: string, frame: CopyFrame): string[] {
  const stem = createNameStem(sha256, frame);
  const sizes = Object.values(sizeWidths).flatMap((width) => [
    `${stem}-${width}.webp`,
    `${stem}-${width}.avif`,
  ]);
  const copies = copyExtensions.map((extension) => createCopyName(stem, extension));
  return [...sizes, `${stem}-${sizeWidths.url}-preview.jpg`, ...copies];
}
