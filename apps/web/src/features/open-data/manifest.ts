import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { openDataMessages } from './messages/index.ts';

/** The manifest of the page of the open data, which the page about the project links. */
export const openDataManifest: FeatureManifest = {
  id: 'open-data',
  messages: openDataMessages,
  screens: [
    {
      id: 'data',
      paths: ['/data'],
      load: async () => (await import('./open-data-screen.tsx')).openDataScreenModule,
      source: 'src/features/open-data/open-data-screen.tsx',
    },
  ],
};
