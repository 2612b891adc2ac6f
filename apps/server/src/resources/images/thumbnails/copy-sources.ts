import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';

/** Selects the uploaded files of images and the frames of their copies: what the copies are made from and their names follow from. */
export function selectCopySources(orm: Orm) {
  return orm
    .select({
      file: originals.file,
      sha256: originals.sha256,
      rotation: images.rotation,
      crop: images.crop,
    })
    .from(originals)
    .innerJoin(images, eq(images.image_id, originals.image_id))
    .$dynamic();
}
