import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { images } from '../../database/schema.ts';

export type ImageRow = typeof images.$inferSelect;

/** Every enabled image in its order. */
export async function findEnabledImages(orm: Orm): Promise<ImageRow[]> {
  return await orm
    .select()
    .from(images)
    .where(eq(images.image_enabled, true))
    .orderBy(asc(images.seqid), asc(images.image_id));
}

/** The names under which the file of an original is kept and given; undefined when there is no such picture. */
export async function findOriginal(
  orm: Orm,
  name: string,
): Promise<Pick<ImageRow, 'filename' | 'filename_orig'> | undefined> {
  const rows = await orm
    .select({ filename: images.filename, filename_orig: images.filename_orig })
    .from(images)
    .where(eq(images.filename, name))
    .limit(1);
  return rows[0];
}
