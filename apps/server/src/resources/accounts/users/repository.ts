import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { changes, users } from '../../../database/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<UserRow, 'email' | 'full_name' | 'password_hash'> &
  Partial<Pick<UserRow, 'role' | 'is_verified' | 'google_subject'>>;

export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const rows = await orm.select().from(users).where(eq(users.email, email));
  return rows[0];
}

export async function findUserByGoogleSubject(orm: Orm, subject: string): Promise<UserRow | undefined> {
  const rows = await orm.select().from(users).where(eq(users.google_subject, subject));
  return rows[0];
}

export async function findUser(orm: Orm, userId: number): Promise<UserRow | undefined> {
  const rows = await orm
    .select()
    .from(users)
    .where(and(eq(users.user_id, userId), isNull(users.deleted_at)));
  return rows[0];
}

/** Locks the row until the end of the transaction. Records that only refer to the user can be written meanwhile. */
export async function lockUser(transaction: Orm, userId: number): Promise<UserRow | undefined> {
  const rows = await transaction
    .select()
    .from(users)
    .where(and(eq(users.user_id, userId), isNull(users.deleted_at)))
    .for('no key update');
  return rows[0];
}

/** All accounts, the oldest first. */
export async function findUsers(orm: Orm): Promise<UserRow[]> {
  return await orm.select().from(users).where(isNull(users.deleted_at)).orderBy(asc(users.user_id));
}

/** Returns undefined when the e-mail is taken, also by a registration at the same time. */
export async function insertUser(transaction: Orm, user: NewUser): Promise<UserRow | undefined> {
  const rows = await transaction.insert(users).values(user).onConflictDoNothing().returning();
  return rows[0];
}

/** Updates a user and increases its version. */
export async function updateUser(
  transaction: Orm,
  userId: number,
  values: Partial<Omit<UserRow, 'user_id' | 'version' | 'updated_at' | 'created_at'>>,
): Promise<UserRow> {
  const rows = await transaction
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updated_at: sql`now()` })
    .where(eq(users.user_id, userId))
    .returning();
  const [row] = rows;
  if (row === undefined) throw new Error('the locked row of a user exists');
  return row;
}

/** Stores the time of a sign-in, which is no change of the record: the version remains. */
export async function storeSignIn(transaction: Orm, userId: number): Promise<void> {
  await transaction
    .update(users)
    .set({ last_sign_in_at: sql`now()` })
    .where(eq(users.user_id, userId));
}

/** Whether there is an active administrator besides this user. */
export async function hasOtherAdmin(transaction: Orm, userId: number): Promise<boolean> {
  const rows = await transaction
    .select({ admins: count() })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.is_disabled, false),
        isNull(users.deleted_at),
        sql`${users.user_id} <> ${userId}`,
      ),
    );
  return (rows[0]?.admins ?? 0) > 0;
}

/** What a user has changed, without the contents; the newest first, at most `limit`. */
export async function findChangesOf(orm: Orm, userId: number, limit: number) {
  return await orm
    .select({
      at: changes.at,
      entity: changes.entity,
      entity_id: changes.entity_id,
      action: changes.action,
    })
    .from(changes)
    .where(eq(changes.user_id, userId))
    .orderBy(sql`${changes.change_id} desc`)
    .limit(limit);
}
