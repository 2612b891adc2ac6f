import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecordTag } from '@cae-map/contract/record-tags';
import { instant } from '../columns.ts';

/** The id of a transaction that does not wrap around. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What the processes on one PostgreSQL have changed in the last minutes: for processes that cannot listen, because a pooler of
 * transactions is before the database.
 */
export const announcedChanges = pgTable(
  'announced_changes',
  {
    announcement_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Rows become visible in another order than that of their ids; a snapshot tells which ones are new. */
    transaction_id: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The process. */
    sender: text().notNull(),
    tags: jsonb().$type<readonly RecordTag[]>().notNull(),
    announced_at: instant().notNull().defaultNow(),
  },
  (table) => [index('announced_changes_time').on(table.announced_at)],
);

/** Which records are open in which windows of editors, of all processes on one PostgreSQL. Not logged, because it is worthless after a crash. */
export const presence = pgTable(
  'presence',
  {
    user_id: integer().notNull(),
    window_id: text().notNull(),
    entity: text().notNull(),
    entity_id: integer().notNull(),
    full_name: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entity_id, table.user_id, table.window_id] }),
    index('presence_expiry').on(table.expires_at),
  ],
);
