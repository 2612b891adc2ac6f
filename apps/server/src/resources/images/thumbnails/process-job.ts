import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';
import { isDiskFull } from '../../../media/disk-full.ts';
import { mediaPrefix, type MediaStore } from '../../../media/media-store.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import type { PictureFile, PictureSizes } from '../../../pictures/make-sizes.ts';
import { sizeWidths } from '../../../pictures/picture-sizes.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { PictureInterruptedError, PictureLimitError } from '../../../pictures/processes/process-errors.ts';
import { createCopyName, createNameStem } from './size-names.ts';
import { endJob, postponeJob, type TakenJob } from './queue.ts';

/** The most bytes of the copy of an original, which can be larger than the original. */
const maxCopyBytes = 512 * 1024 * 1024;

/** The stores of a job. */
export interface JobStores {
  readonly originals: MediaStore;
  readonly published: MediaStore;
}

/** What a job works with. */
export interface JobContext {
  /** The id of the worker that has the lease. */
  readonly worker: string;
  readonly stores: JobStores;
  readonly pictures: Pick<PictureTasks, 'makeSizes' | 'rebuildPicture'>;
}

/**
 * Makes the sizes of the image of a job and the copy of its original, and publishes them. The files are stored first and named by the
 * original, so that a job that is interrupted and repeated stores the same files. A job that failed for want of space or was interrupted
 * waits for another attempt; one whose picture cannot be processed fails with the reason.
 * @returns whether the image that visitors see has changed
 */
export async function processJob(
  orm: Orm,
  job: TakenJob,
  { worker, stores, pictures }: JobContext,
): Promise<boolean> {
  const [original] = await orm.select().from(originals).where(eq(originals.image_id, job.image_id));
  try {
    const contents = original && (await readBytes(stores.originals, original.file));
    if (!original || !contents) {
      await endJob(orm, job.image_id, { worker, error: 'The uploaded file is missing.' });
      return false;
    }
    const stem = createNameStem(original.sha256);
    const sizes = await pictures.makeSizes(contents);
    await storeFiles(sizes.files, stem, stores.published);
    const copy = await storeCopy(contents, original.sha256, { stores, pictures });
    return await publish(orm, job.image_id, { worker, stem, sizes, copy });
  } catch (error) {
    const reason = findTemporaryReason(error);
    if (reason === undefined)
      await endJob(orm, job.image_id, { worker, error: `The sizes cannot be made: ${firstLine(error)}` });
    else await postponeJob(orm, job.image_id, { worker, error: reason });
    return false;
  }
}

/** Stores the copy of an original, and returns its name; null for a picture that is too large to be encoded in full size. */
async function storeCopy(
  contents: Buffer,
  sha256: string,
  { stores, pictures }: Omit<JobContext, 'worker'>,
): Promise<string | null> {
  const rebuilt = await pictures.rebuildPicture(contents).catch((error: unknown) => {
    if (error instanceof PictureLimitError) return null;
    throw error;
  });
  if (rebuilt === null) return null;
  const name = createCopyName(sha256, rebuilt.extension);
  await stores.published.put(name, bytesOf(rebuilt.contents), {
    contentType: rebuilt.contentType,
    maxSize: maxCopyBytes,
  });
  return name;
}

/** Why another attempt may succeed; undefined for an error that describes the picture, such as `Input image exceeds pixel limit`. */
function findTemporaryReason(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The disk of the server is full.';
  if (error instanceof PictureInterruptedError) return 'The work on the picture was interrupted.';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'syscall') : undefined;
  return typeof code === 'string' ? `The files cannot be read or written: ${firstLine(error)}` : undefined;
}

function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 200);
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
  readonly worker: string;
  readonly stem: string;
  readonly sizes: PictureSizes;
  /** The name of the copy of the original; without one visitors download the largest size. */
  readonly copy: string | null;
}

/** Not a new version of the image: an editor who has opened it meanwhile changes other fields. */
async function publish(
  orm: Orm,
  imageId: number,
  { worker, stem, sizes, copy }: Published,
): Promise<boolean> {
  const urlOf = (width: number): string => `${mediaPrefix}${stem}-${width}.webp`;
  return await orm.transaction(async (transaction) => {
    if (!(await endJob(transaction, imageId, { worker, error: null }))) return false;
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
  });
}
