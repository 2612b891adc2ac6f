import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
import { daysMessages } from './messages/index.ts';

/** The manifest of the days of the expedition: each day, the calendar of a month, and all months. */
export const daysManifest: FeatureManifest = {
  id: 'days',
  messages: daysMessages,
  screens: [
    {
      id: 'day',
      sharedMessages: recordPageMessages,
      paths: ['/day/:date'],
      hasTwins: true,
      load: async () => (await import('./day/day-screen.tsx')).dayScreenModule,
      source: 'src/features/days/day/day-screen.tsx',
    },
    {
      id: 'days',
      paths: ['/days', '/day'],
      hasTwins: true,
      load: async () => (await import('./calendar/days-screen.tsx')).daysScreenModule,
      source: 'src/features/days/calendar/days-screen.tsx',
    },
    {
      id: 'month',
      sharedMessages: recordPageMessages,
      paths: ['/days/:month'],
      load: async () => (await import('./calendar/month-screen.tsx')).monthScreenModule,
      source: 'src/features/days/calendar/month-screen.tsx',
    },
  ],
};
