import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { offlineMessages } from './messages/index.ts';
import { OfflinePart } from './offline-part.tsx';

/** The manifest of what works without a network: the service worker, the installation, and the sections that are kept for the road. */
export const offlineManifest: FeatureManifest = {
  id: 'offline',
  messages: offlineMessages,
  pageParts: [{ id: 'offline', slot: 'page', rank: 60, Part: OfflinePart }],
  screens: [
    {
      id: 'offline',
      paths: ['/offline'],
      load: async () => (await import('./offline-screen.tsx')).offlineScreenModule,
      source: 'src/features/offline/offline-screen.tsx',
    },
  ],
};
