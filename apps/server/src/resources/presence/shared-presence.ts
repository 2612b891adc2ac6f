import { maxListedEditors, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { queryRows } from '../../database/query-rows.ts';
import { presence } from '../../database/schema.ts';
import { maxEntries, type OpenRecord, type PresenceRegistry } from './presence-registry.ts';

const otherSchema = z.object({ user_id: z.int(), full_name: z.string() });

/** The registry that all processes on one PostgreSQL share. Each report is one statement, which removes a few expired entries as well. */
export function createSharedPresence(orm: Orm): PresenceRegistry {
  return {
    async report(record, isOpen) {
      const others = await queryRows(orm, reportStatement(record, isOpen), otherSchema);
      const names = new Map(others.map(({ user_id, full_name }) => [user_id, full_name]));
      const hasOtherWindow = names.delete(record.userId);
      return { editors: [...names.values()].slice(0, maxListedEditors), has_other_window: hasOtherWindow };
    },
  };
}

/** The parts of a statement read the rows as they were before it. */
function reportStatement(record: OpenRecord, isOpen: boolean) {
  const { userId, fullName, windowId, entity, entityId } = record;
  const isOfRecord = sql`entity = ${entity} and entity_id = ${entityId}`;
  const isOwn = sql`(${isOfRecord} and user_id = ${userId} and window_id = ${windowId})`;
  const stored = isOpen
    ? sql`insert into ${presence} (user_id, window_id, entity, entity_id, full_name, expires_at)
        values (${userId}, ${windowId}, ${entity}, ${entityId}, ${fullName}, now() + make_interval(secs => ${presenceLifetime / 1_000}))
        on conflict (entity, entity_id, user_id, window_id)
        do update set expires_at = excluded.expires_at, full_name = excluded.full_name`
    : sql`delete from ${presence} where ${isOwn}`;
  // Rows that another report changes are skipped: two reports never wait for each other but for one window of an editor.
  const removable = sql`select ctid from ${presence}
    where not ${isOwn} and (expires_at <= now()
      or expires_at < (select expires_at from ${presence} order by expires_at desc offset ${maxEntries - 1} limit 1))
    limit 100 for update skip locked`;
  return sql`with stored as (${stored}),
      removed as (delete from ${presence} where ctid = any(array(${removable})))
    select distinct on (user_id) user_id, full_name from ${presence}
    where ${isOfRecord} and not (user_id = ${userId} and window_id = ${windowId}) and expires_at > now()
    order by user_id`;
}
