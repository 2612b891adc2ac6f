import { and, asc, eq, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { imageJobs, images, originals } from '../../../database/schema.ts';

/** An image with its uploaded file and the job that makes its sizes. */
export interface EditedImage {
  readonly image: typeof images.$inferSelect;
  readonly original: typeof originals.$inferSelect | null;
  readonly job: typeof imageJobs.$inferSelect | null;
  /** That of the image, which a versioned write compares. */
  readonly version: number;
}

/** The columns of an image that writes set. */
export type ImageValues = Partial<
  Omit<typeof images.$inferInsert, 'image_id' | 'version' | 'updated_at' | 'updated_by'>
>;

const present = isNull(images.deleted_at);
const deleted = isNotNull(images.deleted_at);

function selectImages(orm: Orm, condition: SQL | undefined) {
  return orm
    .select({ image: images, original: originals, job: imageJobs, version: images.version })
    .from(images)
    .leftJoin(originals, eq(originals.image_id, images.image_id))
    .leftJoin(imageJobs, eq(imageJobs.image_id, images.image_id))
    .where(condition);
}

/** All images, disabled ones as well, ordered by seqid. */
export async function findEditedImages(orm: Orm): Promise<EditedImage[]> {
  return await selectImages(orm, present).orderBy(asc(images.seqid), asc(images.image_id));
}

/** The deleted images, which can be restored, the last deleted first. */
export async function findDeletedImages(orm: Orm): Promise<EditedImage[]> {
  return await selectImages(orm, deleted).orderBy(sql`${images.deleted_at} desc`, asc(images.image_id));
}

export async function findEditedImage(orm: Orm, imageId: number): Promise<EditedImage | undefined> {
  const [found] = await selectImages(orm, and(eq(images.image_id, imageId), present));
  return found;
}

/** The id of the image, also a deleted one, that was added from an upload. */
export async function findImageOfUpload(orm: Orm, uploadId: string): Promise<number | undefined> {
  const [found] = await orm
    .select({ id: originals.image_id })
    .from(originals)
    .where(eq(originals.upload_id, uploadId));
  return found?.id;
}

/** An image by its file. */
export interface ImageWithContents {
  readonly id: number;
  readonly name: string | null;
  readonly isDeleted: boolean;
}

/** The images whose uploaded file has this SHA-256, present ones first. */
export async function findImagesWithContents(orm: Orm, sha256: string): Promise<ImageWithContents[]> {
  return await orm
    .select({ id: images.image_id, name: images.filename, isDeleted: sql<boolean>`${deleted}` })
    .from(originals)
    .innerJoin(images, eq(images.image_id, originals.image_id))
    .where(eq(originals.sha256, sha256))
    .orderBy(deleted, asc(images.image_id));
}

/** Locks the row until the end of the transaction. Rows that only refer to the image can be written meanwhile. */
export async function lockImage(transaction: Orm, imageId: number): Promise<EditedImage | undefined> {
  const [locked] = await lock(transaction, and(eq(images.image_id, imageId), present));
  return locked;
}

/** Locks a deleted row until the end of the transaction. */
export async function lockDeletedImage(transaction: Orm, imageId: number): Promise<EditedImage | undefined> {
  const [locked] = await lock(transaction, and(eq(images.image_id, imageId), deleted));
  return locked;
}

/** Locks several rows until the end of the transaction, in the order of their ids, so that two writes cannot block each other. */
export async function lockImages(transaction: Orm, imageIds: readonly number[]): Promise<EditedImage[]> {
  return await lock(transaction, and(inArray(images.image_id, [...imageIds]), present));
}

async function lock(transaction: Orm, condition: SQL | undefined): Promise<EditedImage[]> {
  return await selectImages(transaction, condition)
    .orderBy(asc(images.image_id))
    .for('no key update', { of: images });
}

/** Values of a new image; its positions are after the last ones unless they are given. */
export type NewImageValues = ImageValues &
  Pick<typeof images.$inferInsert, 'image_type' | 'visibility_level'>;

/** Adds an image after the last ones. Needs `lockImageChoices`. */
export async function insertImage(
  transaction: Orm,
  values: NewImageValues,
  editorId: number | null,
): Promise<EditedImage> {
  const [last] = await transaction.select({ seqid: max(images.seqid) }).from(images);
  const placeId = values.place_id ?? null;
  const [lastOfPlace] = await transaction
    .select({ seqid: max(images.image_seqid) })
    .from(images)
    .where(placeId === null ? isNull(images.place_id) : eq(images.place_id, placeId));
  const [image] = await transaction
    .insert(images)
    .values({
      seqid: (last?.seqid ?? 0) + 1,
      image_seqid: (lastOfPlace?.seqid ?? 0) + 1,
      ...values,
      updated_by: editorId,
    })
    .returning();
  if (image === undefined) throw new Error('the insert of an image returns its row');
  return { image, original: null, job: null, version: image.version };
}

/** Updates an image, increases its version and notes the editor. */
export async function updateImage(
  transaction: Orm,
  edited: EditedImage,
  values: ImageValues,
  editorId: number | null,
): Promise<EditedImage> {
  const [image] = await transaction
    .update(images)
    .set({ ...values, version: sql`${images.version} + 1`, updated_at: sql`now()`, updated_by: editorId })
    .where(eq(images.image_id, edited.image.image_id))
    .returning();
  if (image === undefined) throw new Error('the locked row of an image exists');
  return { ...edited, image, version: image.version };
}
