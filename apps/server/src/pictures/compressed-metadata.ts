import { inflateSync } from 'node:zlib';
import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import { RequestError } from '../responses/request-error.ts';

/** The most bytes that the compressed texts and profiles of one file may unpack to; those of cameras and scanners have some thousand. */
const maxUnpackedBytes = 8 * 1024 * 1024;

/** The most chunks of a PNG: a program can write a chunk for each kilobyte of pixels. */
const maxPngChunks = 100_000;

/**
 * Checks what the metadata of a file unpack to, before the image library unpacks them. PNG is the only supported format whose metadata are
 * compressed by themselves; items of AVIF can be, but the image library does not read those.
 * @throws {RequestError} `payload_too_large`
 */
export function requireBoundedMetadata(contents: Buffer, format: OriginalFormat): void {
  if (format !== 'png') return;
  let remaining = maxUnpackedBytes;
  for (const { type, data } of readPngChunks(contents)) {
    const packed = findCompressedData(type, data);
    if (packed === undefined) continue;
    remaining -= countUnpacked(packed, remaining);
    if (remaining <= 0) throw createTooMuchMetadata();
  }
}

interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

const pngSignatureLength = 8;

/** The chunks of a PNG up to the first one that is cut off. */
function* readPngChunks(contents: Buffer): Iterable<PngChunk> {
  let at = pngSignatureLength;
  for (let count = 0; at + 12 <= contents.length; count += 1) {
    if (count >= maxPngChunks) throw createTooMuchMetadata();
    const length = contents.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > contents.length) return;
    yield { type: contents.toString('latin1', at + 4, at + 8), data: contents.subarray(at + 8, end - 4) };
    at = end;
  }
}

/** The compressed part of a chunk of metadata; undefined for other chunks (Portable Network Graphics, third edition, section 11.3). */
function findCompressedData(type: string, data: Buffer): Buffer | undefined {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd === -1) return undefined;
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(keywordEnd + 2);
  if (type !== 'iTXt' || data[keywordEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translatedEnd = languageEnd === -1 ? -1 : data.indexOf(0, languageEnd + 1);
  return translatedEnd === -1 ? undefined : data.subarray(translatedEnd + 1);
}

/** How many bytes data unpack to; `limit` if they are more, which are not unpacked. */
function countUnpacked(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit }).length;
  } catch (error) {
    if (error instanceof RangeError) return limit;
    // Data that are damaged are not unpacked by the image library either.
    return 0;
  }
}

function createTooMuchMetadata(): RequestError {
  return new RequestError(
    'payload_too_large',
    `The texts and profiles in the picture unpack to more than ${maxUnpackedBytes / 1024 / 1024} MiB: save a copy without metadata, and add that.`,
  );
}
