import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { oneTimeTokens } from '../../../database/schema.ts';
import type { TokenPurpose } from '../../../database/values.ts';
import { createSecret, hashSecret } from '../../../security/secrets.ts';

type TokenRow = typeof oneTimeTokens.$inferSelect;

interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId?: number;
  readonly data?: unknown;
  readonly lifetimeSeconds: number;
}

/** Creates a secret that can be used once, and replaces the earlier ones of the user for the same purpose. */
export async function createOneTimeToken(
  orm: Orm,
  { purpose, userId, data, lifetimeSeconds }: NewToken,
): Promise<string> {
  const secret = createSecret();
  if (userId !== undefined)
    await orm
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.user_id, userId)));
  await orm.insert(oneTimeTokens).values({
    token_hash: hashSecret(secret),
    purpose,
    user_id: userId ?? null,
    data: data ?? null,
    // By the clock of the database, which also checks it: that of this process may differ.
    expires_at: sql`now() + make_interval(secs => ${lifetimeSeconds})` as never,
  });
  return secret;
}

/** Finds a secret that has not expired, without using it. */
export async function findOneTimeToken(
  orm: Orm,
  purpose: TokenPurpose,
  secret: string,
): Promise<TokenRow | undefined> {
  const rows = await orm.select().from(oneTimeTokens).where(isValid(purpose, secret));
  return rows[0];
}

/** Uses a secret: a second use finds nothing. */
export async function useOneTimeToken(
  transaction: Orm,
  purpose: TokenPurpose,
  secret: string,
): Promise<TokenRow | undefined> {
  const rows = await transaction.delete(oneTimeTokens).where(isValid(purpose, secret)).returning();
  return rows[0];
}

/** Withdraws all secrets of a user. */
export async function deleteOneTimeTokens(transaction: Orm, userId: number): Promise<void> {
  await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));
}

function isValid(purpose: TokenPurpose, secret: string) {
  return and(
    eq(oneTimeTokens.token_hash, hashSecret(secret)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expires_at, sql`now()`),
  );
}
