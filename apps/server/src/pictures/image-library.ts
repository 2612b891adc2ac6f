import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { maxPicturePixels } from '@cae-map/contract/entities/images/upload-bounds';

/** The decoders that uploads may reach. */
const decoders = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadTiff',
];

// The pictures of a volunteer are read once, and the cache would keep their pixels.
sharp.cache(false);
// The queue decides how many pictures are processed at once; each uses one thread.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

/** The time that one step of one picture may take, in seconds. */
const timeLimit = 60;

/**
 * Opens a picture that a volunteer has uploaded: the first frame of an animation, with a bound of pixels that is checked before
 * decoding, and an error for a file that is cut off. The work runs in threads of the image library.
 */
export function openPicture(file: string | Buffer, options: SharpOptions = {}): Sharp {
  return sharp(file, {
    failOn: 'error',
    limitInputPixels: maxPicturePixels,
    sequentialRead: true,
    pages: 1,
    ...options,
  }).timeout({ seconds: timeLimit });
}

/** Opens decoded pixels. */
export function openPixels(pixels: Buffer, { width, height, channels }: RawPixels): Sharp {
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxPicturePixels }).timeout({
    seconds: timeLimit,
  });
}

export interface RawPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}
