import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
import { CaravanLinePart } from './line/caravan-line-part.tsx';
import { daysMessages } from './messages/index.ts';

const confirmPaths = ['/today/confirm'];
const leavePaths = ['/today/leave'];
const loadLinkScreens = () => import('./subscription/link-screens.tsx');
const linkScreenSource = 'src/features/days/subscription/link-screens.tsx';

/** The manifest of the days of the expedition: each day, the day a hundred years ago, the calendar of a month, and all months. */
export const daysManifest: FeatureManifest = {
  id: 'days',
  messages: daysMessages,
  pageParts: [{ id: 'caravan-line', slot: 'map-screen', rank: 40, Part: CaravanLinePart }],
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
      id: 'today',
      sharedMessages: recordPageMessages,
      paths: ['/today'],
      // Set by the server, from its clock.
      query: ['on'],
      load: async () => (await import('./today/today-screen.tsx')).todayScreenModule,
      source: 'src/features/days/today/today-screen.tsx',
    },
    {
      id: 'confirm-subscription',
      paths: confirmPaths,
      secretQueryPaths: confirmPaths,
      load: async () => (await loadLinkScreens()).confirmSubscriptionModule,
      source: linkScreenSource,
    },
    {
      id: 'leave-subscription',
      paths: leavePaths,
      secretQueryPaths: leavePaths,
      load: async () => (await loadLinkScreens()).leaveSubscriptionModule,
      source: linkScreenSource,
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
