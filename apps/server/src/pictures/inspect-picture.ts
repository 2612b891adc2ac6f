import { createHash, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { OriginalFormat } from '@cae-map/contract/entities/images/image-editing';
import { maxPicturePixels, maxPictureSide } from '@cae-map/contract/entities/images/upload-bounds';
import type { Metadata } from 'sharp';
import { RequestError } from '../responses/request-error.ts';
import { decoderBytesPerPixel, maxDecoderBytes } from './decoder-memory.ts';
import { openPicture } from './image-library.ts';
import { hashPicture } from './perceptual-hash.ts';
import { detectFormat } from './picture-format.ts';
import {
  mayContainPosition,
  mayHavePosition,
  mayHidePosition,
  readPictureFacts,
  type PictureFacts,
} from './picture-metadata.ts';

/** A file that has been read to its end as a picture. */
export interface InspectedPicture {
  /** What has been inspected: a request that is still writing to the file does not change it. */
  readonly contents: Buffer;
  readonly format: OriginalFormat;
  /** As displayed, in pixels. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the contents. */
  readonly sha256: string;
  readonly perceptualHash: string;
  /** Whether the file contains a position, or may contain one that cannot be found. */
  readonly hasPosition: boolean;
}

/** The largest size of a picture, in pixels. */
export interface PictureBounds {
  readonly pixels: number;
  readonly side: number;
}

const usualBounds: PictureBounds = { pixels: maxPicturePixels, side: maxPictureSide };

/**
 * Checks that a file is a complete picture within the bounds. What it is follows from its contents.
 * @throws {RequestError} `unsupported_media_type` for other files, `payload_too_large` for too many pixels, `invalid_request` for
 * a picture that is damaged or cut off.
 */
export async function inspectPicture(
  file: string,
  bounds: PictureBounds = usualBounds,
): Promise<InspectedPicture> {
  const contents = await readFile(file);
  const format = detectFormat(contents);
  const metadata = await readMetadata(contents);
  const { width, height } = metadata.autoOrient;
  requireBounds({ width, height }, bounds);
  requireMemory(width * height, decoderBytesPerPixel(format, metadata));
  // Decodes the whole picture, so that a file that is cut off is rejected while the volunteer can upload it again.
  const perceptualHash = await hashPicture(openPicture(contents).autoOrient()).catch(rejectDamaged);
  return {
    contents,
    format,
    width,
    height,
    sha256: Buffer.from(await webcrypto.subtle.digest('SHA-256', contents)).toString('hex'),
    perceptualHash,
    // The image library does not find the positions of TIFF files.
    hasPosition:
      mayContainPosition(metadata) ||
      mayHidePosition(contents) ||
      (format === 'tiff' && mayHavePosition(contents)),
  };
}

/** What a picture says about its time and position. @throws {RequestError} `invalid_request` for a damaged file. */
export async function readFacts(contents: Buffer): Promise<PictureFacts> {
  const isTiff = detectFormat(contents) === 'tiff';
  return readPictureFacts(isTiff ? contents : (await readMetadata(contents)).exif);
}

async function readMetadata(contents: Buffer): Promise<Metadata> {
  // The bound is checked below, with an error that names it.
  return await openPicture(contents, { limitInputPixels: false }).metadata().catch(rejectDamaged);
}

function requireBounds(
  { width, height }: { readonly width: number; readonly height: number },
  { pixels, side }: PictureBounds,
): void {
  if (width <= side && height <= side && width * height <= pixels) return;
  throw new RequestError(
    'payload_too_large',
    `The picture has ${width} x ${height} pixels; at most ${pixels / 1_000_000} million pixels and ${side} on a side are accepted.`,
  );
}

function requireMemory(pixels: number, bytesPerPixel: number): void {
  if (pixels * bytesPerPixel <= maxDecoderBytes) return;
  const most = Math.floor(maxDecoderBytes / bytesPerPixel / 1_000_000);
  throw new RequestError(
    'payload_too_large',
    `The picture has ${Math.ceil(pixels / 1_000_000)} million pixels; at most ${most} million are accepted in this form: save it as a JPEG that is not progressive.`,
  );
}

function rejectDamaged(error: unknown): never {
  throw new RequestError('invalid_request', 'The picture is damaged or incomplete: add an intact copy.', {
    cause: error,
  });
}

/** The SHA-256 of a file in hexadecimal digits. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
