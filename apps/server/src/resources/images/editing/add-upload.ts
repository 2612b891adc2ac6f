import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { originals } from '../../../database/schema.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { UploadStore } from '../../../media/uploads/upload-store.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { storeOriginal, type AddedUpload } from './store-original.ts';

/** An upload that an earlier request has added. */
export interface KnownUpload {
  readonly imageId: number;
}

/** Turns uploads into originals. */
export interface UploadAdder {
  /**
   * Checks the file of a finished upload and stores it among the originals, where no image refers to it yet.
   * @throws {RequestError} `not_found` for an unknown upload, `conflict` for an incomplete one, those of `inspectPicture`, and
   * `unavailable` while too many pictures are being checked.
   */
  prepare(uploadId: string): Promise<AddedUpload | KnownUpload>;
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
  return {
    async prepare(uploadId) {
      const [known] = await orm
        .select({ imageId: originals.image_id })
        .from(originals)
        .where(eq(originals.upload_id, uploadId));
      if (known !== undefined) return known;
      const { filename, offset, length } = await uploads.find(uploadId);
      if (offset < length)
        throw new RequestError('conflict', `The upload has ${offset} of ${length} bytes: continue it first.`);
      return await queue.run(async () => {
        return await storeOriginal(
          { filename, uploadId },
          await inspectPicture(uploads.file(uploadId)),
          store,
        );
      });
    },
    complete: ({ original }) => uploads.remove(original.upload_id),
  };
}
