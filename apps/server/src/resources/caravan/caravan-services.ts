import type { Mailer } from '../../mail/mailer.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';

/** What the subscriptions of the caravan share. */
export interface CaravanServices {
  readonly limits: AttemptLimits;
  /** Closed with the application; null while no mail server is configured. */
  readonly mailer: Mailer | null;
  /** 0 means no limit of requests. */
  readonly maxSignInAttempts: number;
  /** The origin of the product. */
  readonly publicUrl: string;
}
