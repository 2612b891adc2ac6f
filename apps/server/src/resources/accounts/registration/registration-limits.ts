import type { SharedAttempts } from '../../../security/attempt-limits.ts';

/** How many accounts may be registered in 15 minutes, and in a day. */
export const registrationAttempts: readonly SharedAttempts[] = [
  {
    name: 'register',
    usual: { address: 20, neighbourhood: 30, region: 60, whole: 200 },
    reserve: { address: 2, neighbourhood: 2, region: 10, whole: 600 },
  },
  {
    name: 'register-day',
    windowSeconds: 24 * 60 * 60,
    usual: { address: 60, neighbourhood: 90, region: 180, whole: 1_000 },
    reserve: { address: 4, neighbourhood: 4, region: 40, whole: 1_500 },
  },
];
