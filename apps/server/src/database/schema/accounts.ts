import { sql } from 'drizzle-orm';
import { boolean, index, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { userRoles } from '@cae-map/contract/roles';
import { tokenPurposes } from '../values.ts';

/**
 * People with an account. Of a deleted account only the id remains, because changes refer to it: its other fields are
 * emptied.
 */
export const users = pgTable(
  'users',
  {
    user_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case; null for a deleted account. */
    email: text(),
    full_name: text().notNull(),
    /** An argon2id hash in PHC format; null for an account that signs in with Google only. */
    password_hash: text(),
    /** The subject that Google identifies the account by. */
    google_subject: text(),
    role: text({ enum: userRoles }).notNull().default('user'),
    is_verified: boolean().notNull().default(false),
    is_disabled: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    deleted_at: instant(),
    /** Null until the first sign-in, and for a deleted account. */
    last_sign_in_at: instant(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_google_subject').on(table.google_subject),
    oneOf('users_role', table.role, userRoles),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Where users are signed in: one row for each browser. Revoked and expired sessions are deleted. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** SHA-256 of the refresh token. */
    refresh_hash: text().notNull(),
    /** SHA-256 of the refresh token before the last rotation, whose reuse reveals a theft. */
    previous_hash: text(),
    rotated_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    browser: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sessions_refresh_hash').on(table.refresh_hash),
    uniqueIndex('sessions_previous_hash').on(table.previous_hash),
    index('sessions_user').on(table.user_id),
  ],
);

/** Secrets that can be used once: links in e-mails, and sign-ins with Google that have begun. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the secret. */
    token_hash: text().primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    user_id: integer().references(() => users.user_id, { onDelete: 'cascade' }),
    /** What the purpose needs, such as the verifier of a sign-in with Google. */
    data: jsonb(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index('one_time_tokens_expiry').on(table.expires_at),
    oneOf('one_time_tokens_purpose', table.purpose, tokenPurposes),
  ],
);

/** Counters of attempts, such as sign-ins. Their keys are keyed hashes, so that no address can be read from them. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the counter starts anew. */
    expires_at: instant().notNull(),
  },
  (table) => [index('attempts_expiry').on(table.expires_at)],
);
