import type { AttemptCounter } from '../../../security/attempt-limits.ts';

/** How many e-mails are sent to one address in the window of the counters. */
const maxMailsToAddress = 5;

/** The counter of the e-mails that anybody can have sent to an address. */
export function createMailCounter(email: string): AttemptCounter {
  return { key: `mail:${email}`, limit: maxMailsToAddress };
}
