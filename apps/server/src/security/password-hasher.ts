import { hash, verify } from '@node-rs/argon2';
import { createRequesterQueue, type Requester } from './requester-queue.ts';

/** Hashes and verifies passwords with argon2id in the threads of libuv. */
export interface PasswordHasher {
  /** @throws {RequestError} `unavailable` when too many passwords wait. */
  hash(password: string, requester: Requester): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so that the time of the response
   * does not tell whether an account exists.
   * @throws {RequestError} `unavailable` when too many passwords wait.
   */
  verify(passwordHash: string | null, password: string, requester: Requester): Promise<boolean>;
}

/** The number of the algorithm in `@node-rs/argon2`, whose enumeration exists for types only. */
const argon2id = 2;

/**
 * The parameters that OWASP recommends for argon2id (Password Storage Cheat Sheet): memory in KiB, iterations and lanes. One hash
 * takes about 20 ms.
 */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads one remains free, so that files are read while passwords are hashed. */
const concurrency = { accounts: 1, networks: 2 };

export function createPasswordHasher(): PasswordHasher {
  const queue = createRequesterQueue(concurrency);
  let unknownHash: Promise<string> | undefined;
  return {
    hash: (password, requester) => queue.run(requester, () => hashPassword(password)),
    verify: (passwordHash, password, requester) =>
      queue.run(requester, async () => {
        unknownHash ??= hashPassword('the password of no account');
        const isEqual = await verify(passwordHash ?? (await unknownHash), normalize(password));
        return isEqual && passwordHash !== null;
      }),
  };
}

/** Hashes a password without a queue, for commands of the operator. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), parameters);
}

/** One character can be entered in several Unicode forms (NIST SP 800-63B, section 5.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
