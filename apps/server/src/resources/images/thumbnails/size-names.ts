import { sizeWidths } from '../../../pictures/picture-sizes.ts';
import type { RebuiltPicture } from '../../../pictures/rebuild-picture.ts';

/** The folder of the sizes in the store of published files. */
export const sizesFolder = 'images';

/**
 * The common part of the names of the sizes of an original. It follows from the contents, so that a name never has other contents, and
 * cannot be guessed for a picture that is not public yet.
 */
export function createNameStem(sha256: string): string {
  return `${sizesFolder}/${sha256.slice(0, 2)}/${sha256.slice(0, 40)}`;
}

const copyExtensions = ['.jpg', '.png'] as const satisfies readonly RebuiltPicture['extension'][];

/** The name of the copy of an original that visitors download. */
export function createCopyName(sha256: string, extension: RebuiltPicture['extension']): string {
  return `${createNameStem(sha256)}-full${extension}`;
}

/** The names of all files that `createNameStem` is the common part of. */
export function listSizeNames(sha256: string): string[] {
  const stem = createNameStem(sha256);
  const sizes = Object.values(sizeWidths).flatMap((width) => [
    `${stem}-${width}.webp`,
    `${stem}-${width}.avif`,
  ]);
  const copies = copyExtensions.map((extension) => createCopyName(sha256, extension));
  return [...sizes, `${stem}-${sizeWidths.url}-preview.jpg`, ...copies];
}
