import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { changeActions, changedEntities } from '../values.ts';
import { users } from './accounts.ts';

/** Every committed change of a record, in the order of the changes. Rows are only added. */
export const changes = pgTable(
  'changes',
  {
    change_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** Null for a command of the operator. */
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    entity: text({ enum: changedEntities }).notNull(),
    entity_id: integer().notNull(),
    action: text({ enum: changeActions }).notNull(),
    /** The record before and after the change, without secrets; null where it did not exist. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('changes_entity').on(table.entity, table.entity_id, table.change_id),
    index('changes_user').on(table.user_id),
    oneOf('changes_entity_name', table.entity, changedEntities),
    oneOf('changes_action', table.action, changeActions),
  ],
);
