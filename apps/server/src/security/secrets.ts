import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret of 256 random bits, in base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 under which a secret is stored; a secret of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts of equal length in constant time. */
export function isEqualSecret(one: string, other: string): boolean {
  const bytes = Buffer.from(one);
  const otherBytes = Buffer.from(other);
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
