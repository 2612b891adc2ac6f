import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';

/** The id of the image, also a deleted one, that was added from an upload. */
export async function findImageOfUpload(orm: Orm, uploadId: string): Promise<number | undefined> {
  const [found] = await orm
    .select({ id: originals.image_id })
    .from(originals)
    .where(eq(originals.upload_id, uploadId));
  return found?.id;
}

const isDeleted = isNotNull(images.deleted_at);

/** An image by its file. */
export interface ImageWithContents {
  readonly id: number;
  readonly name: string | null;
  readonly isDeleted: boolean;
}

/** The images whose uploaded file has this SHA-256, present ones first. */
export async function findImagesWithContents(orm: Orm, sha256: string): Promise<ImageWithContents[]> {
  return await orm
    .select({ id: images.image_id, name: images.filename, isDeleted: sql<boolean>`${isDeleted}` })
    .from(originals)
    .innerJoin(images, eq(images.image_id, originals.image_id))
    .where(eq(originals.sha256, sha256))
    .orderBy(isDeleted, asc(images.image_id));
}
