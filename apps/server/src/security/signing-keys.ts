import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createHmac, randomBytes, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import { z } from 'zod';
import { StartError } from '../lib/start-error.ts';
import { openDataKey } from './data-key.ts';

/** The keys of the server: those that sign access tokens, and one that hides addresses in the counters of attempts. */
export interface SigningKeys {
  /** The newest key, which signs. */
  current(): Promise<SigningKey>;
  /** The public key of a token, by its id; undefined for an unknown one. */
  find(keyId: string): Promise<CryptoKey | undefined>;
  /** A keyed hash of a value, so that the value cannot be found by trying all of them. */
  readonly hashValue: (value: string) => string;
  /** The key that signs the open data, which is created when it is first used. */
  readonly dataKey: () => KeyObject;
}

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: CryptoKey;
}

export const signingAlgorithm = 'EdDSA';

const keyFileSchema = z.object({
  hashKey: z.string().min(32),
  /** The newest is last; the one before it verifies tokens that were signed before the last rotation. */
  signing: z
    .array(
      z.object({
        kid: z.string(),
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        d: z.string(),
      }),
    )
    .min(1),
});
type KeyFile = z.infer<typeof keyFileSchema>;

/** Tokens signed before a rotation remain valid until they expire. */
const keptKeys = 2;

/**
 * Opens the keys in `DATA_DIR/keys`, and creates them at the first start. Only this user may read the file. A rotation by another
 * process is noticed when the file is next used.
 * @throws {StartError} `data_folder` when the file is damaged
 */
export async function openSigningKeys(dataDir: string): Promise<SigningKeys> {
  const file = keyFilePath(dataDir);
  try {
    readKeyFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await createKeyFile(file);
  }
  let loaded = await load(file);
  const reload = async (): Promise<void> => {
    if (fileIdentity(file) !== loaded.identity) loaded = await load(file);
  };
  return {
    async current() {
      await reload();
      return loaded.current;
    },
    async find(keyId) {
      await reload();
      return loaded.publicKeys.get(keyId);
    },
    hashValue: (value) => createHmac('sha256', loaded.hashKey).update(value).digest('base64url'),
    dataKey: () => openDataKey(path.dirname(file)),
  };
}

/** Adds a key that signs from now on, and removes the oldest: tokens that it has signed are rejected. */
export async function rotateSigningKeys(dataDir: string): Promise<void> {
  const file = keyFilePath(dataDir);
  const keys = readKeyFile(file);
  const signing = [...keys.signing, await createKey()].slice(-keptKeys);
  writeKeyFile(file, { ...keys, signing });
}

function keyFilePath(dataDir: string): string {
  return path.join(dataDir, 'keys', 'signing-keys.json');
}

async function createKeyFile(file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = writeTemporary(file, {
    hashKey: randomBytes(32).toString('base64url'),
    signing: [await createKey()],
  });
  try {
    // Of several processes that start together one creates the file, which the others use.
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary);
  }
}

async function createKey(): Promise<KeyFile['signing'][number]> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return keyFileSchema.shape.signing.element.parse({ ...jwk, kid: randomBytes(8).toString('hex') });
}

/** Replaces the file at once, so that no process reads a part of it. */
function writeKeyFile(file: string, keys: KeyFile): void {
  renameSync(writeTemporary(file, keys), file);
}

/** Writes the keys beside their file, and returns the path. */
function writeTemporary(file: string, keys: KeyFile): string {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, JSON.stringify(keys), { mode: 0o600, flush: true });
  chmodSync(temporary, 0o600);
  return temporary;
}

function readKeyFile(file: string): KeyFile {
  const content = readFileSync(file, 'utf8');
  try {
    return keyFileSchema.parse(JSON.parse(content));
  } catch (error) {
    throw new StartError(
      'data_folder',
      `The file of the signing keys ${file} is damaged. Restore it from a backup, or remove it: everybody must sign in again then.`,
      { cause: error },
    );
  }
}

async function load(file: string) {
  const identity = fileIdentity(file);
  const { signing, hashKey } = readKeyFile(file);
  const publicKeys = new Map<string, CryptoKey>();
  let current: SigningKey | undefined;
  for (const { d, ...publicJwk } of signing) {
    publicKeys.set(publicJwk.kid, await importKey(publicJwk));
    current = { keyId: publicJwk.kid, privateKey: await importKey({ ...publicJwk, d }) };
  }
  if (current === undefined) throw new Error('the schema requires a key');
  return { identity, hashKey, publicKeys, current };
}

/**
 * Differs after each rotation. The time alone does not: two writes within one tick of the kernel's clock have the same. A rotation
 * creates the new file while the last one still exists, so their inodes differ.
 */
function fileIdentity(file: string): string {
  const { ino, mtimeNs } = statSync(file, { bigint: true });
  return `${ino} ${mtimeNs}`;
}

async function importKey(jwk: object): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new TypeError('an Ed25519 key is no symmetric key');
  return key;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
}
