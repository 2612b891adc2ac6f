import { createSecret, isEqualSecret } from '../../../security/secrets.ts';
import type { SigningKeys } from '../../../security/signing-keys.ts';

/*
 * A browser from which an account has signed in before has a counter of its own, so that nobody can lock the owner out by
 * failing on purpose (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */

type HashValue = SigningKeys['hashValue'];

/** A browser from which an account has signed in before. */
export interface KnownDevice {
  readonly userId: number;
  /** The key of its counter. */
  readonly key: string;
}

/** Creates the value of the cookie that marks a browser as one of a user. */
export function createDevice(userId: number, hashValue: HashValue): string {
  const nonce = createSecret();
  return `${userId}.${nonce}.${sign(userId, nonce, hashValue)}`;
}

/**
 * Reads the cookie of a browser without the database; undefined for one that this server has not issued.
 * @param expectedUser whose browser it would be: cookies of earlier versions do not name their user
 */
export function readDevice(
  cookie: string | undefined,
  hashValue: HashValue,
  expectedUser?: number,
): KnownDevice | undefined {
  const parts = (cookie ?? '').split('.');
  const [id = '', nonce = '', signature = ''] = parts.length === 2 ? [String(expectedUser), ...parts] : parts;
  if (!/^\d{1,10}$/.test(id) || nonce === '') return undefined;
  const userId = Number(id);
  if (!isEqualSecret(signature, sign(userId, nonce, hashValue))) return undefined;
  return { userId, key: `device:${userId}:${nonce}` };
}

function sign(userId: number, nonce: string, hashValue: HashValue): string {
  return hashValue(`device:${userId}:${nonce}`);
}
