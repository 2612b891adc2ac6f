import { createPublicKey, type KeyObject } from 'node:crypto';
import { openArchive, type Archive } from '@cae-map/book-files/archive/open-archive';
import {
  isSignedBy,
  keyFingerprint,
  publicKeyName,
  sha256,
  signatureName,
  sumsName,
} from '../archive/sign-sums.ts';
import { checkTables } from './check-tables.ts';
import type { Problem } from './problem.ts';

/** What was found in an archive. */
export interface Verification {
  readonly problems: readonly Problem[];
  /** The number of files whose sums were compared. */
  readonly files: number;
  /** The fingerprint of the key whose signature was checked; null without one. */
  readonly signer: string | null;
}

/** The most bytes of an archive and of its files together. */
export const dataArchiveBounds = {
  fileBytes: 512 * 1024 * 1024,
  entries: 100_000,
  inflatedBytes: 2 * 1024 * 1024 * 1024,
};

/**
 * Verifies an archive: the sums of all files, their signature, and the tables against the dictionary.
 * @param trustedKey the published key as PEM; null to use the key within the archive, which proves only that it is whole
 */
export function verifyArchive(bytes: Uint8Array, trustedKey: string | null): Verification {
  const files = readFiles(bytes);
  if (files === null) return { problems: [{ code: 'no-archive' }], files: 0, signer: null };
  const signature = checkSignature(files, trustedKey);
  const decode = (path: string): string | null => {
    const content = files.get(path);
    return content === undefined ? null : new TextDecoder().decode(content);
  };
  return {
    problems: [...signature.problems, ...checkSums(files), ...checkTables(decode)],
    files: files.size,
    signer: signature.signer,
  };
}

/** The contents of all files of an archive; null if it cannot be read. */
export function readFiles(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  try {
    const archive: Archive = openArchive(bytes, dataArchiveBounds);
    const read = archive.names.map((name) => [name, archive.read(name) ?? new Uint8Array()] as const);
    return archive.refusedNames.length === 0 && read.length > 0 ? new Map(read) : null;
  } catch {
    return null;
  }
}

function checkSums(files: ReadonlyMap<string, Uint8Array>): Problem[] {
  const sums = files.get(sumsName);
  if (sums === undefined) return [{ code: 'no-sums' }];
  const listed = new Map(
    [...new TextDecoder().decode(sums).matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(
      ([, sum = '', path = '']) => [path, sum],
    ),
  );
  const verifying = new Set([sumsName, signatureName, publicKeyName]);
  const problems: Problem[] = [];
  for (const [file, sum] of listed) {
    const content = files.get(file);
    if (content === undefined) problems.push({ code: 'missing-file', file });
    else if (sha256(content) !== sum) problems.push({ code: 'changed-file', file });
  }
  for (const file of files.keys())
    if (!listed.has(file) && !verifying.has(file)) problems.push({ code: 'unlisted-file', file });
  return problems;
}

function checkSignature(
  files: ReadonlyMap<string, Uint8Array>,
  trustedKey: string | null,
): Pick<Verification, 'problems' | 'signer'> {
  const [sums, signature, ownKey] = [sumsName, signatureName, publicKeyName].map((name) => files.get(name));
  if (sums === undefined || signature === undefined)
    return { problems: signature === undefined ? [{ code: 'no-signature' }] : [], signer: null };
  const included = ownKey === undefined ? null : readKey(new TextDecoder().decode(ownKey));
  const trusted = trustedKey === null ? included : readKey(trustedKey);
  if (trusted === null) return { problems: [{ code: 'no-key' }], signer: null };
  const signer = keyFingerprint(trusted);
  const problems: Problem[] = [];
  if (included !== null && keyFingerprint(included) !== signer)
    problems.push({ code: 'other-key', expected: signer, found: keyFingerprint(included) });
  if (!isSignedBy(sums, signature, trusted)) problems.push({ code: 'wrong-signature' });
  return { problems, signer };
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}
