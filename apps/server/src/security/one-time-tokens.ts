import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { oneTimeTokens } from '../database/schema.ts';
import type { TokenPurpose } from '../database/values.ts';
import { createSecret, hashSecret } from './secrets.ts';

type TokenRow = typeof oneTimeTokens.$inferSelect;

interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId?: number;
  readonly data?: unknown;
  readonly lifetimeSeconds: number;
}

/** How many secrets of a user for one purpose are valid at a time. The limits of e-mails are lower; an operator can turn those off. */
const maxOfUser = 50;

/**
 * Creates a secret that can be used once. Earlier ones stay valid until one of them is used, because anybody can request another
 * link for an address; so that its owner keeps those that were received, none is replaced when there are too many.
 * @throws {Error} when the user has too many valid secrets for the purpose
 */
export async function createOneTimeToken(
  orm: Orm,
  { purpose, userId, data, lifetimeSeconds }: NewToken,
): Promise<string> {
  const secret = createSecret();
  if (userId !== undefined && (await countValid(orm, purpose, userId)) >= maxOfUser)
    throw new Error(`there are ${maxOfUser} valid links of the user for ${purpose} already`);
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
  purpose: TokenPurpose | readonly TokenPurpose[],
  secret: string,
): Promise<TokenRow | undefined> {
  const rows = await orm.select().from(oneTimeTokens).where(isValid(purpose, secret));
  return rows[0];
}

/** Uses a secret: a second use finds nothing. */
export async function useOneTimeToken(
  transaction: Orm,
  purpose: TokenPurpose | readonly TokenPurpose[],
  secret: string,
): Promise<TokenRow | undefined> {
  const rows = await transaction.delete(oneTimeTokens).where(isValid(purpose, secret)).returning();
  return rows[0];
}

/** Withdraws all secrets of a user, or those for one purpose. */
export async function deleteOneTimeTokens(
  transaction: Orm,
  userId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  const ofPurpose = purpose === undefined ? undefined : eq(oneTimeTokens.purpose, purpose);
  await transaction.delete(oneTimeTokens).where(and(eq(oneTimeTokens.user_id, userId), ofPurpose));
}

async function countValid(orm: Orm, purpose: TokenPurpose, userId: number): Promise<number> {
  return await orm.$count(
    oneTimeTokens,
    and(
      eq(oneTimeTokens.purpose, purpose),
      eq(oneTimeTokens.user_id, userId),
      gt(oneTimeTokens.expires_at, sql`now()`),
    ),
  );
}

function isValid(purpose: TokenPurpose | readonly TokenPurpose[], secret: string) {
  return and(
    eq(oneTimeTokens.token_hash, hashSecret(secret)),
    inArray(oneTimeTokens.purpose, typeof purpose === 'string' ? [purpose] : [...purpose]),
    gt(oneTimeTokens.expires_at, sql`now()`),
  );
}
