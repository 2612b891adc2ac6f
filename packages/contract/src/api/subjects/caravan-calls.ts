import { sharedRead, write, type ApiCall } from '../call.ts';

/** Readers subscribe without an account; no record that others read is changed. */
const subscriptionWrite = { ...write, method: 'POST', access: 'everyone', changes: [] } as const;

/** The endpoints of the day a hundred years ago. */
export const caravanCalls = {
  getCaravanDay: {
    ...sharedRead,
    path: '/caravan/days/{date}',
    dependsOn: ['places', 'images', 'books', 'chapters', 'texts'],
  },
  subscribeToCaravan: { ...subscriptionWrite, path: '/caravan/subscriptions/' },
  confirmCaravanSubscription: { ...subscriptionWrite, path: '/caravan/subscriptions/confirm' },
  leaveCaravan: { ...subscriptionWrite, path: '/caravan/subscriptions/leave' },
} as const satisfies Record<string, ApiCall>;
