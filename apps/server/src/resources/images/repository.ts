import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { images } from '../../database/schema.ts';

export type ImageRow = typeof images.$inferSelect;

const isPublic = and(eq(images.image_enabled, true), isNull(images.deleted_at));

/** The enabled images, ordered by seqid. */
export async function findEnabledImages(orm: Orm): Promise<ImageRow[]> {
  return await orm.select().from(images).where(isPublic).orderBy(asc(images.seqid), asc(images.image_id));
}

/** The enabled image whose original or file has this name; a match of the original's name is preferred. */
export async function findImageByFile(orm: Orm, name: string): Promise<ImageRow | undefined> {
  const rows = await orm
    .select()
    .from(images)
    .where(and(isPublic, or(eq(images.filename_orig, name), eq(images.filename, name))))
    .orderBy(desc(sql`${images.filename_orig} is not distinct from ${name}`), asc(images.image_id))
    .limit(1);
  return rows[0];
}
