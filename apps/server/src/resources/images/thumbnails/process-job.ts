import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';
import { isDiskFull } from '../../../media/disk-full.ts';
import { mediaPrefix, type MediaStore } from '../../../media/media-store.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import { sizeWidths, type PictureSizes } from '../../../pictures/sizes/make-sizes.ts';
import { SizesInterruptedError, type SizesMaker } from '../../../pictures/sizes/sizes-maker.ts';
import { createNameStem } from './size-names.ts';
import { endJob, type TakenJob } from './queue.ts';

/** How often a job is begun: a picture that ends its process each time must not do so for ever. */
export const maxAttempts = 3;

/** The stores of a job. */
export interface JobStores {
  readonly originals: MediaStore;
  readonly published: MediaStore;
}

/** What a job works with. */
export interface JobContext extends SizesMaker {
  /** The id of the worker that has the lease. */
  readonly worker: string;
  readonly stores: JobStores;
}

/**
 * Makes the sizes of the image of a job and publishes them. The files are stored first and named by the original, so that a job that
 * is interrupted and repeated stores the same files.
 * @returns whether the image that visitors see has changed
 * @throws {SizesInterruptedError} if the process that makes sizes ended; the job stays in the queue and is taken again
 */
export async function processJob(
  orm: Orm,
  job: TakenJob,
  { worker, stores, makeSizes }: JobContext,
): Promise<boolean> {
  if (job.attempts > maxAttempts) {
    const error = `Making the sizes was interrupted ${maxAttempts} times.`;
    await endJob(orm, job.image_id, { worker, error });
    return false;
  }
  const [original] = await orm.select().from(originals).where(eq(originals.image_id, job.image_id));
  const contents = original && (await readBytes(stores.originals, original.file));
  if (!original || !contents) {
    await endJob(orm, job.image_id, { worker, error: 'The uploaded file is missing.' });
    return false;
  }
  const stem = createNameStem(original.sha256);
  const sizes = await makeSizes(contents)
    .then(async (made) => {
      await storeFiles(made, stem, stores.published);
      return made;
    })
    .catch(describeFailure);
  if (typeof sizes === 'string') {
    await endJob(orm, job.image_id, { worker, error: sizes });
    return false;
  }
  return await publish(orm, job.image_id, { worker, stem, sizes });
}

async function storeFiles({ files }: PictureSizes, stem: string, store: MediaStore): Promise<void> {
  // Together, because each waits for the disk.
  await Promise.all(
    files.map(({ suffix, contents: bytes, contentType }) =>
      store.put(stem + suffix, bytesOf(bytes), { contentType }),
    ),
  );
}

/** An error of the image library describes the file, such as `Input image exceeds pixel limit`. */
function describeFailure(error: unknown): string {
  if (error instanceof SizesInterruptedError) throw error;
  if (isDiskFull(error)) return 'The disk of the server is full.';
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return `The sizes cannot be made: ${line.slice(0, 200)}`;
}

async function* bytesOf(contents: Buffer): AsyncIterable<Uint8Array> {
  yield contents;
}

interface Published {
  readonly worker: string;
  readonly stem: string;
  readonly sizes: PictureSizes;
}

/** Not a new version of the image: an editor who has opened it meanwhile changes other fields. */
async function publish(orm: Orm, imageId: number, { worker, stem, sizes }: Published): Promise<boolean> {
  const urlOf = (width: number): string => `${mediaPrefix}${stem}-${width}.webp`;
  return await orm.transaction(async (transaction) => {
    if (!(await endJob(transaction, imageId, { worker, error: null }))) return false;
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
