import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { originals } from '../../../database/schema.ts';
import { createDiskFullError, isDiskFull } from '../../../media/disk-full.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { UploadStore } from '../../../media/uploads/upload-store.ts';
import { editorsBounds } from '../../../pictures/picture-bounds.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { storeOriginal, type AddedUpload, type OriginalSource } from './store-original.ts';

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
  /**
   * Checks a file that is no upload of an editor and stores it among the originals.
   * @throws {RequestError} like `prepare`
   */
  addFile(file: string, source: OriginalSource): Promise<AddedUpload>;
  /** Removes the upload when its image is committed. */
  complete(upload: AddedUpload): Promise<void>;
}

/** The pictures that are decoded at once, and those that wait for it, for less than the time limit of the call. */
const limits = { concurrency: 2, maxWaiting: 100, maxWait: 30_000 };

export function createUploadAdder(
  orm: Orm,
  { uploads, originals: store }: { readonly uploads: UploadStore; readonly originals: MediaStore },
  pictures: Pick<PictureTasks, 'inspectPicture'>,
): UploadAdder {
  const queue = createTaskQueue(limits);

  async function addFile(file: string, source: OriginalSource): Promise<AddedUpload> {
    return await queue.run(async () => {
      const picture = await pictures.inspectPicture(file, editorsBounds);
      return await storeOriginal({ ...source, file }, picture, store).catch((error: unknown) => {
        throw isDiskFull(error) ? createDiskFullError(error) : error;
      });
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
      return await uploads.withFile(uploadId, (file) => addFile(file, { uploadId, filename }));
    },
    complete: ({ original }) => uploads.remove(original.upload_id),
  };
}
