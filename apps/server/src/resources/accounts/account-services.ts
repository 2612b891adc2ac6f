import type { AccessTokens } from '../../security/access-tokens.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { SigningKeys } from '../../security/signing-keys.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { GoogleClient } from './google-client/google-client.ts';
import type { AccountNotices } from './mails/account-notices.ts';

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
