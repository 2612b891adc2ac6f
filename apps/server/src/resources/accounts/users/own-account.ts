import type { WriteCallName } from '@cae-map/contract/api/calls';
import { RequestError } from '../../../responses/request-error.ts';
import type { PasswordHasher } from '../../../security/password-hasher.ts';
import { createInvalidTokenError } from '../../../security/access-tokens.ts';
import type { AttemptLimits } from '../../../security/attempt-limits.ts';
import type { Orm } from '../../../database/connection.ts';
import type { Caller } from '../../../writes/caller.ts';
import type { WriteContext } from '../../../writes/write-route.ts';
import { findUser, lockUser, type UserRow } from './repository.ts';

/** How often the password of a signed-in caller may be tried in the window of the counters. */
const maxPasswordAttempts = 10;

/** The caller of a call that needs an account. */
export function requireCaller(caller: Caller | null): Caller {
  if (caller === null) throw new Error('the access of the call needs a caller');
  return caller;
}

/** Loads and locks the account of the caller. */
export async function loadOwnAccount<Name extends WriteCallName>({
  caller,
  transaction,
}: WriteContext<Name>): Promise<UserRow | undefined> {
  return await lockUser(transaction, requireCaller(caller).userId);
}

interface PasswordConfirmation {
  readonly orm: Orm;
  readonly hasher: PasswordHasher;
  readonly limits: AttemptLimits;
}

/**
 * Checks that the caller knows the password, before something that a stolen session must not do. An account without a password
 * has nothing to confirm.
 * @throws {RequestError} `wrong_credentials`, or `too_many_requests` after too many attempts
 */
export async function confirmPassword(
  { orm, hasher, limits }: PasswordConfirmation,
  caller: Caller,
  password: string | null,
): Promise<UserRow> {
  const user = await findUser(orm, caller.userId);
  if (user === undefined) throw createInvalidTokenError('The account does not exist any more.');
  if (user.password_hash === null) return user;
  const counter = { key: `password:${caller.userId}`, limit: maxPasswordAttempts };
  await limits.count([counter]);
  const requester = { kind: 'account', userId: caller.userId } as const;
  if (password === null || !(await hasher.verify(user.password_hash, password, requester)))
    throw new RequestError('wrong_credentials', 'The current password is wrong.');
  await limits.reset([counter]);
  return user;
}
