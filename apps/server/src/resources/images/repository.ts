import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { formerImageNames, images, originals } from '../../database/schema.ts';

export type ImageRow = typeof images.$inferSelect;

/** An image and where its original may be. */
export interface OriginalSource {
  readonly image: Pick<ImageRow, 'filename' | 'filename_orig' | 'url' | 'is_original_public'>;
  /** The names before the image was renamed, which files of the operator still have. */
  readonly formerNames: readonly string[];
  /** The uploaded file; null for other images. */
  readonly upload: { readonly file: string; readonly public_copy: string | null } | null;
}

const isPublic = and(eq(images.image_enabled, true), isNull(images.deleted_at));

/** The enabled images, ordered by seqid. */
export async function findEnabledImages(orm: Orm): Promise<ImageRow[]> {
  return await orm.select().from(images).where(isPublic).orderBy(asc(images.seqid), asc(images.image_id));
}

/**
 * The enabled image whose original or file has this name, or had it before it was renamed; a match of the original's name is
 * preferred.
 */
export async function findImageByFile(orm: Orm, name: string): Promise<OriginalSource | undefined> {
  const hadName = inArray(
    images.image_id,
    orm
      .select({ id: formerImageNames.image_id })
      .from(formerImageNames)
      .where(eq(formerImageNames.name, name)),
  );
  const [found] = await orm
    .select({ image: images, upload: originals })
    .from(images)
    .leftJoin(originals, eq(originals.image_id, images.image_id))
    .where(and(isPublic, or(eq(images.filename_orig, name), eq(images.filename, name), hadName)))
    .orderBy(
      desc(sql`${images.filename_orig} is not distinct from ${name}`),
      desc(sql`${images.filename} is not distinct from ${name}`),
      asc(images.image_id),
    )
    .limit(1);
  if (found === undefined) return undefined;
  const former = await orm
    .select({ name: formerImageNames.name })
    .from(formerImageNames)
    .where(eq(formerImageNames.image_id, found.image.image_id));
  return { ...found, formerNames: former.map((row) => row.name) };
}
