import { timingSafeEqual } from 'node:crypto';
import { createSecret, hashSecret } from '../../../security/secrets.ts';
import type { SigningKeys } from '../../../security/signing-keys.ts';
import type { LockedSession } from './repository.ts';

/**
 * A refresh token is the id of its session, a secret and a keyed hash of both. The keyed hash distinguishes an old token, whose
 * reuse reveals a theft, from an invented one, which must not end the session of others.
 */
export interface RefreshToken {
  readonly sessionId: number;
  readonly secret: string;
}

type HashValue = SigningKeys['hashValue'];

/** Creates the text of a refresh token. */
export function writeRefreshToken({ sessionId, secret }: RefreshToken, hashValue: HashValue): string {
  return `${sessionId}.${secret}.${sign(sessionId, secret, hashValue)}`;
}

/** Reads a refresh token; undefined for one that this server has not issued. */
export function readRefreshToken(text: string, hashValue: HashValue): RefreshToken | undefined {
  const match = /^(\d{1,10})\.([\w-]{43})\.([\w-]{43})$/.exec(text);
  if (!match) return undefined;
  const [, id = '', secret = '', signature = ''] = match;
  const sessionId = Number(id);
  return isEqual(signature, sign(sessionId, secret, hashValue)) ? { sessionId, secret } : undefined;
}

function sign(sessionId: number, secret: string, hashValue: HashValue): string {
  return hashValue(`refresh:${sessionId}:${secret}`);
}

/** Compares two texts of equal length in constant time. */
export function isEqual(one: string, other: string): boolean {
  const bytes = Buffer.from(one);
  const otherBytes = Buffer.from(other);
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

/** In seconds: two tabs may refresh at the same time, and both responses must leave the browser with the same token. */
const concurrencyPeriod = 30;

/** What a presented refresh token means. */
export type RefreshUse =
  /** The session continues with a new token; `previous` is the hash of the one that remains acceptable. */
  | { readonly kind: 'rotate'; readonly secret: string; readonly previous: string }
  /** Another request has just rotated the token, so that the browser receives the new one from that response. */
  | { readonly kind: 'keep' }
  /** An older token: somebody else has used a copy. */
  | { readonly kind: 'reused' };

/**
 * Decides what a presented refresh token means for its session. The token before the current one is accepted, because the response
 * with the current one may have been lost: the current one has then never been used.
 */
export function judgeRefresh(session: LockedSession, secret: string): RefreshUse {
  const presented = hashSecret(secret);
  if (isEqual(presented, session.refresh_hash))
    return { kind: 'rotate', secret: createSecret(), previous: presented };
  if (session.previous_hash === null || !isEqual(presented, session.previous_hash)) return { kind: 'reused' };
  const isConcurrent = Math.abs(session.secondsSinceRotation) < concurrencyPeriod;
  return isConcurrent ? { kind: 'keep' } : { kind: 'rotate', secret: createSecret(), previous: presented };
}
