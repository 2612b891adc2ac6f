import { framePicture, wholeFrame, type CopyFrame } from './frame-picture.ts';
import { openPicture, openPixels, type RawPixels } from './image-library.ts';
import { hashPicture } from './perceptual-hash.ts';
import { sizeWidths } from './picture-sizes.ts';

/** A published file of a picture. */
export interface PictureFile {
  /** What follows the common part of the names. */
  readonly suffix: string;
  readonly contentType: string;
  readonly contents: Buffer;
}

/** The published files of a picture, which contain no metadata, and what pages display before they are loaded. */
export interface PictureSizes {
  readonly files: readonly PictureFile[];
  /** Of the full size in pixels. */
  readonly width: number;
  readonly height: number;
  /** A data URL of a few pixels. */
  readonly placeholder: string;
  readonly perceptualHash: string;
}

/** The largest height in pixels, so that a panorama on its side has no more pixels than others. */
const maxHeight = 2 * sizeWidths.url;

/** The size of images for link previews, which social networks crop others to. */
const preview = { width: 1200, height: 630 };

const placeholderWidth = 16;

/**
 * Makes all sizes of a picture in WebP and AVIF, upright, turned and cropped as its frame says, and in sRGB. Re-encoding removes all metadata, and with them the
 * position. The original is decoded once.
 */
export async function makeSizes(
  original: string | Buffer,
  frame: CopyFrame = wholeFrame,
): Promise<PictureSizes> {
  const framed = await framePicture(openPicture(original), frame);
  const { data, info } = await framed
    .resize({ width: sizeWidths.url, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const full: RawPixels = { width, height, channels };
  const files: PictureFile[] = [];
  for (const size of Object.values(sizeWidths)) {
    // Opened for each format: a clone would copy the pixels.
    const open = () => openPixels(data, full).resize({ width: size, withoutEnlargement: true });
    // One after another, so that the worker decides how many threads are busy.
    const webp = await open().webp({ quality: 80 }).toBuffer();
    const avif = await open().avif({ quality: 50, effort: 2 }).toBuffer();
    files.push(
      { suffix: `-${size}.webp`, contentType: 'image/webp', contents: webp },
      { suffix: `-${size}.avif`, contentType: 'image/avif', contents: avif },
    );
  }
  const card = await openPixels(data, full)
    .flatten({ background: '#fff' })
    .resize({ ...preview, fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer();
  files.push({ suffix: `-${sizeWidths.url}-preview.jpg`, contentType: 'image/jpeg', contents: card });
  const tiny = await openPixels(data, full)
    .resize({ width: placeholderWidth })
    .webp({ quality: 40 })
    .toBuffer();
  return {
    files,
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    perceptualHash: await hashPicture(openPixels(data, full)),
  };
}
