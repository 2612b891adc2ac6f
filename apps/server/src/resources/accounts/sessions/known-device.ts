import { createSecret } from '../../../security/secrets.ts';
import type { SigningKeys } from '../../../security/signing-keys.ts';
import { isEqual } from './refresh-token.ts';

/*
 * A browser from which an account has signed in before has a counter of its own, so that nobody can lock the owner out by
 * failing on purpose (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */

type HashValue = SigningKeys['hashValue'];

/** Creates the value of the cookie that marks a browser as one of a user. */
export function createDevice(userId: number, hashValue: HashValue): string {
  const nonce = createSecret();
  return `${nonce}.${sign(userId, nonce, hashValue)}`;
}

/** Key of the counter of a browser; undefined when the cookie is not one of this user. */
export function readDevice(
  cookie: string | undefined,
  userId: number | undefined,
  hashValue: HashValue,
): string | undefined {
  const [nonce = '', signature = ''] = (cookie ?? '').split('.');
  if (userId === undefined || nonce === '') return undefined;
  return isEqual(signature, sign(userId, nonce, hashValue)) ? `device:${userId}:${nonce}` : undefined;
}

function sign(userId: number, nonce: string, hashValue: HashValue): string {
  return hashValue(`device:${userId}:${nonce}`);
}
