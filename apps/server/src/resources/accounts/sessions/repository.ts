import { and, desc, eq, getTableColumns, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { sessions } from '../../../database/schema.ts';
import { idleSessionSeconds, maxSessionSeconds } from '../browsers/session-lifetime.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** A session with the seconds since its refresh token was replaced, by the clock of the database. */
export type LockedSession = SessionRow & { readonly secondsSinceRotation: number };

/** The newest sessions of a user that are kept; signing in once more ends the oldest. */
const maxSessionsOfUser = 50;

const secondsFromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

export async function insertSession(
  transaction: Orm,
  session: { readonly user_id: number; readonly refresh_hash: string; readonly browser: string },
): Promise<SessionRow> {
  const rows = await transaction
    .insert(sessions)
    .values({
      ...session,
      rotated_at: sql`now()`,
      expires_at: secondsFromNow(idleSessionSeconds),
    } as never)
    .returning();
  const [row] = rows;
  if (row === undefined) throw new Error('the insertion returns its row');
  await deleteOldestSessions(transaction, session.user_id);
  return row;
}

async function deleteOldestSessions(transaction: Orm, userId: number): Promise<void> {
  const kept = sql`select session_id from sessions where user_id = ${userId} order by session_id desc limit ${maxSessionsOfUser}`;
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), sql`${sessions.session_id} not in (${kept})`));
}

/** The sessions of a user that have not expired, the last used first. */
export async function findSessions(orm: Orm, userId: number): Promise<SessionRow[]> {
  return await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.session_id));
}

/** Locks the row of a session that has not expired. */
export async function lockSession(transaction: Orm, sessionId: number): Promise<LockedSession | undefined> {
  const secondsSinceRotation = sql<number>`extract(epoch from now() - ${sessions.rotated_at})::float8`;
  const rows = await transaction
    .select({ ...getTableColumns(sessions), secondsSinceRotation })
    .from(sessions)
    .where(and(eq(sessions.session_id, sessionId), gt(sessions.expires_at, sql`now()`)))
    .for('update');
  return rows[0];
}

/** Stores the hashes of the new refresh token and of the one before it, and extends the session. */
export async function rotateSession(
  transaction: Orm,
  { session_id }: SessionRow,
  hashes: Pick<SessionRow, 'refresh_hash' | 'previous_hash'>,
): Promise<void> {
  const end = sql`least(${secondsFromNow(idleSessionSeconds)}, ${sessions.created_at} + make_interval(secs => ${maxSessionSeconds}))`;
  await transaction
    .update(sessions)
    .set({ ...hashes, rotated_at: sql`now()`, last_used_at: sql`now()`, expires_at: end })
    .where(eq(sessions.session_id, session_id));
}

export async function deleteSession(transaction: Orm, sessionId: number): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.session_id, sessionId));
}

/** Ends all sessions of a user, or all except one. */
export async function deleteSessions(
  transaction: Orm,
  userId: number,
  { except }: { readonly except?: number } = {},
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.session_id, except);
  await transaction.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}
