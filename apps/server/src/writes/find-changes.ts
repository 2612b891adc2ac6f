import {
  maxListedChanges,
  recordChangeSchema,
  type RecordChange,
} from '@cae-map/contract/entities/editing/revision';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { changes, users } from '../database/schema.ts';
import type { ChangedEntity } from '../database/values.ts';

/**
 * The last changes of a record, or of all records of an entity, the newest first, at most `maxListedChanges`.
 * @param entityId null for all records
 */
export async function findChanges(
  orm: Orm,
  entity: ChangedEntity,
  entityId: number | null,
): Promise<RecordChange[]> {
  const ofEntity = eq(changes.entity, entity);
  const rows = await orm
    .select({ ...getTableColumns(changes), editor: users.full_name })
    .from(changes)
    .leftJoin(users, eq(users.user_id, changes.user_id))
    .where(entityId === null ? ofEntity : and(ofEntity, eq(changes.entity_id, entityId)))
    .orderBy(desc(changes.change_id))
    .limit(maxListedChanges);
  return rows.map((row) => recordChangeSchema.parse({ ...row, at: row.at.toISOString() }));
}
