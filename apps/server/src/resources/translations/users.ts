import { inArray } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';

/** Returns the full name of a user; null for a deleted account, and for nobody. */
export type NameOf = (userId: number | null) => string | null;

/** Reads the names of users. */
export async function readNames(orm: Orm, userIds: Iterable<number | null>): Promise<NameOf> {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ id: users.user_id, name: users.full_name, deletedAt: users.deleted_at })
          .from(users)
          .where(inArray(users.user_id, ids));
  const names = new Map(rows.map(({ id, name, deletedAt }) => [id, deletedAt === null ? name : null]));
  return (userId) => (userId === null ? null : (names.get(userId) ?? null));
}
