import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { OriginalFormat } from '@cae-map/contract/entities/image-editing';
import { maxPicturePixels, maxPictureSide } from '@cae-map/contract/entities/upload-bounds';
import type { Metadata } from 'sharp';
import { RequestError } from '../responses/request-error.ts';
import { openPicture } from './image-library.ts';
import { hashPicture } from './perceptual-hash.ts';
import { readFormat } from './picture-format.ts';
import { mayContainPosition, readPictureFacts, type PictureFacts } from './picture-metadata.ts';

/** A file that has been read to its end as a picture. */
export interface InspectedPicture {
  readonly format: OriginalFormat;
  /** As displayed, in pixels. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the file. */
  readonly sha256: string;
  readonly perceptualHash: string;
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
  const format = await readFormat(file);
  const metadata = await readMetadata(file);
  const { width, height } = metadata.autoOrient;
  requireBounds({ width, height }, bounds);
  // Decodes the whole picture, so that a file that is cut off is rejected while the volunteer can upload it again.
  const perceptualHash = await hashPicture(openPicture(file).autoOrient()).catch(rejectDamaged);
  return {
    format,
    width,
    height,
    sha256: await hashFile(file),
    perceptualHash,
    hasPosition: mayContainPosition(metadata),
  };
}

/** What a picture says about its time and position. @throws {RequestError} `invalid_request` for a damaged file. */
export async function readFacts(contents: Buffer): Promise<PictureFacts> {
  return readPictureFacts((await readMetadata(contents)).exif);
}

async function readMetadata(file: string | Buffer): Promise<Metadata> {
  // The bound is checked below, with an error that names it.
  return await openPicture(file, { limitInputPixels: false }).metadata().catch(rejectDamaged);
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

function rejectDamaged(error: unknown): never {
  throw new RequestError('invalid_request', 'The picture is damaged or incomplete: upload it again.', {
    cause: error,
  });
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
