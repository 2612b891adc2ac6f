import { maxListedChanges, recordChangeSchema, type RecordChange } from '@cae-map/contract/entities/revision';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { changes, users } from '../../database/schema.ts';

/**
 * The last changes of a place, or of all places, the newest first, at most `maxListedChanges`.
 * @param placeId null for all places
 */
export async function findPlaceChanges(orm: Orm, placeId: number | null): Promise<RecordChange[]> {
  const ofPlaces = eq(changes.entity, 'place');
  const rows = await orm
    .select({ ...getTableColumns(changes), editor: users.full_name })
    .from(changes)
    .leftJoin(users, eq(users.user_id, changes.user_id))
    .where(placeId === null ? ofPlaces : and(ofPlaces, eq(changes.entity_id, placeId)))
    .orderBy(desc(changes.change_id))
    .limit(maxListedChanges);
  return rows.map((row) => recordChangeSchema.parse({ ...row, at: row.at.toISOString() }));
}
