import { hash, verify } from '@node-rs/argon2';
import { createTaskQueue } from '../responses/task-queue.ts';

/** Hashes and verifies passwords with argon2id in the threads of libuv, at most two at a time. */
export interface PasswordHasher {
  /** @throws {RequestError} `unavailable` when too many passwords wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so that the time of the response
   * does not tell whether an account exists.
   * @throws {RequestError} `unavailable` when too many passwords wait.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** The number of the algorithm in `@node-rs/argon2`, whose enumeration exists for types only. */
const argon2id = 2;

/**
 * The parameters that OWASP recommends for argon2id (Password Storage Cheat Sheet): memory in KiB, iterations and lanes. One hash
 * takes about 20 ms.
 */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of libuv's threads, so that files are read while passwords are hashed. */
const queueLimits = { concurrency: 2, maxWaiting: 100, maxWait: 5_000 };

export function createPasswordHasher(): PasswordHasher {
  const queue = createTaskQueue(queueLimits);
  let unknownHash: Promise<string> | undefined;
  const hashPassword = (password: string) => hash(normalize(password), parameters);
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    verify: (passwordHash, password) =>
      queue.run(async () => {
        unknownHash ??= hashPassword('the password of no account');
        const isEqual = await verify(passwordHash ?? (await unknownHash), normalize(password));
        return isEqual && passwordHash !== null;
      }),
  };
}

/** One character can be entered in several Unicode forms (NIST SP 800-63B, section 5.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
