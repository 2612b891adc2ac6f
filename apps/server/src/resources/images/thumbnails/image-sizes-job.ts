import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';
import { firstLine } from '../../../jobs/run-job.ts';
import { mediaPrefix, type MediaStore } from '../../../media/media-store.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import type { CopyFrame } from '../../../pictures/frame-picture.ts';
import type { PictureFile, PictureSizes } from '../../../pictures/make-sizes.ts';
import { sizeWidths } from '../../../pictures/picture-sizes.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { TaskInterruptedError, TaskLimitError } from '../../../processes/process-errors.ts';
import { createCopyName, createNameStem } from './size-names.ts';
import { selectCopySources } from './copy-sources.ts';
import { addSizesJob, imageSizesQueue } from './image-sizes-queue.ts';

/** The most bytes of the copy of an original, which can be larger than the original. */
const maxCopyBytes = 512 * 1024 * 1024;

/** The most jobs in parallel. */
const maxConcurrency = 2;

type SizesPayload = z.output<typeof imageSizesQueue.payload>;

/** The stores of a job. */
export interface JobStores {
  readonly originals: MediaStore;
  readonly published: MediaStore;
}

/** What the jobs work with. */
export interface SizesContext {
  readonly stores: JobStores;
  readonly pictures: Pick<PictureTasks, 'makeSizes' | 'rebuildPicture'>;
}

/** The uploaded file of an image is gone. */
class MissingFileError extends Error {}

/**
 * The jobs that make the sizes of an image and the copy of its original, and publish them. The files are stored first and named by the
 * original and the frame, so that a job that is interrupted and repeated stores the same files.
 */
export function imageSizesJob({ stores, pictures }: SizesContext): JobKind<SizesPayload> {
  return {
    ...imageSizesQueue,
    // One that processes a picture holds its pixels; one processor is left for requests.
    concurrency: Math.max(1, Math.min(maxConcurrency, availableParallelism() - 1)),
    pauses: { first: 5, longest: 15 * 60 },
    changes: ['images'],
    async work({ orm, payload: { image_id: imageId }, end }) {
      const source = await findSource(orm, imageId);
      const contents = source && (await readBytes(stores.originals, source.file));
      if (!source || !contents) throw new MissingFileError('The uploaded file is missing.');
      const frame = { rotation: source.rotation, crop: source.crop };
      const stem = createNameStem(source.sha256, frame);
      const sizes = await pictures.makeSizes(contents, frame);
      await storeFiles(sizes.files, stem, stores.published);
      const copy = await storeCopy(contents, { stem, frame }, { stores, pictures });
      return await orm.transaction(async (transaction) => {
        // Locks the image before the job, in the order of all writes.
        const present = await findSource(transaction, imageId, { isLocked: true });
        if (!(await end(transaction))) return false;
        if (present && isDeepStrictEqual(present, source))
          return await publish(transaction, imageId, { stem, sizes, copy });
        // The frame or the file has changed since the job started; no second job was queued because this one was running.
        await addSizesJob(transaction, imageId);
        return false;
      });
    },
    findTemporaryReason: (error) =>
      error instanceof TaskInterruptedError ? 'The work on the picture was interrupted.' : undefined,
    describeFailure: (error) =>
      error instanceof MissingFileError ? error.message : `The sizes cannot be made: ${firstLine(error)}`,
  };
}

/** The uploaded file of an image and the frame of its copies; undefined for an image without one. */
async function findSource(orm: Orm, imageId: number, { isLocked = false } = {}) {
  const query = selectCopySources(orm).where(eq(originals.image_id, imageId));
  const [source] = await (isLocked ? query.for('no key update', { of: images }) : query);
  return source;
}

/** Stores the copy of an original, and returns its name; null for a picture that is too large to be encoded in full size. */
async function storeCopy(
  contents: Buffer,
  { stem, frame }: { readonly stem: string; readonly frame: CopyFrame },
  { stores, pictures }: SizesContext,
): Promise<string | null> {
  const rebuilt = await pictures.rebuildPicture(contents, frame).catch((error: unknown) => {
    if (error instanceof TaskLimitError) return null;
    throw error;
  });
  if (rebuilt === null) return null;
  const name = createCopyName(stem, rebuilt.extension);
  await stores.published.put(name, bytesOf(rebuilt.contents), {
    contentType: rebuilt.contentType,
    maxSize: maxCopyBytes,
  });
  return name;
}

async function storeFiles(files: readonly PictureFile[], stem: string, store: MediaStore): Promise<void> {
  // Together, because each waits for the disk.
  await Promise.all(
    files.map(({ suffix, contents: bytes, contentType }) =>
      store.put(stem + suffix, bytesOf(bytes), { contentType }),
    ),
  );
}

async function* bytesOf(contents: Buffer): AsyncIterable<Uint8Array> {
  yield contents;
}

interface Published {
  readonly stem: string;
  readonly sizes: PictureSizes;
  /** The name of the copy of the original; without one visitors download the largest size. */
  readonly copy: string | null;
}

/** Not a new version of the image: an editor who has opened it meanwhile changes other fields. */
async function publish(
  transaction: Orm,
  imageId: number,
  { stem, sizes, copy }: Published,
): Promise<boolean> {
  const urlOf = (width: number): string => `${mediaPrefix}${stem}-${width}.webp`;
  await transaction.update(originals).set({ public_copy: copy }).where(eq(originals.image_id, imageId));
  const [image] = await transaction
    .update(images)
    .set({
      url: urlOf(sizeWidths.url),
      thumbnail: urlOf(sizeWidths.thumbnail),
      thumb: urlOf(sizeWidths.thumb),
      width: sizes.width,
      height: sizes.height,
      placeholder: sizes.placeholder,
      has_avif: true,
      perceptual_hash: sizes.perceptualHash,
    })
    .where(eq(images.image_id, imageId))
    .returning({ isPublic: images.image_enabled });
  return image?.isPublic === true;
}
