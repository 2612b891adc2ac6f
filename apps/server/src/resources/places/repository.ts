import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { images, places } from '../../database/schema.ts';

/** A row of `places` with the number of its enabled images. */
export type PlaceRow = typeof places.$inferSelect & { readonly imgcount: number };

/** All places, ordered by seqid. */
export async function findPlaces(orm: Orm): Promise<PlaceRow[]> {
  return await orm
    .select({ ...getTableColumns(places), imgcount: count(images.image_id) })
    .from(places)
    .leftJoin(images, and(eq(images.place_id, places.place_id), images.image_enabled))
    .groupBy(places.place_id)
    .orderBy(asc(places.seqid), asc(places.place_id));
}
