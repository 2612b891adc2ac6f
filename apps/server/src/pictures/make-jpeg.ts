import { openPicture } from './image-library.ts';

/**
 * Makes a JPEG without metadata of a published picture.
 * @param width in pixels; a wider one than the picture is not made
 * @throws {Error} with the message of the image library
 */
export async function makeJpeg(picture: Buffer, width: number): Promise<Buffer> {
  return await openPicture(picture)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}
