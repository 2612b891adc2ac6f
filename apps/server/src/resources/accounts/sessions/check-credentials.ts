import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { AttemptCounter } from '../../../security/attempt-limits.ts';
import { clientNetwork } from '../../../security/client-network.ts';
import type { AccountServices } from '../account-services.ts';
import { createMailCounter } from '../registration/mail-limit.ts';
import { findUserByEmail, type UserRow } from '../users/repository.ts';
import { deviceCookie } from './cookies.ts';
import { readDevice } from './known-device.ts';
import { readPreferredLanguage } from './preferred-language.ts';

/** How many accounts one network may try for each attempt on one account. */
const addressMultiple = 5;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Returns the user of an e-mail and a password. A wrong e-mail and a wrong password cannot be distinguished, nor can the time they take.
 * @throws {RequestError} `wrong_credentials`; `too_many_requests` after too many attempts; `account_disabled` or
 * `email_not_confirmed` when the password is right
 */
export async function checkCredentials(
  services: AccountServices,
  orm: Orm,
  request: FastifyRequest,
  { email, password }: Credentials,
): Promise<UserRow> {
  const { hasher, limits, keys, notices } = services;
  const user = await findUserByEmail(orm, email);
  const device = readDevice(request.cookies[deviceCookie], user?.user_id, keys.hashValue);
  const counters = createCounters(services.maxSignInAttempts, {
    owner: `${device ?? `account:${email}`}:${user?.password_hash ?? ''}`,
    isKnownDevice: device !== undefined,
    address: request.ip,
  });
  await limits.count(counters.all);
  const isRight = await hasher.verify(user?.password_hash ?? null, password);
  if (user === undefined || !isRight)
    throw new RequestError('wrong_credentials', 'The e-mail or the password is wrong.');
  if (user.is_disabled)
    throw new RequestError('account_disabled', 'This account has been disabled by an administrator.');
  if (notices !== null && !user.is_verified) {
    if (await mayMail(services, email)) notices.confirmEmail(user, readPreferredLanguage(request));
    throw new RequestError(
      'email_not_confirmed',
      'Open the link in the e-mail that confirms the address first.',
    );
  }
  await limits.reset(counters.ofAccount);
  return user;
}

/** Whether another link may be sent to an address; the response does not depend on it. */
async function mayMail({ limits, maxSignInAttempts }: AccountServices, email: string): Promise<boolean> {
  if (maxSignInAttempts === 0) return true;
  try {
    await limits.count([createMailCounter(email)]);
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

interface Attempt {
  /** The known browser, or the account, with its password: after a new password nobody is locked out by guesses at the old one. */
  readonly owner: string;
  readonly isKnownDevice: boolean;
  readonly address: string;
}

/** A known browser has its own counter; unknown ones share those of the account and of their network. */
function createCounters(
  limit: number,
  { owner, isKnownDevice, address }: Attempt,
): { readonly all: readonly AttemptCounter[]; readonly ofAccount: readonly AttemptCounter[] } {
  if (limit === 0) return { all: [], ofAccount: [] };
  const ofAccount = [{ key: owner, limit }];
  const ofNetwork = { key: `network:${clientNetwork(address)}`, limit: limit * addressMultiple };
  return { all: isKnownDevice ? ofAccount : [ofNetwork, ...ofAccount], ofAccount };
}
