import { hashSecret, isEqualSecret } from '../../../security/secrets.ts';
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
  return isEqualSecret(signature, sign(sessionId, secret, hashValue)) ? { sessionId, secret } : undefined;
}

function sign(sessionId: number, secret: string, hashValue: HashValue): string {
  return hashValue(`refresh:${sessionId}:${secret}`);
}

/** In seconds, for two tabs that refresh concurrently and for a browser that repeats a refresh whose response was lost. */
const gracePeriod = 30;

/** What a presented refresh token means. */
export type RefreshUse =
  /** The session continues with a new token; `previous` is the hash of the one that it replaces. */
  | { readonly kind: 'rotate'; readonly secret: string; readonly previous: string }
  /** Another request has just replaced the token; the browser receives the same new one again. */
  | { readonly kind: 'repeat'; readonly secret: string }
  /** The token was replaced earlier: one of two users is a thief. */
  | { readonly kind: 'reused' };

/**
 * Decides what a presented refresh token means for its session. The successor of a token is derived from it with the key of the
 * server, so that all requests with one token within the grace period receive the same successor, and a session never has two
 * tokens that can be renewed.
 */
export function judgeRefresh(
  session: LockedSession,
  presented: RefreshToken,
  hashValue: HashValue,
): RefreshUse {
  const hash = hashSecret(presented.secret);
  const secret = hashValue(`successor:${presented.sessionId}:${presented.secret}`);
  if (isEqualSecret(hash, session.refresh_hash)) return { kind: 'rotate', secret, previous: hash };
  const isPrevious = session.previous_hash !== null && isEqualSecret(hash, session.previous_hash);
  // The distance, because the clock may be set back: an old token must not be accepted until it has caught up.
  const isRecent = Math.abs(session.secondsSinceRotation) < gracePeriod;
  // A successor of an earlier version of the product was not derived.
  const isSuccessor = isEqualSecret(hashSecret(secret), session.refresh_hash);
  return isPrevious && isRecent && isSuccessor ? { kind: 'repeat', secret } : { kind: 'reused' };
}
