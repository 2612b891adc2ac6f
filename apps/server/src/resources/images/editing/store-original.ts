import { Readable } from 'node:stream';
import type { originals } from '../../../database/schema.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { InspectedPicture } from '../../../pictures/inspect-picture.ts';
import { extensions, mediaTypeOf } from '../../../pictures/picture-format.ts';

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

/** Stores an inspected picture among the originals, under the hash of its contents, where no image refers to it yet. */
export async function storeOriginal(
  { filename, uploadId }: OriginalSource,
  { contents, format, width, height, sha256, perceptualHash, hasPosition }: InspectedPicture,
  store: MediaStore,
): Promise<AddedUpload> {
  const [extension] = extensions[format];
  const name = `${sha256}${extension}`;
  // Also when it exists: as a new file it is no orphan until its image is committed.
  await store.put(name, Readable.from([contents]), { contentType: mediaTypeOf(format) });
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
      bytes: contents.length,
      has_position: hasPosition,
    },
  };
}
