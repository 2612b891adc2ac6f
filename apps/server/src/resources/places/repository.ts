import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { images, places } from '../../database/schema.ts';
import { cleanHtmlFields } from '../../lib/clean-html.ts';

/** A row of `places` with the number of its enabled images. */
export type PlaceRow = typeof places.$inferSelect & { readonly imgcount: number };

/** The number of enabled images of a place, as a subquery: rows of an aggregate cannot be locked. */
const imageCount = sql<number>`(select count(*)::int from ${images} where ${images.place_id} = ${places.place_id}
  and ${images.image_enabled} and ${images.deleted_at} is null)`;

/** All places, ordered by seqid. */
export async function findPlaces(orm: Orm): Promise<PlaceRow[]> {
  return await orm
    .select({ ...getTableColumns(places), imgcount: count(images.image_id) })
    .from(places)
    .leftJoin(
      images,
      and(eq(images.place_id, places.place_id), images.image_enabled, isNull(images.deleted_at)),
    )
    .where(isNull(places.deleted_at))
    .groupBy(places.place_id)
    .orderBy(asc(places.seqid), asc(places.place_id));
}

/** Locks the row until the end of the transaction. Rows that only refer to the place, such as new images, can be written meanwhile. */
export async function lockPlace(transaction: Orm, placeId: number): Promise<PlaceRow | undefined> {
  const rows = await transaction
    .select({ ...getTableColumns(places), imgcount: imageCount })
    .from(places)
    .where(and(eq(places.place_id, placeId), isNull(places.deleted_at)))
    .for('no key update');
  return rows[0];
}

/** Locks a deleted row until the end of the transaction. */
export async function lockDeletedPlace(transaction: Orm, placeId: number): Promise<PlaceRow | undefined> {
  const rows = await transaction
    .select({ ...getTableColumns(places), imgcount: imageCount })
    .from(places)
    .where(and(eq(places.place_id, placeId), isNotNull(places.deleted_at)))
    .for('no key update');
  return rows[0];
}

/** Locks several rows until the end of the transaction, in the order of their ids, so that two reorders cannot block each other. */
export async function lockPlaces(transaction: Orm, placeIds: readonly number[]): Promise<PlaceRow[]> {
  return await transaction
    .select({ ...getTableColumns(places), imgcount: imageCount })
    .from(places)
    .where(and(inArray(places.place_id, [...placeIds]), isNull(places.deleted_at)))
    .orderBy(asc(places.place_id))
    .for('no key update');
}

/** Adds a place with the next id of the sequence. */
export async function insertPlace(
  transaction: Orm,
  values: Omit<typeof places.$inferInsert, 'place_id' | 'version' | 'updated_at' | 'updated_by'>,
  editorId: number | null,
): Promise<PlaceRow> {
  const [row] = await transaction
    .insert(places)
    .values({ ...cleanHtmlFields('places', values), updated_by: editorId })
    .returning({ id: places.place_id });
  const inserted = row && (await lockPlace(transaction, row.id));
  if (inserted === undefined) throw new Error('the inserted row of a place exists');
  return inserted;
}

/** Marks a place as deleted; it can be restored. */
export async function markPlaceDeleted(
  transaction: Orm,
  placeId: number,
  editorId: number | null,
): Promise<void> {
  await transaction
    .update(places)
    .set({
      deleted_at: sql`now()`,
      version: sql`${places.version} + 1`,
      updated_at: sql`now()`,
      updated_by: editorId,
    })
    .where(eq(places.place_id, placeId));
}

/** Updates a place, increases its version and notes the editor. */
export async function updatePlace(
  transaction: Orm,
  placeId: number,
  values: Partial<Omit<typeof places.$inferInsert, 'place_id' | 'version' | 'updated_at' | 'updated_by'>>,
  editorId: number | null,
): Promise<PlaceRow> {
  await transaction
    .update(places)
    .set({
      ...cleanHtmlFields('places', values),
      version: sql`${places.version} + 1`,
      updated_at: sql`now()`,
      updated_by: editorId,
    })
    .where(eq(places.place_id, placeId));
  const updated = await lockPlace(transaction, placeId);
  if (updated === undefined) throw new Error('the locked row of a place exists');
  return updated;
}
