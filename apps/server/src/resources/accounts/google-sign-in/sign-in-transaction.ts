import type { CookieSerializeOptions } from '@fastify/cookie';
import { apiBase } from '@cae-map/contract/api/calls';
import { localPathSchema } from '@cae-map/contract/entities/accounts/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createOneTimeToken, useOneTimeToken } from '../../../security/one-time-tokens.ts';
import { secretsSchema } from '../google-client/google-client.ts';

/*
 * A sign-in that has begun. Its data are in the database; the browser that has begun it holds the secret that finds them, so that
 * a sign-in cannot be completed in another browser or twice.
 */

const transactionSchema = secretsSchema.extend({
  /** The page to return to. */
  redirect: localPathSchema.nullable(),
});
export type SignInTransaction = z.infer<typeof transactionSchema>;

const cookieName = 'cae_google';
/** `lax`, because the browser returns from the site of Google. */
const cookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  path: `${apiBase}/auth/google`,
} as const satisfies CookieSerializeOptions;
/** In seconds. */
const lifetime = 10 * 60;

/** Stores a transaction, and sends its secret to the browser. */
export async function storeTransaction(
  orm: Orm,
  reply: FastifyReply,
  transaction: SignInTransaction,
  isEncrypted: boolean,
): Promise<void> {
  const secret = await createOneTimeToken(orm, {
    purpose: 'google_sign_in',
    data: transaction,
    lifetimeSeconds: lifetime,
  });
  reply.setCookie(cookieName, secret, { ...cookieOptions, secure: isEncrypted, maxAge: lifetime });
}

/**
 * Removes the transaction of the browser from the database and returns it.
 * @throws {RequestError} `sign_in_failed` without one
 */
export async function takeTransaction(orm: Orm, { cookies }: FastifyRequest): Promise<SignInTransaction> {
  const secret = cookies[cookieName];
  const token = secret === undefined ? undefined : await useOneTimeToken(orm, 'google_sign_in', secret);
  if (token === undefined)
    throw new RequestError(
      'sign_in_failed',
      'The sign-in has expired, was completed already or was begun in another browser: start it again.',
    );
  return transactionSchema.parse(token.data);
}

export function clearTransactionCookie(reply: FastifyReply, isEncrypted: boolean): void {
  reply.clearCookie(cookieName, { ...cookieOptions, secure: isEncrypted });
}
