import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { networkLevels, type NetworkLevel } from '../../../lib/shared-limit.ts';
import { clientNetworks } from '../../../security/client-network.ts';
import type { Requester } from '../../../security/requester-queue.ts';
import type { AccountServices } from '../account-services.ts';
import { countMail } from '../mails/mail-limit.ts';
import { findUserByEmail, type UserRow } from '../users/repository.ts';
import { deviceCookie } from '../browsers/cookies.ts';
import { readDevice } from '../browsers/known-device.ts';
import { readPreferredLanguage } from '../browsers/preferred-language.ts';

/** How many accounts a network may try for each attempt on one account. */
const multiples = { address: 5, neighbourhood: 20, region: 80 } as const satisfies Record<
  NetworkLevel,
  number
>;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Who signs in, by the cookie of the browser only, since it decides which queue an attempt waits in before anything is read from
 * the database.
 */
export function identifyRequester(
  { cookies, ip }: FastifyRequest,
  { keys }: Pick<AccountServices, 'keys'>,
): Requester {
  const device = readDevice(cookies[deviceCookie], keys.hashValue);
  return device ? { kind: 'account', userId: device.userId } : { kind: 'network', address: ip };
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
  const device = readDevice(request.cookies[deviceCookie], keys.hashValue, user?.user_id);
  // A browser of another account is an unknown one.
  const isKnown = device !== undefined && device.userId === user?.user_id;
  const ownCounter = {
    key: `${isKnown ? device.key : `account:${email}`}:${user?.password_hash ?? ''}`,
    limit: services.maxSignInAttempts,
  };
  if (services.maxSignInAttempts > 0) {
    if (!isKnown) await countNetworks(services, request.ip);
    await limits.count([ownCounter]);
  }
  const requester: Requester = isKnown
    ? { kind: 'account', userId: device.userId }
    : { kind: 'network', address: request.ip };
  const isRight = await hasher.verify(user?.password_hash ?? null, password, requester);
  if (user === undefined || !isRight)
    throw new RequestError('wrong_credentials', 'The e-mail or the password is wrong.');
  if (user.is_disabled)
    throw new RequestError('account_disabled', 'This account has been disabled by an administrator.');
  if (notices !== null && !user.is_verified) {
    if (await mayMail(services, request, user)) notices.confirmEmail(user, readPreferredLanguage(request));
    throw new RequestError(
      'email_not_confirmed',
      'Open the link in the e-mail that confirms the address first.',
    );
  }
  await limits.reset([ownCounter]);
  return user;
}

/** Whether another link may be sent to a user; the response does not depend on it. */
async function mayMail(services: AccountServices, request: FastifyRequest, user: UserRow): Promise<boolean> {
  try {
    await countMail(services, request, { email: user.email ?? '', userId: user.user_id });
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

/** Counts an attempt in an unknown browser for its networks. */
async function countNetworks({ limits, maxSignInAttempts }: AccountServices, ip: string): Promise<void> {
  const networks = clientNetworks(ip);
  await limits.count(
    networkLevels.map((level) => ({
      key: `sign-in:${level}:${networks[level]}`,
      limit: maxSignInAttempts * multiples[level],
    })),
  );
}
