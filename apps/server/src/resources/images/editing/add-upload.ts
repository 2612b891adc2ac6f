import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { originals } from '../../../database/schema.ts';
import { createDiskFullError, isDiskFull } from '../../../media/disk-full.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { UploadStore } from '../../../media/uploads/upload-store.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { extensions, mediaTypeOf } from '../../../pictures/picture-format.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';

/** An upload whose file is in the store of originals. */
export interface AddedUpload {
  readonly filename: string;
  readonly original: Omit<typeof originals.$inferInsert, 'image_id'>;
  readonly perceptualHash: string;
  /** The image that it was added as already; undefined if it is new. */
  readonly imageId?: undefined;
}

/** An upload that an earlier request has added. */
export interface KnownUpload {
  readonly imageId: number;
}

/** Where a file comes from. */
export interface FileSource {
  readonly uploadId: string;
  /** As it was named: it is cleaned. */
  readonly filename: string;
  readonly bytes: number;
}

/** Turns uploads into originals. */
export interface UploadAdder {
  /**
   * Checks the file of a finished upload and stores it among the originals, where no image refers to it yet.
   * @throws {RequestError} `not_found` for an unknown upload, `conflict` for an incomplete one, those of `inspectPicture`, and
   * `unavailable` while too many pictures are being checked.
   */
  prepare(uploadId: string): Promise<AddedUpload | KnownUpload>;
  /**
   * Checks a file that is no upload of an editor and stores it among the originals.
   * @throws {RequestError} like `prepare`
   */
  addFile(file: string, source: FileSource): Promise<AddedUpload>;
  /** Removes the upload when its image is committed. */
  complete(upload: AddedUpload): Promise<void>;
}

/** The pictures that are decoded at once, and those that wait for it, for less than the time limit of the call. */
const limits = { concurrency: 2, maxWaiting: 100, maxWait: 30_000 };

export function createUploadAdder(
  orm: Orm,
  { uploads, originals: store }: { readonly uploads: UploadStore; readonly originals: MediaStore },
): UploadAdder {
  const queue = createTaskQueue(limits);

  async function addFile(file: string, { uploadId, filename, bytes }: FileSource): Promise<AddedUpload> {
    return await queue.run(async () => {
      const { format, width, height, sha256, perceptualHash, hasPosition } = await inspectPicture(file);
      const [extension] = extensions[format];
      const name = `${sha256}${extension}`;
      // Also when it exists: as a new file it is no orphan until its image is committed.
      await store
        .put(name, createReadStream(file), { contentType: mediaTypeOf(format) })
        .catch((error: unknown) => {
          throw isDiskFull(error) ? createDiskFullError(error) : error;
        });
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
    });
  }

  return {
    addFile,
    async prepare(uploadId) {
      const [known] = await orm
        .select({ imageId: originals.image_id })
        .from(originals)
        .where(eq(originals.upload_id, uploadId));
      if (known !== undefined) return known;
      const { filename, offset, length } = await uploads.find(uploadId);
      if (offset < length)
        throw new RequestError('conflict', `The upload has ${offset} of ${length} bytes: continue it first.`);
      return await addFile(uploads.file(uploadId), { uploadId, filename, bytes: length });
    },
    complete: ({ original }) => uploads.remove(original.upload_id),
  };
}
