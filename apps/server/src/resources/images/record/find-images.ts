import { asc, desc, isNull } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images } from '../../../database/schema.ts';
import { findRecords } from '../../../writes/records/find-records.ts';
import { imageKind } from './image-kind.ts';
import type { EditedImage } from './present-image.ts';

/**
 * Finds the images that editors see.
 * @param newest how many of the images that were added last; otherwise all, in the order of the library
 */
export async function findEditedImages(orm: Orm, newest: number | undefined): Promise<EditedImage[]> {
  if (newest === undefined) return await findRecords(orm, imageKind);
  return await imageKind.select(orm, {
    condition: isNull(images.deleted_at),
    order: [desc(images.created_at), asc(images.image_id)],
    isLocked: false,
    limit: newest,
  });
}
