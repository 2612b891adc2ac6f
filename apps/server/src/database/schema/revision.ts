import { integer } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './accounts.ts';

/** The columns of every record that editors change. A deleted record remains, so that its deletion can be undone. */
export const revision = () => ({
  /** Increases with each change; an update names the version that was edited. */
  version: integer().notNull().default(1),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
  deleted_at: instant(),
});
