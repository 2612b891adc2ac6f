import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { originals } from '../../../database/schema.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { InspectedPicture } from '../../../pictures/inspect-picture.ts';
import { extensions, mediaTypeOf } from '../../../pictures/picture-format.ts';
import { RequestError } from '../../../responses/request-error.ts';

/** An upload whose file is in the store of originals. */
export interface AddedUpload {
  /** As the client named it. */
  readonly filename: string;
  readonly original: Omit<typeof originals.$inferInsert, 'image_id'>;
  readonly perceptualHash: string;
  /** The image that an earlier request created from the upload; undefined for a new one. */
  readonly imageId?: undefined;
}

/** What an original is known by besides its contents. */
export interface OriginalSource {
  readonly filename: string;
  /** 32 hexadecimal digits that no other original has. */
  readonly uploadId: string;
}

/**
 * Stores an inspected picture among the originals, under the hash of its contents, where no image refers to it yet.
 * @throws {RequestError} `conflict` when the file is not the one that was inspected any more.
 */
export async function storeOriginal(
  { filename, uploadId, file }: OriginalSource & { readonly file: string },
  { format, width, height, bytes, sha256, perceptualHash, hasPosition }: InspectedPicture,
  store: MediaStore,
): Promise<AddedUpload> {
  const [extension] = extensions[format];
  const name = `${sha256}${extension}`;
  // Also when it exists: as a new file it is no orphan until its image is committed.
  await store.put(name, readUnchanged(file, sha256), { contentType: mediaTypeOf(format) });
  return {
    filename,
    perceptualHash,
    original: {
      file: name,
      upload_id: uploadId,
      sha256,
      format,
      width,
      height,
      bytes,
      has_position: hasPosition,
    },
  };
}

/** Reads a file to its end, where its hash is compared: a request may have written to it since it was inspected. */
async function* readUnchanged(file: string, sha256: string): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== sha256)
    throw new RequestError('conflict', 'The file was changed while it was checked: add it again.');
}
