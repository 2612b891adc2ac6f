import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import type { Settings } from '../../settings.ts';
import type { AccessTokens } from '../../security/access-tokens.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import { createPasswordHasher, type PasswordHasher } from '../../security/password-hasher.ts';
import type { SigningKeys } from '../../security/signing-keys.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { createGoogleClient, type GoogleClient } from './google-sign-in/google-client.ts';
import { createAccountNotices, type AccountNotices } from './registration/account-notices.ts';

/** What the resources of accounts share. */
export interface AccountServices {
  readonly tokens: AccessTokens;
  readonly keys: SigningKeys;
  readonly hasher: PasswordHasher;
  readonly limits: AttemptLimits;
  /** Closed with the application; null while no mail server is configured. */
  readonly mailer: Mailer | null;
  /** E-mails to the owners of accounts; null while no mail server is configured. */
  readonly notices: AccountNotices | null;
  /** Null while the sign-in with Google is not configured. */
  readonly google: GoogleClient | null;
  /** How many sign-ins to one account may fail in the window of the counters; 0 means no limit. */
  readonly maxSignInAttempts: number;
  /** The origin of the product. */
  readonly publicUrl: string;
  /** Whether cookies are sent over TLS only. */
  readonly isEncrypted: boolean;
}

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
