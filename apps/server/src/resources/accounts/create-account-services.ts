import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import { createMailer } from '../../mail/mailer.ts';
import type { AccessTokens } from '../../security/access-tokens.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import { createPasswordHasher } from '../../security/password-hasher.ts';
import type { SigningKeys } from '../../security/signing-keys.ts';
import type { Settings } from '../../settings.ts';
import type { AccountServices } from './account-services.ts';
import { createGoogleClient } from './google-client/google-client.ts';
import { createAccountNotices } from './mails/account-notices.ts';

interface AccountDependencies {
  readonly orm: Orm;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly limits: AttemptLimits;
  readonly log: FastifyBaseLogger;
}

type AccountsConfiguration = Pick<Settings, 'signInAttempts' | 'publicUrl' | 'mail' | 'google'>;

/** Creates the services of accounts on a database. */
export function createAccountServices(
  { orm, keys, tokens, limits, log }: AccountDependencies,
  { signInAttempts, publicUrl, mail, google }: AccountsConfiguration,
): AccountServices {
  const mailer = mail && createMailer(mail, log);
  return {
    tokens,
    keys,
    hasher: createPasswordHasher(),
    limits,
    mailer,
    notices: mailer && createAccountNotices({ orm, mailer, publicUrl }),
    google: google && createGoogleClient(google, publicUrl),
    maxSignInAttempts: signInAttempts,
    publicUrl,
    isEncrypted: publicUrl.startsWith('https:'),
  };
}
