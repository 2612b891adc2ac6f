import { openPicture } from './image-library.ts';

/** The longest side of a preview in pixels. */
const maxSide = 1200;

/**
 * Makes a small WebP of a whole original, upright by its metadata and without them, on which an editor chooses the crop.
 * @throws {Error} with the message of the image library
 */
export async function makePreview(original: Buffer): Promise<Buffer> {
  return await openPicture(original)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 75 })
    .toBuffer();
}
