import type { Exif, Metadata, Sharp } from 'sharp';
import type { PictureFacts } from './facts/picture-facts.ts';
import { framePicture, isWholeFrame, wholeFrame, type CopyFrame } from './frame-picture.ts';
import { openPicture } from './image-library.ts';
import { readFacts, readMetadata } from './inspect-picture.ts';
import { detectFormat } from './picture-format.ts';

/** A picture with the pixels of another one. */
export interface RebuiltPicture {
  readonly contents: Buffer;
  /** With its dot. */
  readonly extension: '.jpg' | '.png';
  readonly contentType: 'image/jpeg' | 'image/png';
}

/** Of JPEG: differences to the original are not visible. */
const quality = 95;

/** The most bytes of pixels of a lossless copy; larger pictures are copied as JPEG, so that a download is not larger than the original. */
const maxLosslessBytes = 200_000_000;

/**
 * Makes the copy of an original that visitors download: the pixels of its frame in full size, encoded again, with the metadata of an allow-list only:
 * the orientation, the resolution and the time of the camera. Whatever else the file contains cannot be in the copy, wherever it was.
 * @throws {Error} with the message of the image library
 */
export async function rebuildPicture(
  original: Buffer,
  frame: CopyFrame = wholeFrame,
): Promise<RebuiltPicture> {
  const format = detectFormat(original);
  const metadata = await readMetadata(original, format);
  const { datetime_original: moment } = await readFacts(original);
  const isLossless = metadata.hasAlpha || ((format === 'png' || format === 'tiff') && isSmall(metadata));
  const encode = isLossless ? toPng : toJpeg;
  if (!isLossless && isWholeFrame(frame)) return await encode(openPicture(original), metadata, moment);
  // Upright, because many programs do not read the orientation of a PNG, and a turned picture has another one.
  const framed = await framePicture(openPicture(original), frame);
  return await encode(framed, { ...metadata, orientation: 1 }, moment);
}

function isSmall({ width, height, channels, depth }: Metadata): boolean {
  return width * height * channels * (depth === 'uchar' ? 1 : 2) <= maxLosslessBytes;
}

type Moment = PictureFacts['datetime_original'];

/** A whole picture keeps its orientation, because one that is turned is held in memory; every program reads the orientation of a JPEG. */
async function toJpeg(
  picture: Sharp,
  { orientation = 1 }: Metadata,
  moment: Moment,
): Promise<RebuiltPicture> {
  const exif = { IFD0: { Orientation: String(orientation) }, ...exifMoment(moment) };
  const contents = await picture
    .toColourspace('srgb')
    // Optimized tables would need all coefficients in memory.
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .withExif(exif)
    .toBuffer();
  return { contents, extension: '.jpg', contentType: 'image/jpeg' };
}

async function toPng(picture: Sharp, { depth }: Metadata, moment: Moment): Promise<RebuiltPicture> {
  const contents = await picture
    .toColourspace(depth === 'uchar' ? 'srgb' : 'rgb16')
    .png()
    .withExif(exifMoment(moment))
    .toBuffer();
  return { contents, extension: '.png', contentType: 'image/png' };
}

/** The time as EXIF writes it, from a value that was checked. */
function exifMoment(moment: Moment): Exif {
  return moment === null ? {} : { IFD2: { DateTimeOriginal: moment.replaceAll('-', ':') } };
}
