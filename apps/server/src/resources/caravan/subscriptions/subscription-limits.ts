import type { SharedAttempts } from '../../../security/attempt-limits.ts';

/** How many subscriptions may be requested in 15 minutes, and in a day. Each sends an e-mail to an address that anybody can enter. */
export const subscriptionAttempts: readonly SharedAttempts[] = [
  {
    name: 'caravan',
    usual: { address: 10, neighbourhood: 20, region: 40, whole: 150 },
    reserve: { address: 2, neighbourhood: 2, region: 10, whole: 400 },
  },
  {
    name: 'caravan-day',
    windowSeconds: 24 * 60 * 60,
    usual: { address: 30, neighbourhood: 60, region: 120, whole: 1_000 },
    reserve: { address: 4, neighbourhood: 4, region: 40, whole: 1_500 },
  },
];

/** How many e-mails to one address are sent in the time that a link is valid. While one is refused, there is a link in the mailbox. */
export const maxRequestsOfAddress = 4;

/** For how long a link confirms a subscription. */
export const confirmationSeconds = 24 * 60 * 60;

/** The most subscriptions; further ones are refused, so that the mails of a day are sent in its morning. */
export const maxSubscriptions = 20_000;
