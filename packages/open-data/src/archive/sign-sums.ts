import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { encodeText, type DataFile } from '../formats/data-file.ts';

/** The files by which an archive is verified. */
export const sumsName = 'SHA256SUMS';
export const signatureName = 'SHA256SUMS.sig';
export const publicKeyName = 'public-key.pem';

/** The lines of `SHA256SUMS`, as `sha256sum -c` reads them. */
export function writeSums(files: readonly Pick<DataFile, 'path' | 'bytes'>[]): Uint8Array {
  return encodeText(files.map(({ path, bytes }) => `${sha256(bytes)}  ${path}\n`).join(''));
}

/** The SHA-256 of bytes in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Signs the sums with an Ed25519 key; 64 bytes, always the same for the same key and sums. */
export function signSums(sums: Uint8Array, privateKey: KeyObject): Uint8Array {
  return new Uint8Array(sign(null, sums, privateKey));
}

/** Whether a signature is that of the sums by the owner of the key; false for a damaged signature. */
export function isSignedBy(sums: Uint8Array, signature: Uint8Array, publicKey: KeyObject): boolean {
  return publicKey.asymmetricKeyType === 'ed25519' && verify(null, sums, publicKey, signature);
}

/** The public part of a key as PEM. */
export function publicKeyPem(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** The fingerprint of a key that people compare: the SHA-256 of its DER encoding, in groups of eight digits. */
export function keyFingerprint(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const digits = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  return digits.match(/.{8}/g)?.join(' ') ?? digits;
}
