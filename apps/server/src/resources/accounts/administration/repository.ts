import { userPageSize, type UserState } from '@cae-map/contract/entities/accounts/managed-user-bounds';
import type { UserRole } from '@cae-map/contract/roles';
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../database/connection.ts';
import { sessions, users } from '../../../database/schema.ts';
import type { UserRow } from '../users/repository.ts';

/** A user with the number of sessions that have not expired. */
export type UserWithSessions = UserRow & { readonly session_count: number };

interface UserFilter {
  /** A part of the name or of the e-mail; empty for all. */
  readonly search: string;
  readonly role?: UserRole | undefined;
  readonly state?: UserState | undefined;
  /** From 1. */
  readonly page: number;
}

/** A page of the users that match a filter, by name, and their number on all pages. */
export async function findUserPage(
  orm: Orm,
  { search, role, state, page }: UserFilter,
): Promise<{ readonly rows: readonly UserWithSessions[]; readonly total: number }> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const filter = and(
    isNull(users.deleted_at),
    or(like(inLowerCase(users.full_name), pattern), like(inLowerCase(users.email), pattern)),
    role === undefined ? undefined : eq(users.role, role),
    state === undefined ? undefined : stateFilters[state],
  );
  const rows = await orm
    .select({ ...getTableColumns(users), session_count: countSessions(orm) })
    .from(users)
    .where(filter)
    .orderBy(inLowerCase(users.full_name), asc(users.user_id))
    .limit(userPageSize)
    .offset((page - 1) * userPageSize);
  return { rows, total: await orm.$count(users, filter) };
}

const hasNeverSignedIn = and(
  isNull(users.password_hash),
  isNull(users.google_subject),
  isNull(users.last_sign_in_at),
);
const stateFilters: Readonly<Record<UserState, SQL | undefined>> = {
  active: and(
    eq(users.is_disabled, false),
    or(isNotNull(users.password_hash), isNotNull(users.google_subject), isNotNull(users.last_sign_in_at)),
  ),
  invited: and(eq(users.is_disabled, false), hasNeverSignedIn),
  disabled: eq(users.is_disabled, true),
};

const capitals = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

/** A text in lower case. `lower` alone changes only Latin letters where the locale of a PostgreSQL is C. */
function inLowerCase(text: AnyPgColumn): SQL<string> {
  return sql`translate(lower(${text}), ${capitals}, ${capitals.toLowerCase()})`;
}

/** The number of sessions of a user that have not expired. */
export async function countUserSessions(orm: Orm, userId: number): Promise<number> {
  return await orm.$count(sessions, and(eq(sessions.user_id, userId), gt(sessions.expires_at, sql`now()`)));
}

function countSessions(orm: Orm) {
  return orm.$count(sessions, and(eq(sessions.user_id, users.user_id), gt(sessions.expires_at, sql`now()`)));
}
