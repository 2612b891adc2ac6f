import { asc, desc, isNull } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images } from '../../../database/schema.ts';
import { imageKind } from './image-kind.ts';
import type { EditedImage } from './present-image.ts';

/** Finds the images that were added last, the newest first, including those that visitors do not see. @param count the most images */
export async function findNewestImages(orm: Orm, count: number): Promise<EditedImage[]> {
  return await imageKind.select(orm, {
    condition: isNull(images.deleted_at),
    order: [desc(images.created_at), asc(images.image_id)],
    isLocked: false,
    limit: count,
  });
}
