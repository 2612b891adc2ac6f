import { sharedRead, type ApiCall } from '../call.ts';

/** The endpoints of the day a hundred years ago. */
export const caravanCalls = {
  getCaravanDay: {
    ...sharedRead,
    path: '/caravan/days/{date}',
    dependsOn: ['places', 'images', 'books', 'chapters', 'texts'],
  },
} as const satisfies Record<string, ApiCall>;
