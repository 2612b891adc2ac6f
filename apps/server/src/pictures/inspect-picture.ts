import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import type { Metadata } from 'sharp';
import { RequestError } from '../responses/request-error.ts';
import { requireBoundedMetadata } from './compressed-metadata.ts';
import { decoderBytesPerPixel } from './decoder-memory.ts';
import { openPicture } from './image-library.ts';
import { readPictureFacts, type PictureFacts } from './facts/picture-facts.ts';
import { hashPicture } from './perceptual-hash.ts';
import type { PictureBounds } from './picture-bounds.ts';
import { detectFormat } from './picture-format.ts';
import { mayContainPosition, mayHavePosition, mayHidePosition, withoutPrefix } from './picture-metadata.ts';

/** A file that has been read to its end as a picture. */
export interface InspectedPicture {
  readonly format: OriginalFormat;
  /** As displayed, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** SHA-256 of the contents that were inspected: a request may still be writing to the file. */
  readonly sha256: string;
  readonly perceptualHash: string;
  /** Whether the file contains a position, or may contain one that cannot be found. */
  readonly hasPosition: boolean;
}

/**
 * Checks that a file is a complete picture within the bounds. What it is follows from its contents.
 * @throws {RequestError} `unsupported_media_type` for other files, `payload_too_large` for too many pixels or metadata,
 * `invalid_request` for a picture that is damaged or cut off.
 */
export async function inspectPicture(file: string, bounds: PictureBounds): Promise<InspectedPicture> {
  const contents = await readFile(file);
  const { format, metadata, width, height, perceptualHash } = await checkPicture(contents, bounds);
  return {
    format,
    width,
    height,
    bytes: contents.length,
    sha256: createHash('sha256').update(contents).digest('hex'),
    perceptualHash,
    // The image library does not find the positions of TIFF files.
    hasPosition:
      mayContainPosition(metadata) ||
      mayHidePosition(contents) ||
      (format === 'tiff' && mayHavePosition(contents)),
  };
}

/** A picture whose pixels have all been decoded. */
interface CheckedPicture extends Pick<InspectedPicture, 'format' | 'width' | 'height' | 'perceptualHash'> {
  readonly metadata: Metadata;
}

/**
 * Checks the contents of a file.
 * @throws {RequestError} like `inspectPicture`
 */
export async function checkPicture(contents: Buffer, bounds: PictureBounds): Promise<CheckedPicture> {
  const format = detectFormat(contents);
  const metadata = await readMetadata(contents, format);
  const { width, height } = metadata.autoOrient;
  requireBounds({ width, height }, bounds);
  requireMemory(width * height, decoderBytesPerPixel(format, metadata), bounds);
  // Decodes the whole picture, so that a file that is cut off is rejected while it can be sent again.
  const perceptualHash = await hashPicture(openPicture(contents).autoOrient()).catch(rejectDamaged);
  return { format, metadata, width, height, perceptualHash };
}

/** Reads the time, the position, the author and the description of a picture from its metadata. @throws {RequestError} `invalid_request` for a damaged file. */
export async function readFacts(contents: Buffer): Promise<PictureFacts> {
  const format = detectFormat(contents);
  if (format === 'tiff') return readPictureFacts({ structure: contents, xmp: undefined });
  const { exif, xmp, iptc } = await readMetadata(contents, format);
  return readPictureFacts({ structure: exif && withoutPrefix(exif), xmp, iptc });
}

/** Reads the metadata of a picture. @throws {RequestError} like `inspectPicture` */
export async function readMetadata(contents: Buffer, format: OriginalFormat): Promise<Metadata> {
  requireBoundedMetadata(contents, format);
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

function requireMemory(pixels: number, bytesPerPixel: number, { decoderMemory }: PictureBounds): void {
  if (pixels * bytesPerPixel <= decoderMemory) return;
  const most = Math.floor(decoderMemory / bytesPerPixel / 1_000_000);
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
